CREATE TABLE mutes (
    person TEXT NOT NULL,
    muted TEXT NOT NULL,
    n BIGINT NOT NULL,
    name TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, muted)
);
CREATE INDEX mutes_by_muted ON mutes (muted);
