CREATE TABLE persons (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    login TEXT UNIQUE,
    password TEXT,
    email TEXT,
    created BIGINT NOT NULL
);
CREATE TABLE sessions (
    token TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    header TEXT NOT NULL,
    seed TEXT NOT NULL,
    invite TEXT NOT NULL,
    is_open BIGINT NOT NULL,
    standing TEXT NOT NULL,
    owner TEXT NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    ending TEXT
);
CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,
    person TEXT,
    mind TEXT,
    name TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_by_person ON seats (person);
CREATE TABLE moves (
    table_id TEXT NOT NULL,
    n BIGINT NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
);
CREATE TABLE talk (
    table_id TEXT NOT NULL,
    n BIGINT NOT NULL,
    name TEXT NOT NULL,
    at BIGINT NOT NULL,
    words TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
);
CREATE TABLE notes (
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    words TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
);
