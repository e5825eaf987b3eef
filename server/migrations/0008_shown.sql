ALTER TABLE tables ADD COLUMN talk_shut BIGINT NOT NULL DEFAULT 0;
UPDATE tables SET talk_shut = 1 WHERE standing = 'over';
