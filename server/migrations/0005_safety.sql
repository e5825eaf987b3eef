ALTER TABLE tables ADD COLUMN barrier BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN trouble TEXT;
ALTER TABLE tables ADD COLUMN origin TEXT NOT NULL DEFAULT 'new';
CREATE INDEX tables_by_owner ON tables (owner, standing);
CREATE INDEX notes_by_person ON notes (person);
