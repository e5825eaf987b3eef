//! Reading tables: all complaints at once, each with file, row and field.

use super::{ADDED, ContentError, Files, Hashes, Row};

/// The files under the eye, and what is wrong with them so far.
pub struct Reader<'a> {
    files: &'a Files,
    complaints: Vec<ContentError>,
}

impl<'a> Reader<'a> {
    /// Begins with a complaint about every table that is not one of these.
    pub fn new(files: &'a Files, known: &[(&str, &str)]) -> Reader<'a> {
        let mut reader = Reader { files, complaints: Vec::new() };
        for name in files.0.keys() {
            let is_known =
                known.iter().any(|(known, _)| known == name) || ADDED.contains(&name.as_str());
            if name.ends_with(".csv") && !is_known {
                reader.complain(name, "", "unknown file");
            }
        }
        reader
    }

    /// What was read, if there is nothing to complain about.
    pub fn finish<T>(self, read: Option<T>) -> Result<T, Vec<ContentError>> {
        match read {
            Some(content) if self.complaints.is_empty() => Ok(content),
            _ => Err(self.complaints),
        }
    }

    /// [`Files::hashes`] of the files.
    pub fn hashes(&self) -> Hashes {
        self.files.hashes()
    }

    /// Keeps a value, or its complaint.
    pub fn keep<T>(&mut self, read: Result<T, ContentError>) -> Option<T> {
        read.map_err(|complaint| self.complaints.push(complaint)).ok()
    }

    /// A field read by a function of the vocabulary.
    pub fn field<T>(
        &mut self,
        row: &Row,
        field: &str,
        read: impl FnOnce(&str) -> Result<T, String>,
    ) -> Option<T> {
        let text = self.keep(row.text(field))?;
        self.keep(read(text).map_err(|e| row.wrong(field, format!("\"{text}\": {e}"))))
    }

    /// A complaint about a whole file.
    pub fn complain(&mut self, file: &str, field: &str, what: impl Into<String>) {
        let (file, field, what) = (file.to_string(), field.to_string(), what.into());
        self.complaints.push(ContentError { file, row: 0, field, what });
    }

    /// Whether nothing is wrong with this file so far: only then does counting make sense.
    pub fn is_clean(&self, file: &str) -> bool {
        self.complaints.iter().all(|complaint| complaint.file != file)
    }

    /// The rows of a table that may be missing, with exactly two columns.
    pub(super) fn plain(&mut self, file: &str, columns: [&str; 2]) -> Vec<(Row, [String; 2])> {
        if !self.files.0.contains_key(file) {
            return Vec::new();
        }
        let Some(rows) = self.keep(self.files.table(file)) else { return Vec::new() };
        let found = header(self.files.0.get(file).map_or("", String::as_str));
        if found != columns {
            let what = format!("expected the columns {}", columns.join(", "));
            self.complaints.push(ContentError {
                file: file.to_string(),
                row: 1,
                field: String::new(),
                what,
            });
            return Vec::new();
        }
        let cells = |row: Row| {
            let cells = columns.map(|column| row.text(column).unwrap_or_default().to_string());
            (row, cells)
        };
        rows.into_iter().map(cells).collect()
    }

    /// The rows of a table that has exactly these columns besides `source` and `doubt`.
    pub fn rows(&mut self, file: &str, columns: &[&str]) -> Vec<Row> {
        let Some(rows) = self.keep(self.files.table(file)) else { return Vec::new() };
        let columns = || columns.iter().copied().chain(["source", "doubt"]);
        let found = header(self.files.0.get(file).map_or("", String::as_str));
        let mut wrong = Vec::new();
        for (index, column) in found.iter().enumerate() {
            if !columns().any(|known| known == *column) {
                wrong.push((*column, "unknown column"));
            } else if found[..index].contains(column) {
                wrong.push((*column, "the column stands twice"));
            }
        }
        let missing = columns().filter(|known| !found.contains(known));
        wrong.extend(missing.map(|column| (column, "the column is missing")));
        let is_right = wrong.is_empty();
        for (field, what) in wrong {
            let (file, field, what) = (file.to_string(), field.to_string(), what.to_string());
            self.complaints.push(ContentError { file, row: 1, field, what });
        }
        if is_right { rows } else { Vec::new() }
    }
}

/// The names of the columns.
fn header(text: &str) -> Vec<&str> {
    let text = text.trim_start_matches('\u{feff}');
    let line = text.split(['\n', '\r']).find(|line| !line.is_empty()).unwrap_or("");
    line.split(',').map(|name| unquote(name.trim())).collect()
}

fn unquote(name: &str) -> &str {
    name.strip_prefix('"').and_then(|name| name.strip_suffix('"')).unwrap_or(name).trim()
}
