//! What an owner may say of a content set of their own: what it is called, and the names of the
//! components that it adds.

use super::Reader;
use crate::Text;
use std::collections::BTreeMap;

/// An edition's own words. Nothing of this changes a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Edition {
    /// `name` of `edition.csv`.
    pub name: Option<String>,
    /// `author` there.
    pub author: Option<String>,
    /// `differs` there: what is not as in the box.
    pub differs: Option<String>,
    /// Names of components by id, in the languages in which they were given.
    names: BTreeMap<String, BTreeMap<&'static str, String>>,
}

/// An edition of which nothing is said.
pub(super) static NONE: Edition =
    Edition { name: None, author: None, differs: None, names: BTreeMap::new() };

impl Edition {
    /// The name that the edition gives to a component.
    pub fn name_of(&self, id: &str) -> Option<Text> {
        let names = self.names.get(id)?;
        Some(Text::named(names.iter().map(|(language, name)| (*language, name.as_str()))))
    }

    /// Reads `edition.csv` and `names.LANGUAGE.csv`, which may all be missing; `knows` says whether
    /// there is a component with an id.
    pub fn read(reader: &mut Reader, knows: impl Fn(&str) -> bool) -> Edition {
        let mut edition = Edition::default();
        for (row, [key, value]) in reader.plain("edition.csv", ["key", "value"]) {
            let place = match key.as_str() {
                "name" => &mut edition.name,
                "author" => &mut edition.author,
                "differs" => &mut edition.differs,
                _ => {
                    let what = "expected one of name, author, differs";
                    reader.keep::<()>(Err(row.wrong("key", format!("\"{key}\": {what}"))));
                    continue;
                }
            };
            if place.replace(value).is_some() {
                reader.keep::<()>(Err(row.wrong("key", format!("\"{key}\" stands twice"))));
            }
        }
        for (language, file) in [("en", "names.en.csv"), ("ru", "names.ru.csv")] {
            for (row, [id, name]) in reader.plain(file, ["id", "name"]) {
                if !knows(&id) {
                    reader.keep::<()>(Err(row.wrong("id", format!("there is no \"{id}\""))));
                } else if name.is_empty() || name.chars().count() > 60 {
                    let what = "a name has 1 to 60 letters";
                    reader.keep::<()>(Err(row.wrong("name", what)));
                } else if edition
                    .names
                    .entry(id.clone())
                    .or_default()
                    .insert(language, name)
                    .is_some()
                {
                    reader.keep::<()>(Err(row.wrong("id", format!("\"{id}\" stands twice"))));
                }
            }
        }
        edition
    }
}
