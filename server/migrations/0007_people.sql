ALTER TABLE talk ADD COLUMN person TEXT;
ALTER TABLE talk ADD COLUMN removed TEXT;
ALTER TABLE talk ADD COLUMN removed_at BIGINT;
ALTER TABLE tables ADD COLUMN follows TEXT;
CREATE INDEX tables_by_follows ON tables (follows);
CREATE TABLE gone (
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    why TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, person)
);
CREATE INDEX gone_by_person ON gone (person);
CREATE TABLE votes (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    since BIGINT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, since, person)
);
CREATE TABLE blocks (
    person TEXT NOT NULL,
    blocked TEXT NOT NULL,
    n BIGINT NOT NULL,
    name TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, blocked)
);
CREATE INDEX blocks_by_blocked ON blocks (blocked);
CREATE TABLE reports (
    id BIGINT PRIMARY KEY,
    table_id TEXT NOT NULL,
    n BIGINT NOT NULL,
    reporter TEXT NOT NULL,
    person TEXT,
    name TEXT NOT NULL,
    words TEXT NOT NULL,
    reason TEXT NOT NULL,
    at BIGINT NOT NULL,
    settled BIGINT
);
CREATE UNIQUE INDEX reports_by_line ON reports (table_id, n, reporter);
CREATE INDEX reports_by_reporter ON reports (reporter, at);
CREATE TABLE bans (
    kind TEXT NOT NULL,
    what TEXT NOT NULL,
    name TEXT NOT NULL,
    reason TEXT NOT NULL,
    at BIGINT NOT NULL,
    until BIGINT,
    PRIMARY KEY (kind, what)
);
