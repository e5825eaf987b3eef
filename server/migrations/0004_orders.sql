CREATE TABLE orders (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    given TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
