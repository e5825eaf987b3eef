//! Hints and analyses of a table of any game.

use super::{Hint, Story, hint, story};
use crate::erased::Play;
use boards::Board;
use kernel::{Eyes, Lexicon, Narration, Seat, View};
use minds::analysis::{Analysis, Depth, analyse};
use minds::judge::Learned;
use minds::search::{Budget, Search, SearchSettings, Stop};

/// Work on a hint; runs on a thread of its own.
pub type Advising = Box<dyn FnOnce(&Stop) -> Option<Hint> + Send>;

/// Work on an analysis, which is told how far it has come; gives it as text to keep.
pub type Analysing =
    Box<dyn FnOnce(&Stop, &(dyn Fn(usize, usize) + Sync)) -> Result<String, String> + Send>;

/// What can be said about a table of any game.
pub trait Told {
    /// The best choices of this seat, which is asked, through its own eyes; at most `most`.
    fn advise(
        &self,
        seat: Seat,
        budget: Budget,
        most: usize,
        lexicon: Lexicon,
    ) -> Result<Advising, String>;
    /// The whole game, which is over, on one thread.
    fn analyse(&self, depth: Depth) -> Result<Analysing, String>;
    /// An analysis that was kept, in words.
    fn story(&self, kept: &str, lexicon: &Lexicon) -> Result<Story, String>;
}

impl<G: Narration, B: Board<Game = G>> Told for Play<G, B> {
    fn advise(
        &self,
        seat: Seat,
        budget: Budget,
        most: usize,
        lexicon: Lexicon,
    ) -> Result<Advising, String> {
        let view = View::of(self.table().state(), Eyes::Seat(seat));
        let judge = Learned::built_in::<G>().map_err(|unfit| unfit.to_string())?;
        let search = Search::<G, _>::new(judge, SearchSettings::new(budget), 0);
        let search = search.map_err(|unfit| unfit.to_string())?;
        Ok(Box::new(move |stop| {
            let mut search = search.heeding(stop);
            search.look(&view);
            search.run(budget);
            hint(&view, &search.advice(), most, &lexicon)
        }))
    }

    fn analyse(&self, depth: Depth) -> Result<Analysing, String> {
        let record = self.table().record().clone();
        let content = self.table().state().content();
        let judge = Learned::built_in::<G>().map_err(|unfit| unfit.to_string())?;
        Ok(Box::new(move |stop, watch| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build();
            let pool = pool.map_err(|error| error.to_string())?;
            let look = || analyse(&record, content, None, &judge, &depth, stop, watch);
            let analysis = pool.install(look);
            let analysis = analysis.map_err(|error| error.to_string())?;
            serde_json::to_string(&analysis).map_err(|error| error.to_string())
        }))
    }

    fn story(&self, kept: &str, lexicon: &Lexicon) -> Result<Story, String> {
        let analysis: Analysis<G::Choice> =
            serde_json::from_str(kept).map_err(|error| error.to_string())?;
        let (record, content) = (self.table().record(), self.table().state().content());
        story::tell(record, content, &analysis, lexicon).map_err(|error| error.to_string())
    }
}
