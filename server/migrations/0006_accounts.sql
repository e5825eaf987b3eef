ALTER TABLE sessions ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN agent TEXT NOT NULL DEFAULT '';
CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX sessions_by_seen ON sessions (seen);
ALTER TABLE persons ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
CREATE TABLE name_keys (
    name_key TEXT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (name_key, person)
);
CREATE INDEX name_keys_by_person ON name_keys (person);
CREATE TABLE recoveries (
    code TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX recoveries_by_person ON recoveries (person);
