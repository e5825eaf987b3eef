CREATE TABLE analyses (
    table_id TEXT PRIMARY KEY,
    analysis TEXT NOT NULL,
    made BIGINT NOT NULL
);
CREATE TABLE bans (
    kind TEXT NOT NULL,
    what TEXT NOT NULL,
    name TEXT NOT NULL,
    reason TEXT NOT NULL,
    at BIGINT NOT NULL,
    until BIGINT,
    PRIMARY KEY (kind, what)
);
CREATE TABLE blocks (
    person TEXT NOT NULL,
    blocked TEXT NOT NULL,
    n BIGINT NOT NULL,
    name TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, blocked)
);
CREATE TABLE gone (
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    why TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, person)
);
CREATE TABLE house (
    name TEXT PRIMARY KEY,
    value BIGINT NOT NULL
);
INSERT INTO "house" VALUES('time',8201);
INSERT INTO "house" VALUES('names',1);
CREATE TABLE migrations (done BIGINT NOT NULL);
INSERT INTO "migrations" VALUES(0);
INSERT INTO "migrations" VALUES(1);
INSERT INTO "migrations" VALUES(2);
INSERT INTO "migrations" VALUES(3);
INSERT INTO "migrations" VALUES(4);
INSERT INTO "migrations" VALUES(5);
INSERT INTO "migrations" VALUES(6);
INSERT INTO "migrations" VALUES(7);
INSERT INTO "migrations" VALUES(8);
CREATE TABLE moves (
    table_id TEXT NOT NULL,
    n BIGINT NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
);
INSERT INTO "moves" VALUES('237b00a40a53e6bd36c6',0,'{"n":0,"by":"chance","choice":"reveal_building B06","at":1794963702728}');
INSERT INTO "moves" VALUES('237b00a40a53e6bd36c6',1,'{"n":1,"by":"chance","choice":"reveal_building B10","at":1794963702728}');
INSERT INTO "moves" VALUES('237b00a40a53e6bd36c6',2,'{"n":2,"by":"chance","choice":"reveal_building B12","at":1794963702728}');
INSERT INTO "moves" VALUES('237b00a40a53e6bd36c6',3,'{"n":3,"by":"chance","choice":"reveal_building B11","at":1794963702728}');
INSERT INTO "moves" VALUES('237b00a40a53e6bd36c6',4,'{"n":4,"by":"chance","choice":"reveal_building B09","at":1794963702728}');
INSERT INTO "moves" VALUES('237b00a40a53e6bd36c6',5,'{"n":5,"by":"chance","choice":"reveal_building B07","at":1794963702728}');
INSERT INTO "moves" VALUES('237b00a40a53e6bd36c6',6,'{"n":6,"by":"chance","choice":"reveal_monument M04","at":1794963702728}');
INSERT INTO "moves" VALUES('237b00a40a53e6bd36c6',7,'{"n":7,"by":"chance","choice":"reveal_monument M03","at":1794963702728}');
INSERT INTO "moves" VALUES('237b00a40a53e6bd36c6',8,'{"n":8,"by":"chance","choice":"reveal_monument M12","at":1794963702728}');
INSERT INTO "moves" VALUES('237b00a40a53e6bd36c6',9,'{"n":9,"by":"chance","choice":"reveal_monument M06","at":1794963702728}');
INSERT INTO "moves" VALUES('237b00a40a53e6bd36c6',10,'{"n":10,"by":"chance","choice":"first 1","at":1794963702728}');
INSERT INTO "moves" VALUES('237b00a40a53e6bd36c6',11,'{"n":11,"by":"chance","choice":"deal_wealth W15","at":1794963702728}');
INSERT INTO "moves" VALUES('237b00a40a53e6bd36c6',12,'{"n":12,"by":"chance","choice":"deal_wealth W01","at":1794963702728}');
INSERT INTO "moves" VALUES('237b00a40a53e6bd36c6',13,'{"n":13,"by":"chance","choice":"deal_wealth W13","at":1794963702728}');
INSERT INTO "moves" VALUES('237b00a40a53e6bd36c6',14,'{"n":14,"by":"chance","choice":"deal_wealth W19","at":1794963702728}');
INSERT INTO "moves" VALUES('237b00a40a53e6bd36c6',15,'{"n":15,"by":"chance","choice":"deal_wealth W06","at":1794963702728}');
INSERT INTO "moves" VALUES('237b00a40a53e6bd36c6',16,'{"n":16,"by":"chance","choice":"deal_wealth W16","at":1794963702728}');
INSERT INTO "moves" VALUES('237b00a40a53e6bd36c6',17,'{"n":17,"by":"chance","choice":"deal_wealth W07","at":1794963702728}');
INSERT INTO "moves" VALUES('237b00a40a53e6bd36c6',18,'{"n":18,"by":"chance","choice":"deal_wealth W02","at":1794963702728}');
INSERT INTO "moves" VALUES('237b00a40a53e6bd36c6',19,'{"n":19,"by":"chance","choice":"place_dummy W04","at":1794963702728}');
INSERT INTO "moves" VALUES('237b00a40a53e6bd36c6',20,'{"n":20,"by":"chance","choice":"place_dummy W12","at":1794963702728}');
INSERT INTO "moves" VALUES('237b00a40a53e6bd36c6',21,'{"n":21,"by":"chance","choice":"place_dummy W08","at":1794963702728}');
INSERT INTO "moves" VALUES('237b00a40a53e6bd36c6',22,'{"n":22,"by":"chance","choice":"place_dummy W18","at":1794963702728}');
INSERT INTO "moves" VALUES('237b00a40a53e6bd36c6',23,'{"n":23,"by":"chance","choice":"place_dummy W03","at":1794963702728}');
INSERT INTO "moves" VALUES('237b00a40a53e6bd36c6',24,'{"n":24,"by":"chance","choice":"place_dummy W17","at":1794963702728}');
INSERT INTO "moves" VALUES('237b00a40a53e6bd36c6',25,'{"n":25,"by":"chance","choice":"place_dummy W11","at":1794963702728}');
INSERT INTO "moves" VALUES('237b00a40a53e6bd36c6',26,'{"n":26,"by":"chance","choice":"place_dummy W10","at":1794963702728}');
INSERT INTO "moves" VALUES('237b00a40a53e6bd36c6',27,'{"n":27,"by":"chance","choice":"place_dummy W09","at":1794963702728}');
INSERT INTO "moves" VALUES('237b00a40a53e6bd36c6',28,'{"n":28,"by":0,"choice":"keep_wealth first=W01 second=W13","at":1794963702741}');
INSERT INTO "moves" VALUES('237b00a40a53e6bd36c6',29,'{"n":29,"by":1,"choice":"keep_wealth first=W02 second=W06","at":1794963702742}');
INSERT INTO "moves" VALUES('237b00a40a53e6bd36c6',30,'{"n":30,"by":1,"choice":"place gear=palenque space=0","at":1794963702744}');
INSERT INTO "moves" VALUES('237b00a40a53e6bd36c6',31,'{"n":31,"by":1,"choice":"place gear=tikal space=0","at":1794963702746}');
INSERT INTO "moves" VALUES('237b00a40a53e6bd36c6',32,'{"n":32,"by":1,"choice":"done","at":1794963702748}');
INSERT INTO "moves" VALUES('237b00a40a53e6bd36c6',33,'{"n":33,"by":0,"choice":"place gear=palenque space=1","at":1794963702771}');
INSERT INTO "moves" VALUES('237b00a40a53e6bd36c6',34,'{"n":34,"by":0,"choice":"place gear=palenque space=3","at":1794963702775}');
INSERT INTO "moves" VALUES('237b00a40a53e6bd36c6',35,'{"n":35,"by":0,"choice":"place gear=yaxchilan space=0","at":1794963702779}');
INSERT INTO "moves" VALUES('237b00a40a53e6bd36c6',36,'{"n":36,"by":0,"choice":"done","at":1794963702787}');
INSERT INTO "moves" VALUES('237b00a40a53e6bd36c6',37,'{"n":37,"by":1,"choice":"place gear=tikal space=0","at":1794963702792}');
INSERT INTO "moves" VALUES('237b00a40a53e6bd36c6',38,'{"n":38,"by":1,"choice":"done","at":1794963702797}');
INSERT INTO "moves" VALUES('237b00a40a53e6bd36c6',39,'{"n":39,"by":0,"choice":"pick_up gear=palenque space=2","at":1794963702821}');
INSERT INTO "moves" VALUES('237b00a40a53e6bd36c6',40,'{"n":40,"by":0,"choice":"act gear=palenque action=1 way=plain","at":1794963702828}');
INSERT INTO "moves" VALUES('237b00a40a53e6bd36c6',41,'{"n":41,"by":0,"choice":"pick_up gear=palenque space=4","at":1794963702835}');
INSERT INTO "moves" VALUES('7a9a77bb2f4cab3f7095',0,'{"n":0,"by":"chance","choice":"first 1","at":1794963702839}');
INSERT INTO "moves" VALUES('7a9a77bb2f4cab3f7095',1,'{"n":1,"by":"chance","choice":"lay C058","at":1794963702839}');
INSERT INTO "moves" VALUES('7a9a77bb2f4cab3f7095',2,'{"n":2,"by":"chance","choice":"lay C080","at":1794963702839}');
INSERT INTO "moves" VALUES('7a9a77bb2f4cab3f7095',3,'{"n":3,"by":"chance","choice":"lay C055","at":1794963702839}');
INSERT INTO "moves" VALUES('7a9a77bb2f4cab3f7095',4,'{"n":4,"by":"chance","choice":"lay C095","at":1794963702839}');
INSERT INTO "moves" VALUES('7a9a77bb2f4cab3f7095',5,'{"n":5,"by":"chance","choice":"lay C081","at":1794963702839}');
INSERT INTO "moves" VALUES('7a9a77bb2f4cab3f7095',6,'{"n":6,"by":"chance","choice":"lay C082","at":1794963702839}');
INSERT INTO "moves" VALUES('7a9a77bb2f4cab3f7095',7,'{"n":7,"by":"chance","choice":"lay C109","at":1794963702839}');
INSERT INTO "moves" VALUES('7a9a77bb2f4cab3f7095',8,'{"n":8,"by":"chance","choice":"lay C113","at":1794963702839}');
INSERT INTO "moves" VALUES('7a9a77bb2f4cab3f7095',9,'{"n":9,"by":"chance","choice":"lay C105","at":1794963702839}');
INSERT INTO "moves" VALUES('7a9a77bb2f4cab3f7095',10,'{"n":10,"by":"chance","choice":"lay C098","at":1794963702839}');
INSERT INTO "moves" VALUES('7a9a77bb2f4cab3f7095',11,'{"n":11,"by":"chance","choice":"lay C098","at":1794963702839}');
INSERT INTO "moves" VALUES('7a9a77bb2f4cab3f7095',12,'{"n":12,"by":"chance","choice":"lay C057","at":1794963702839}');
INSERT INTO "moves" VALUES('7a9a77bb2f4cab3f7095',13,'{"n":13,"by":"chance","choice":"lay C059","at":1794963702839}');
INSERT INTO "moves" VALUES('7a9a77bb2f4cab3f7095',14,'{"n":14,"by":1,"choice":"take 4","at":1794963702841}');
INSERT INTO "moves" VALUES('7a9a77bb2f4cab3f7095',15,'{"n":15,"by":1,"choice":"done","at":1794963702842}');
INSERT INTO "moves" VALUES('7a9a77bb2f4cab3f7095',16,'{"n":16,"by":0,"choice":"take 1","at":1794963702867}');
INSERT INTO "moves" VALUES('7a9a77bb2f4cab3f7095',17,'{"n":17,"by":0,"choice":"take 2","at":1794963702870}');
INSERT INTO "moves" VALUES('7a9a77bb2f4cab3f7095',18,'{"n":18,"by":0,"choice":"done","at":1794963702879}');
INSERT INTO "moves" VALUES('7a9a77bb2f4cab3f7095',19,'{"n":19,"by":"chance","choice":"lay C095","at":1794963702879}');
INSERT INTO "moves" VALUES('7a9a77bb2f4cab3f7095',20,'{"n":20,"by":"chance","choice":"lay C056","at":1794963702879}');
INSERT INTO "moves" VALUES('7a9a77bb2f4cab3f7095',21,'{"n":21,"by":"chance","choice":"lay C079","at":1794963702879}');
INSERT INTO "moves" VALUES('7a9a77bb2f4cab3f7095',22,'{"n":22,"by":"chance","choice":"lay C102","at":1794963702879}');
INSERT INTO "moves" VALUES('7a9a77bb2f4cab3f7095',23,'{"n":23,"by":1,"choice":"pass","at":1794963702880}');
INSERT INTO "moves" VALUES('7a9a77bb2f4cab3f7095',24,'{"n":24,"by":1,"choice":"destroy kind=infantry level=A","at":1794963702885}');
INSERT INTO "moves" VALUES('7a9a77bb2f4cab3f7095',25,'{"n":25,"by":1,"choice":"build kind=infantry level=A","at":1794963702885}');
INSERT INTO "moves" VALUES('7a9a77bb2f4cab3f7095',26,'{"n":26,"by":1,"choice":"destroy kind=mine level=A","at":1794963702888}');
INSERT INTO "moves" VALUES('7a9a77bb2f4cab3f7095',27,'{"n":27,"by":1,"choice":"take 12","at":1794963702892}');
INSERT INTO "moves" VALUES('7a9a77bb2f4cab3f7095',28,'{"n":28,"by":1,"choice":"done","at":1794963702892}');
INSERT INTO "moves" VALUES('7a9a77bb2f4cab3f7095',29,'{"n":29,"by":"chance","choice":"lay C062","at":1794963702892}');
INSERT INTO "moves" VALUES('7a9a77bb2f4cab3f7095',30,'{"n":30,"by":"chance","choice":"lay C066","at":1794963702892}');
INSERT INTO "moves" VALUES('7a9a77bb2f4cab3f7095',31,'{"n":31,"by":"chance","choice":"lay C114","at":1794963702892}');
INSERT INTO "moves" VALUES('7a9a77bb2f4cab3f7095',32,'{"n":32,"by":"chance","choice":"lay C106","at":1794963702892}');
INSERT INTO "moves" VALUES('7a9a77bb2f4cab3f7095',33,'{"n":33,"by":0,"choice":"resign","at":1794963702909}');
INSERT INTO "moves" VALUES('9eb7485385a247f55b0e',0,'{"n":0,"by":"chance","choice":"reveal_building B01","at":1794963707449}');
INSERT INTO "moves" VALUES('9eb7485385a247f55b0e',1,'{"n":1,"by":"chance","choice":"reveal_building B10","at":1794963707449}');
INSERT INTO "moves" VALUES('9eb7485385a247f55b0e',2,'{"n":2,"by":"chance","choice":"reveal_building B04","at":1794963707449}');
INSERT INTO "moves" VALUES('9eb7485385a247f55b0e',3,'{"n":3,"by":"chance","choice":"reveal_building B14","at":1794963707449}');
INSERT INTO "moves" VALUES('9eb7485385a247f55b0e',4,'{"n":4,"by":"chance","choice":"reveal_building B03","at":1794963707449}');
INSERT INTO "moves" VALUES('9eb7485385a247f55b0e',5,'{"n":5,"by":"chance","choice":"reveal_building B07","at":1794963707449}');
INSERT INTO "moves" VALUES('9eb7485385a247f55b0e',6,'{"n":6,"by":"chance","choice":"reveal_monument M07","at":1794963707449}');
INSERT INTO "moves" VALUES('9eb7485385a247f55b0e',7,'{"n":7,"by":"chance","choice":"reveal_monument M02","at":1794963707449}');
INSERT INTO "moves" VALUES('9eb7485385a247f55b0e',8,'{"n":8,"by":"chance","choice":"reveal_monument M09","at":1794963707449}');
INSERT INTO "moves" VALUES('9eb7485385a247f55b0e',9,'{"n":9,"by":"chance","choice":"reveal_monument M05","at":1794963707449}');
INSERT INTO "moves" VALUES('9eb7485385a247f55b0e',10,'{"n":10,"by":"chance","choice":"reveal_monument M10","at":1794963707449}');
INSERT INTO "moves" VALUES('9eb7485385a247f55b0e',11,'{"n":11,"by":"chance","choice":"first 1","at":1794963707449}');
INSERT INTO "moves" VALUES('9eb7485385a247f55b0e',12,'{"n":12,"by":"chance","choice":"deal_wealth W09","at":1794963707449}');
INSERT INTO "moves" VALUES('9eb7485385a247f55b0e',13,'{"n":13,"by":"chance","choice":"deal_wealth W01","at":1794963707449}');
INSERT INTO "moves" VALUES('9eb7485385a247f55b0e',14,'{"n":14,"by":"chance","choice":"deal_wealth W15","at":1794963707449}');
INSERT INTO "moves" VALUES('9eb7485385a247f55b0e',15,'{"n":15,"by":"chance","choice":"deal_wealth W06","at":1794963707449}');
INSERT INTO "moves" VALUES('9eb7485385a247f55b0e',16,'{"n":16,"by":"chance","choice":"deal_wealth W11","at":1794963707449}');
INSERT INTO "moves" VALUES('9eb7485385a247f55b0e',17,'{"n":17,"by":"chance","choice":"deal_wealth W03","at":1794963707449}');
INSERT INTO "moves" VALUES('9eb7485385a247f55b0e',18,'{"n":18,"by":"chance","choice":"deal_wealth W16","at":1794963707449}');
INSERT INTO "moves" VALUES('9eb7485385a247f55b0e',19,'{"n":19,"by":"chance","choice":"deal_wealth W18","at":1794963707449}');
INSERT INTO "moves" VALUES('9eb7485385a247f55b0e',20,'{"n":20,"by":"chance","choice":"deal_wealth W20","at":1794963707449}');
INSERT INTO "moves" VALUES('9eb7485385a247f55b0e',21,'{"n":21,"by":"chance","choice":"deal_wealth W08","at":1794963707449}');
INSERT INTO "moves" VALUES('9eb7485385a247f55b0e',22,'{"n":22,"by":"chance","choice":"deal_wealth W13","at":1794963707449}');
INSERT INTO "moves" VALUES('9eb7485385a247f55b0e',23,'{"n":23,"by":"chance","choice":"deal_wealth W12","at":1794963707449}');
INSERT INTO "moves" VALUES('9eb7485385a247f55b0e',24,'{"n":24,"by":"chance","choice":"place_dummy W14","at":1794963707449}');
INSERT INTO "moves" VALUES('9eb7485385a247f55b0e',25,'{"n":25,"by":"chance","choice":"place_dummy W02","at":1794963707449}');
INSERT INTO "moves" VALUES('9eb7485385a247f55b0e',26,'{"n":26,"by":"chance","choice":"place_dummy W17","at":1794963707449}');
INSERT INTO "moves" VALUES('9eb7485385a247f55b0e',27,'{"n":27,"by":"chance","choice":"place_dummy W21","at":1794963707449}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',0,'{"n":0,"by":"chance","choice":"reveal_building B07","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',1,'{"n":1,"by":"chance","choice":"reveal_building B01","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',2,'{"n":2,"by":"chance","choice":"reveal_building B06","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',3,'{"n":3,"by":"chance","choice":"reveal_building B14","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',4,'{"n":4,"by":"chance","choice":"reveal_building B02","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',5,'{"n":5,"by":"chance","choice":"reveal_building B13","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',6,'{"n":6,"by":"chance","choice":"reveal_monument M01","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',7,'{"n":7,"by":"chance","choice":"reveal_monument M07","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',8,'{"n":8,"by":"chance","choice":"reveal_monument M11","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',9,'{"n":9,"by":"chance","choice":"reveal_monument M13","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',10,'{"n":10,"by":"chance","choice":"first 0","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',11,'{"n":11,"by":"chance","choice":"deal_wealth W03","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',12,'{"n":12,"by":"chance","choice":"deal_wealth W06","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',13,'{"n":13,"by":"chance","choice":"deal_wealth W02","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',14,'{"n":14,"by":"chance","choice":"deal_wealth W19","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',15,'{"n":15,"by":"chance","choice":"deal_wealth W09","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',16,'{"n":16,"by":"chance","choice":"deal_wealth W05","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',17,'{"n":17,"by":"chance","choice":"deal_wealth W01","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',18,'{"n":18,"by":"chance","choice":"deal_wealth W11","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',19,'{"n":19,"by":"chance","choice":"place_dummy W17","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',20,'{"n":20,"by":"chance","choice":"place_dummy W04","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',21,'{"n":21,"by":"chance","choice":"place_dummy W14","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',22,'{"n":22,"by":"chance","choice":"place_dummy W13","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',23,'{"n":23,"by":"chance","choice":"place_dummy W16","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',24,'{"n":24,"by":"chance","choice":"place_dummy W15","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',25,'{"n":25,"by":"chance","choice":"place_dummy W21","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',26,'{"n":26,"by":"chance","choice":"place_dummy W20","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',27,'{"n":27,"by":"chance","choice":"place_dummy W07","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',28,'{"n":28,"by":0,"choice":"keep_wealth first=W02 second=W06","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',29,'{"n":29,"by":1,"choice":"keep_wealth first=W09 second=W11","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',30,'{"n":30,"by":0,"choice":"place_start","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',31,'{"n":31,"by":0,"choice":"place gear=palenque space=0","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',32,'{"n":32,"by":0,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',33,'{"n":33,"by":1,"choice":"place gear=tikal space=0","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',34,'{"n":34,"by":1,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',35,'{"n":35,"by":0,"choice":"days 2","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',36,'{"n":36,"by":1,"choice":"place gear=yaxchilan space=0","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',37,'{"n":37,"by":1,"choice":"place gear=yaxchilan space=1","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',38,'{"n":38,"by":1,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',39,'{"n":39,"by":0,"choice":"place gear=chichen_itza space=0","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',40,'{"n":40,"by":0,"choice":"place gear=palenque space=0","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',41,'{"n":41,"by":0,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',42,'{"n":42,"by":1,"choice":"pick_up gear=tikal space=3","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',43,'{"n":43,"by":1,"choice":"act gear=tikal action=2 way=plain","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',44,'{"n":44,"by":1,"choice":"build building=B13 helped=true","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',45,'{"n":45,"by":1,"choice":"pick_up gear=yaxchilan space=2","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',46,'{"n":46,"by":1,"choice":"act gear=yaxchilan action=2 way=plain","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',47,'{"n":47,"by":1,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',48,'{"n":48,"by":"chance","choice":"reveal_building B08","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',49,'{"n":49,"by":0,"choice":"pick_up gear=palenque space=1","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',50,'{"n":50,"by":0,"choice":"act gear=palenque action=1 way=plain","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',51,'{"n":51,"by":0,"choice":"pick_up gear=palenque space=3","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',52,'{"n":52,"by":0,"choice":"act gear=palenque action=1 way=plain","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',53,'{"n":53,"by":0,"choice":"pick_up gear=chichen_itza space=1","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',54,'{"n":54,"by":0,"choice":"nothing","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',55,'{"n":55,"by":0,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',56,'{"n":56,"by":1,"choice":"place_start","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',57,'{"n":57,"by":1,"choice":"place gear=palenque space=0","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',58,'{"n":58,"by":1,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',59,'{"n":59,"by":0,"choice":"place gear=tikal space=0","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',60,'{"n":60,"by":0,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',61,'{"n":61,"by":1,"choice":"days 2","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',62,'{"n":62,"by":0,"choice":"place gear=palenque space=0","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',63,'{"n":63,"by":0,"choice":"place_start","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',64,'{"n":64,"by":0,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',65,'{"n":65,"by":1,"choice":"place gear=tikal space=0","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',66,'{"n":66,"by":1,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',67,'{"n":67,"by":1,"choice":"pick_up gear=yaxchilan space=5","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',68,'{"n":68,"by":1,"choice":"act gear=yaxchilan action=4 way=plain","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',69,'{"n":69,"by":1,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',70,'{"n":70,"by":0,"choice":"place gear=palenque space=0","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',71,'{"n":71,"by":0,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',72,'{"n":72,"by":1,"choice":"place gear=uxmal space=0","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',73,'{"n":73,"by":1,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',74,'{"n":74,"by":0,"choice":"pick_up gear=tikal space=4","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',75,'{"n":75,"by":0,"choice":"act gear=tikal action=4 way=plain","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',76,'{"n":76,"by":0,"choice":"build building=B01","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',77,'{"n":77,"by":0,"choice":"build building=B08","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',78,'{"n":78,"by":0,"choice":"up chaac","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',79,'{"n":79,"by":0,"choice":"build building=B02","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',80,'{"n":80,"by":0,"choice":"pick_up gear=palenque space=1","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',81,'{"n":81,"by":0,"choice":"act gear=palenque action=1 way=plain","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',82,'{"n":82,"by":0,"choice":"pick_up gear=palenque space=2","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',83,'{"n":83,"by":0,"choice":"act gear=palenque action=2 way=plain","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',84,'{"n":84,"by":0,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',85,'{"n":85,"by":"chance","choice":"reveal_building B05","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',86,'{"n":86,"by":"chance","choice":"reveal_building B04","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',87,'{"n":87,"by":"chance","choice":"reveal_building B09","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',88,'{"n":88,"by":1,"choice":"beg chaac","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',89,'{"n":89,"by":1,"choice":"pick_up gear=uxmal space=1","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',90,'{"n":90,"by":1,"choice":"nothing","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',91,'{"n":91,"by":1,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',92,'{"n":92,"by":0,"choice":"place_start","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',93,'{"n":93,"by":0,"choice":"place gear=yaxchilan space=0","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',94,'{"n":94,"by":0,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',95,'{"n":95,"by":0,"choice":"place gear=palenque space=0","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',96,'{"n":96,"by":0,"choice":"place gear=palenque space=1","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',97,'{"n":97,"by":0,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',98,'{"n":98,"by":1,"choice":"place gear=uxmal space=0","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',99,'{"n":99,"by":1,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',100,'{"n":100,"by":0,"choice":"pick_up gear=palenque space=2","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',101,'{"n":101,"by":0,"choice":"act gear=palenque action=2 way=plain","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',102,'{"n":102,"by":0,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',103,'{"n":103,"by":1,"choice":"pick_up gear=tikal space=5","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',104,'{"n":104,"by":1,"choice":"act gear=tikal action=5 way=plain","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',105,'{"n":105,"by":1,"choice":"up chaac","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',106,'{"n":106,"by":1,"choice":"up kukulcan","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',107,'{"n":107,"by":1,"choice":"pick_up gear=palenque space=7","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',108,'{"n":108,"by":1,"choice":"act gear=palenque action=5 way=plain","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',109,'{"n":109,"by":1,"choice":"harvest_wood","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',110,'{"n":110,"by":1,"choice":"pick_up gear=uxmal space=1","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',111,'{"n":111,"by":1,"choice":"act gear=uxmal action=1 way=plain","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',112,'{"n":112,"by":1,"choice":"up chaac","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',113,'{"n":113,"by":1,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',114,'{"n":114,"by":0,"choice":"place gear=yaxchilan space=0","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',115,'{"n":115,"by":0,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',116,'{"n":116,"by":1,"choice":"place gear=tikal space=0","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',117,'{"n":117,"by":1,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',118,'{"n":118,"by":0,"choice":"pick_up gear=yaxchilan space=4","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',119,'{"n":119,"by":0,"choice":"act gear=yaxchilan action=4 way=plain","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',120,'{"n":120,"by":0,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',121,'{"n":121,"by":1,"choice":"place_start","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',122,'{"n":122,"by":1,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',123,'{"n":123,"by":"chance","choice":"reveal_building B17","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',124,'{"n":124,"by":"chance","choice":"reveal_building B29","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',125,'{"n":125,"by":"chance","choice":"reveal_building B23","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',126,'{"n":126,"by":"chance","choice":"reveal_building B21","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',127,'{"n":127,"by":"chance","choice":"reveal_building B28","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',128,'{"n":128,"by":"chance","choice":"reveal_building B31","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',129,'{"n":129,"by":1,"choice":"beg chaac","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',130,'{"n":130,"by":1,"choice":"place gear=palenque space=0","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',131,'{"n":131,"by":1,"choice":"place gear=chichen_itza space=0","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',132,'{"n":132,"by":1,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',133,'{"n":133,"by":0,"choice":"place gear=yaxchilan space=0","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',134,'{"n":134,"by":0,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',135,'{"n":135,"by":1,"choice":"pick_up gear=palenque space=1","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',136,'{"n":136,"by":1,"choice":"act gear=palenque action=1 way=plain","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',137,'{"n":137,"by":1,"choice":"pick_up gear=tikal space=3","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',138,'{"n":138,"by":1,"choice":"act gear=tikal action=2 way=plain","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',139,'{"n":139,"by":1,"choice":"build building=B17 helped=true","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',140,'{"n":140,"by":1,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',141,'{"n":141,"by":"chance","choice":"reveal_building B22","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',142,'{"n":142,"by":0,"choice":"pick_up gear=yaxchilan space=3","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',143,'{"n":143,"by":0,"choice":"act gear=yaxchilan action=3 way=plain","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',144,'{"n":144,"by":0,"choice":"pick_up gear=yaxchilan space=1","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',145,'{"n":145,"by":0,"choice":"act gear=yaxchilan action=1 way=plain","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',146,'{"n":146,"by":0,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',147,'{"n":147,"by":1,"choice":"place gear=uxmal space=0","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',148,'{"n":148,"by":1,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',149,'{"n":149,"by":0,"choice":"place gear=chichen_itza space=1","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',150,'{"n":150,"by":0,"choice":"place_start","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',151,'{"n":151,"by":0,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',152,'{"n":152,"by":0,"choice":"place gear=chichen_itza space=0","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',153,'{"n":153,"by":0,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',154,'{"n":154,"by":1,"choice":"place gear=palenque space=0","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',155,'{"n":155,"by":1,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',156,'{"n":156,"by":0,"choice":"place gear=yaxchilan space=0","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',157,'{"n":157,"by":0,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',158,'{"n":158,"by":1,"choice":"pick_up gear=uxmal space=2","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',159,'{"n":159,"by":1,"choice":"nothing","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',160,'{"n":160,"by":1,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',161,'{"n":161,"by":0,"choice":"pick_up gear=chichen_itza space=4","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',162,'{"n":162,"by":0,"choice":"act gear=chichen_itza action=4 way=plain","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',163,'{"n":163,"by":0,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',164,'{"n":164,"by":1,"choice":"pick_up gear=palenque space=2","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',165,'{"n":165,"by":1,"choice":"act gear=palenque action=1 way=plain","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',166,'{"n":166,"by":1,"choice":"pick_up gear=chichen_itza space=5","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',167,'{"n":167,"by":1,"choice":"act gear=chichen_itza action=5 way=plain","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',168,'{"n":168,"by":1,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',169,'{"n":169,"by":0,"choice":"place gear=yaxchilan space=1","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',170,'{"n":170,"by":0,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',171,'{"n":171,"by":1,"choice":"place gear=uxmal space=0","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',172,'{"n":172,"by":1,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',173,'{"n":173,"by":0,"choice":"pick_up gear=chichen_itza space=4","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',174,'{"n":174,"by":0,"choice":"nothing","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',175,'{"n":175,"by":0,"choice":"pick_up gear=yaxchilan space=2","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',176,'{"n":176,"by":0,"choice":"act gear=yaxchilan action=1 way=plain","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',177,'{"n":177,"by":0,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',178,'{"n":178,"by":1,"choice":"place gear=palenque space=0","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',179,'{"n":179,"by":1,"choice":"place_start","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',180,'{"n":180,"by":1,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',181,'{"n":181,"by":1,"choice":"place_start","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',182,'{"n":182,"by":1,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',183,'{"n":183,"by":0,"choice":"place gear=tikal space=0","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',184,'{"n":184,"by":0,"choice":"place gear=palenque space=0","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',185,'{"n":185,"by":0,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',186,'{"n":186,"by":0,"choice":"pick_up gear=yaxchilan space=5","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',187,'{"n":187,"by":0,"choice":"act gear=yaxchilan action=5 way=plain","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',188,'{"n":188,"by":0,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',189,'{"n":189,"by":1,"choice":"place gear=yaxchilan space=0","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',190,'{"n":190,"by":1,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',191,'{"n":191,"by":0,"choice":"place gear=palenque space=0","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',192,'{"n":192,"by":0,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',193,'{"n":193,"by":1,"choice":"pick_up gear=uxmal space=4","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',194,'{"n":194,"by":1,"choice":"act gear=uxmal action=4 way=plain","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',195,'{"n":195,"by":1,"choice":"build building=B22 helped=true","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',196,'{"n":196,"by":1,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',197,'{"n":197,"by":"chance","choice":"reveal_building B20","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',198,'{"n":198,"by":0,"choice":"pick_up gear=palenque space=3","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',199,'{"n":199,"by":0,"choice":"act gear=palenque action=3 way=plain","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',200,'{"n":200,"by":0,"choice":"harvest_wood","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',201,'{"n":201,"by":0,"choice":"pick_up gear=palenque space=1","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',202,'{"n":202,"by":0,"choice":"act gear=palenque action=1 way=plain","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',203,'{"n":203,"by":0,"choice":"pick_up gear=tikal space=3","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',204,'{"n":204,"by":0,"choice":"act gear=tikal action=2 way=plain","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',205,'{"n":205,"by":0,"choice":"build building=B29","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',206,'{"n":206,"by":0,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',207,'{"n":207,"by":"chance","choice":"reveal_building B27","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',208,'{"n":208,"by":1,"choice":"place gear=palenque space=0","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',209,'{"n":209,"by":1,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',210,'{"n":210,"by":0,"choice":"place_start","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',211,'{"n":211,"by":0,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',212,'{"n":212,"by":1,"choice":"pick_up gear=palenque space=5","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',213,'{"n":213,"by":1,"choice":"act gear=palenque action=5 way=plain","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',214,'{"n":214,"by":1,"choice":"harvest_wood","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',215,'{"n":215,"by":1,"choice":"pick_up gear=yaxchilan space=3","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',216,'{"n":216,"by":1,"choice":"act gear=yaxchilan action=3 way=plain","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',217,'{"n":217,"by":1,"choice":"pick_up gear=palenque space=1","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',218,'{"n":218,"by":1,"choice":"act gear=palenque action=1 way=plain","at":0}');
INSERT INTO "moves" VALUES('b32a1b6a3a9968d023c7',219,'{"n":219,"by":1,"choice":"done","at":0}');
INSERT INTO "moves" VALUES('237b00a40a53e6bd36c6',42,'{"n":42,"by":0,"choice":"act gear=palenque action=1 way=plain","at":1794963707533}');
CREATE TABLE mutes (
    person TEXT NOT NULL,
    muted TEXT NOT NULL,
    n BIGINT NOT NULL,
    name TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, muted)
);
CREATE TABLE name_keys (
    name_key TEXT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (name_key, person)
);
INSERT INTO "name_keys" VALUES('ada','8f767a752106afe28f01');
CREATE TABLE notes (
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    words TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
);
INSERT INTO "notes" VALUES('7a9a77bb2f4cab3f7095','8f767a752106afe28f01','a note');
INSERT INTO "notes" VALUES('9eb7485385a247f55b0e','8f767a752106afe28f01','a note');
INSERT INTO "notes" VALUES('b32a1b6a3a9968d023c7','8f767a752106afe28f01','a note');
INSERT INTO "notes" VALUES('237b00a40a53e6bd36c6','8f767a752106afe28f01','a note');
CREATE TABLE orders (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    given TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE TABLE persons (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    login TEXT UNIQUE,
    password TEXT,
    email TEXT,
    created BIGINT NOT NULL
, seen BIGINT NOT NULL DEFAULT 0);
INSERT INTO "persons" VALUES('8f767a752106afe28f01','Ada','Ada','$argon2id$v=19$m=19456,t=2,p=1$RRYB+hOgVn4ETPapdrC+YA$gY5kN5HncI3gI65wUO+zi1srCehzNIajb7/ZzLsNCY0','ada@example.org',1794963702716,0);
CREATE TABLE recoveries (
    code TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
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
CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,
    person TEXT,
    mind TEXT,
    name TEXT NOT NULL, time_left BIGINT NOT NULL DEFAULT 0, stand_in TEXT, leaves BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('237b00a40a53e6bd36c6',0,'person','8f767a752106afe28f01',NULL,'Guest 68c8',302395212,NULL,0);
INSERT INTO "seats" VALUES('237b00a40a53e6bd36c6',1,'mind',NULL,'random','',172800000,NULL,0);
INSERT INTO "seats" VALUES('7a9a77bb2f4cab3f7095',0,'person','8f767a752106afe28f01',NULL,'Guest 68c8',0,NULL,0);
INSERT INTO "seats" VALUES('7a9a77bb2f4cab3f7095',1,'mind',NULL,'random','',0,NULL,0);
INSERT INTO "seats" VALUES('9eb7485385a247f55b0e',0,'person','8f767a752106afe28f01',NULL,'Guest 68c8',0,NULL,0);
INSERT INTO "seats" VALUES('9eb7485385a247f55b0e',1,'free',NULL,NULL,'',0,NULL,0);
INSERT INTO "seats" VALUES('9eb7485385a247f55b0e',2,'mind',NULL,'random','',0,NULL,0);
INSERT INTO "seats" VALUES('b32a1b6a3a9968d023c7',0,'person','8f767a752106afe28f01',NULL,'Ada 1',0,NULL,0);
INSERT INTO "seats" VALUES('b32a1b6a3a9968d023c7',1,'person','8f767a752106afe28f01',NULL,'Ada 2',0,NULL,0);
CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
INSERT INTO "secrets" VALUES('cookies','0fdd816e4452c6aa0952dc9738f9bec5f8dc1c764bddf0a99474a365fb85d3e7');
CREATE TABLE sessions (
    token TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    created BIGINT NOT NULL
, seen BIGINT NOT NULL DEFAULT 0, agent TEXT NOT NULL DEFAULT '');
INSERT INTO "sessions" VALUES('cfce2ce2f411e424251b76e5729e583aa65e94785f5dc8506a5ba1f123a736b9','8f767a752106afe28f01',1794963702724,1794963702724,'');
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
, tempo TEXT NOT NULL DEFAULT 'live', bank BIGINT, increment BIGINT, asked BIGINT, asked_since BIGINT, deadline BIGINT, hints BIGINT NOT NULL DEFAULT 0, barrier BIGINT NOT NULL DEFAULT 0, trouble TEXT, origin TEXT NOT NULL DEFAULT 'new', follows TEXT, talk_shut BIGINT NOT NULL DEFAULT 0);
INSERT INTO "tables" VALUES('237b00a40a53e6bd36c6','tzolkin','{"oikumene":"record","version":1,"game":"tzolkin","content":"fa0fd531ced62a0a33db5382ce7bad13e58787c603f0668136325fa205408ff7","setup":{"seats":2,"modules":[]},"seed_hash":"52f7226b5d93096959033397e93f0bbd2505b7f214bbd7e6c986b28c8ca687bd","started":1794963702728}','b63d73a20787cd5770da549941027c8c81bf473e36a114e7cd84d5c6e3e1c1a5','35bb0a74665cbbc2e8efde95a6dcef627b02a1359d471ee504b4e585e655959a',0,'playing','8f767a752106afe28f01',1794963702728,1794963707533,NULL,'letters',172800000,43200000,0,7176,302402388,0,0,NULL,'new',NULL,0);
INSERT INTO "tables" VALUES('7a9a77bb2f4cab3f7095','through-the-ages','{"oikumene":"record","version":1,"game":"through-the-ages","content":"0bd9eb6effa7b7d9ba447b4bffe6e0b38183002a4c45c11e3dffa2b74774d60f","setup":{"seats":2,"modules":[]},"seed_hash":"85f09efae875b6592a42512f9c995ff8c2187c4655777ab93433dc50c2f59302","started":1794963702839}','716706b5414fb4d4576e8bec1fb4fb604944be8e5a0f764f885057c09fd8c3ca','90287e522436329da5c75b8ba161de9866753a90147572969e24ccece0f0553a',0,'over','8f767a752106afe28f01',1794963702839,1794963702909,'{"end":true,"seed":"716706b5414fb4d4576e8bec1fb4fb604944be8e5a0f764f885057c09fd8c3ca","standings":[{"seat":0,"place":2,"points":0},{"seat":1,"place":1,"points":0}]}','live',NULL,NULL,NULL,NULL,NULL,0,0,NULL,'new',NULL,1);
INSERT INTO "tables" VALUES('9eb7485385a247f55b0e','tzolkin','{"oikumene":"record","version":1,"game":"tzolkin","content":"fa0fd531ced62a0a33db5382ce7bad13e58787c603f0668136325fa205408ff7","setup":{"seats":3,"modules":[]},"seed_hash":"a4ec169b2f1c286c8484199caadca4abfa8d2b9e5587982a450963b361c81ff5","started":1794963707449}','f39b8b02df8c8e794532ab88756bc9ad58a69b35297f8429a54946c470df6986','52d2d511983db661c5b6ce21225c721880d5bee626ad5696243a11689b829ad1',1,'waiting','8f767a752106afe28f01',1794963707449,1794963707449,NULL,'live',NULL,NULL,0,NULL,NULL,0,0,NULL,'new',NULL,0);
INSERT INTO "tables" VALUES('b32a1b6a3a9968d023c7','tzolkin','{"oikumene":"record","version":1,"game":"tzolkin","content":"fa0fd531ced62a0a33db5382ce7bad13e58787c603f0668136325fa205408ff7","setup":{"seats":2,"modules":[]},"seed_hash":"01d0fabd251fcbbe2b93b4b927b26ad2a1a99077152e45ded1e678afa45dbec5","started":0}','0100000000000000000000000000000000000000000000000000000000000000','f65994993c4623dcb3d80da48394aea464bc4c8416c449acfddf31a4e874160d',0,'over','8f767a752106afe28f01',1794963707517,1794963707517,'{"end":true,"seed":"0100000000000000000000000000000000000000000000000000000000000000","standings":[{"seat":0,"place":2,"points":42},{"seat":1,"place":1,"points":45}]}','live',NULL,NULL,NULL,NULL,NULL,0,0,NULL,'new',NULL,1);
CREATE TABLE talk (
    table_id TEXT NOT NULL,
    n BIGINT NOT NULL,
    name TEXT NOT NULL,
    at BIGINT NOT NULL,
    words TEXT NOT NULL, notice TEXT, person TEXT, removed TEXT, removed_at BIGINT,
    PRIMARY KEY (table_id, n)
);
INSERT INTO "talk" VALUES('7a9a77bb2f4cab3f7095',0,'Ada',1794963707522,'hello',NULL,NULL,NULL,NULL);
INSERT INTO "talk" VALUES('9eb7485385a247f55b0e',0,'Ada',1794963707524,'hello',NULL,NULL,NULL,NULL);
INSERT INTO "talk" VALUES('b32a1b6a3a9968d023c7',0,'Ada',1794963707526,'hello',NULL,NULL,NULL,NULL);
INSERT INTO "talk" VALUES('237b00a40a53e6bd36c6',0,'Ada',1794963707528,'hello',NULL,NULL,NULL,NULL);
CREATE TABLE votes (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    since BIGINT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, since, person)
);
CREATE INDEX seats_by_person ON seats (person);
CREATE INDEX tables_by_deadline ON tables (deadline);
CREATE INDEX tables_by_standing ON tables (standing, updated);
CREATE INDEX tables_by_owner ON tables (owner, standing);
CREATE INDEX notes_by_person ON notes (person);
CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX sessions_by_seen ON sessions (seen);
CREATE INDEX name_keys_by_person ON name_keys (person);
CREATE INDEX recoveries_by_person ON recoveries (person);
CREATE INDEX tables_by_follows ON tables (follows);
CREATE INDEX gone_by_person ON gone (person);
CREATE INDEX blocks_by_blocked ON blocks (blocked);
CREATE UNIQUE INDEX reports_by_line ON reports (table_id, n, reporter);
CREATE INDEX reports_by_reporter ON reports (reporter, at);
CREATE INDEX mutes_by_muted ON mutes (muted);
