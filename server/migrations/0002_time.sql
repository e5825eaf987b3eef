ALTER TABLE tables ADD COLUMN tempo TEXT NOT NULL DEFAULT 'live';
ALTER TABLE tables ADD COLUMN bank BIGINT;
ALTER TABLE tables ADD COLUMN increment BIGINT;
ALTER TABLE tables ADD COLUMN asked BIGINT;
ALTER TABLE tables ADD COLUMN asked_since BIGINT;
ALTER TABLE tables ADD COLUMN deadline BIGINT;
CREATE INDEX tables_by_deadline ON tables (deadline);
CREATE INDEX tables_by_standing ON tables (standing, updated);
ALTER TABLE seats ADD COLUMN time_left BIGINT NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN stand_in TEXT;
ALTER TABLE seats ADD COLUMN leaves BIGINT NOT NULL DEFAULT 0;
ALTER TABLE talk ADD COLUMN notice TEXT;
CREATE TABLE house (
    name TEXT PRIMARY KEY,
    value BIGINT NOT NULL
);
