//! What learning gives away: things that a seat might have come by in other ways, so that their
//! worth is learned before anybody has found the way to them. Everything comes from where it lies.

use crate::parts::*;
use crate::state::*;
use crate::task::Question;
use crate::technology::TOP_LEVEL;
use kernel::{Dice, Seat};

/// The most presents at once.
const MOST: u32 = 3;

/// Presents for a seat; says whether the moment was right: between two turns.
pub fn give(game: &mut Tzolkin, seat: Seat, dice: &mut impl Dice) -> bool {
    if !matches!(game.agenda.question(), Some((_, Question::Turn))) {
        return false;
    }
    for _ in 0..=dice.below(MOST) {
        match dice.below(10) {
            0..3 => learn(game.player_mut(seat), dice),
            3..5 => hire(game, seat, dice),
            5..7 => build(game, seat, dice),
            7 => harvest(game, seat, dice),
            8 => collect(game.player_mut(seat), dice),
            _ => find_skull(game, seat),
        }
    }
    true
}

fn learn(player: &mut Player, dice: &mut impl Dice) {
    let tech = Tech::ALL[dice.below(Tech::ALL.len() as u32) as usize];
    let raised = player.techs[tech] + 1 + dice.below(TOP_LEVEL.into()) as u8;
    player.techs[tech] = raised.min(TOP_LEVEL);
}

fn hire(game: &mut Tzolkin, seat: Seat, dice: &mut impl Dice) {
    let room = game.rules().figures.most_workers - game.player(seat).workers;
    let player = game.player_mut(seat);
    let hired = (1 + dice.below(3) as u8).min(room);
    player.workers += hired;
    player.at_hand += hired;
}

/// A building of this age, or one that has left the game; what it does at once is not done.
fn build(game: &mut Tzolkin, seat: Seat, dice: &mut impl Dice) {
    let deck = usize::from(game.age) - 1;
    let rows = &game.rules().buildings;
    let is_plain = |tile: &BuildingId| rows[tile.index()].skulls == 0;
    let tiles: Buildings = game.decks[deck].or(game.gone).iter().filter(is_plain).collect();
    if tiles.is_empty() {
        return;
    }
    let tile = tiles.pick(dice);
    game.decks[deck].remove(tile);
    game.gone.remove(tile);
    game.player_mut(seat).buildings.add(tile);
}

/// Tiles of the jungle, corn or wood.
fn harvest(game: &mut Tzolkin, seat: Seat, dice: &mut impl Dice) {
    let wants_wood = dice.below(2) == 0;
    for _ in 0..=dice.below(3) {
        let field = dice.below(game.jungle.len() as u32) as usize;
        let (from, to) = (&mut game.jungle[field], &mut game.players[seat.index()]);
        if wants_wood && from.wooded > 0 {
            from.wooded -= 1;
            from.open += 1;
            to.wood_tiles += 1;
        } else if !wants_wood && from.open > 0 {
            from.open -= 1;
            to.corn_tiles += 1;
        }
    }
}

fn collect(player: &mut Player, dice: &mut impl Dice) {
    player.corn += dice.below(9) as u16;
    for _ in 0..dice.below(4) {
        let block = Block::ALL[dice.below(Block::ALL.len() as u32) as usize];
        player.blocks[block] += 1;
    }
}

fn find_skull(game: &mut Tzolkin, seat: Seat) {
    if game.skull_bank > 0 {
        game.skull_bank -= 1;
        game.player_mut(seat).skulls += 1;
    }
}
