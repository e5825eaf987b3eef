ALTER TABLE sessions ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
CREATE INDEX sessions_by_person ON sessions (person);
