//! The toy's content set: one table of cards.

use kernel::content::{Hashes, Inventory, Provenance};
use kernel::{ContentError, ContentSet, Files};
use std::sync::LazyLock;

const TABLE: &str = "\
value,source,doubt
1,house,
2,house,
3,house,
4,house,
5,house,
6,house,
7,house,
8,house,
9,house,
10,house,
11,house,
12,house,
";

pub struct Cards {
    pub count: u8,
    rows: Vec<Provenance>,
    hashes: Hashes,
}

static BUILT_IN: LazyLock<Cards> = LazyLock::new(|| {
    Cards::load(&Cards::built_in_files()).unwrap_or_else(|errors| panic!("{errors:?}"))
});

impl Cards {
    /// Another content set, which records and positions of the first must refuse.
    pub fn shorter() -> &'static Cards {
        static SHORTER: LazyLock<Cards> = LazyLock::new(|| {
            let table = TABLE.replace("12,house,\n", "");
            Cards::load(&Files::built_in(&[("cards.csv", &table)]))
                .unwrap_or_else(|e| panic!("{e:?}"))
        });
        &SHORTER
    }
}

impl ContentSet for Cards {
    fn built_in() -> &'static Cards {
        &BUILT_IN
    }

    fn built_in_files() -> Files {
        Files::built_in(&[("cards.csv", TABLE)])
    }

    fn load(files: &Files) -> Result<Cards, Vec<ContentError>> {
        let rows = files.table("cards.csv").map_err(|e| vec![e])?;
        let rows: Result<Vec<_>, _> = rows.iter().map(|row| row.provenance()).collect();
        let rows = rows.map_err(|e| vec![e])?;
        Ok(Cards { count: rows.len() as u8, rows, hashes: files.hashes() })
    }

    fn vocabulary() -> String {
        String::new()
    }

    fn hashes(&self) -> &Hashes {
        &self.hashes
    }

    fn inventory(&self) -> Vec<Inventory> {
        vec![Inventory::of("cards", &self.rows)]
    }
}
