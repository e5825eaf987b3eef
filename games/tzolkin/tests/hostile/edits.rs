//! Edits of a state that keep its sums right, as a careful person would make them.

use kernel::{Eyes, Hidden, Rules, Seat};
use proptest::prelude::*;
use tzolkin::parts::*;
use tzolkin::state::{Field, QuickSpace, Skipped, Tzolkin};

/// Which edit, and three numbers that it makes of what it likes.
#[derive(Clone, Copy, Debug)]
pub struct Edit {
    kind: u8,
    a: u8,
    b: u8,
    c: u16,
}

pub fn edit() -> impl Strategy<Value = Edit> {
    (0..27u8, any::<u8>(), any::<u8>(), prop_oneof![0..16u16, any::<u16>()])
        .prop_map(|(kind, a, b, c)| Edit { kind, a, b, c })
}

impl Edit {
    pub fn make(self, state: &mut Tzolkin) {
        let seat = Seat(self.a % state.seats());
        match self.kind {
            0..=3 => self.move_worker(state, seat),
            4 => self.hire(state, seat),
            5 => self.trade_tribes(state, seat),
            6 => self.give_building(state, seat),
            7 => self.give_monument(state, seat),
            8 => self.give_skull(state, seat),
            9 => self.take_tiles(state, seat),
            10 | 11 => self.set_goods(state, seat),
            12 => self.set_markers(state, seat),
            13 => self.set_points(state, seat),
            14..=16 => self.set_calendar(state),
            17 | 18 => self.set_turn(state),
            19 => self.set_prophecy(state),
            20 => self.set_quick(state, seat),
            21 => self.set_start(state, seat),
            22 => self.set_wealth(state, seat),
            23 => self.empty_offer(state),
            24 => self.place_dummy(state),
            25 => state.redact(Eyes::Seat(seat)),
            _ => self.fill_slots(state, seat),
        }
    }

    fn move_worker(self, state: &mut Tzolkin, seat: Seat) {
        let gear = Gear::ALL[usize::from(self.b) % 5];
        let space = Tooth((self.c % 13) as u8);
        let workers = &mut state.gears[gear].workers[seat.index()];
        let player = &mut state.players[seat.index()];
        if workers.has(space) {
            workers.remove(space);
            player.at_hand += 1;
        } else if player.at_hand > 0 {
            workers.add(space);
            player.at_hand -= 1;
        }
    }

    fn hire(self, state: &mut Tzolkin, seat: Seat) {
        let player = &mut state.players[seat.index()];
        if self.b.is_multiple_of(2) {
            player.workers += 1;
            player.at_hand += 1;
        } else if player.at_hand > 0 {
            player.workers -= 1;
            player.at_hand -= 1;
        }
    }

    fn trade_tribes(self, state: &mut Tzolkin, seat: Seat) {
        let tribe = TribeId::at(self.b % 13);
        if state.tribe_box.has(tribe) {
            state.tribe_box.remove(tribe);
            if let Some(old) = state.players[seat.index()].tribe.replace(tribe) {
                state.tribe_box.add(old);
            }
        }
    }

    fn give_building(self, state: &mut Tzolkin, seat: Seat) {
        let building = BuildingId::at(self.b % 40);
        for deck in 0..2 {
            if state.decks[deck].has(building) {
                state.decks[deck].remove(building);
                match self.c % 3 {
                    0 => state.gone.add(building),
                    _ => state.players[seat.index()].buildings.add(building),
                }
            }
        }
    }

    fn give_monument(self, state: &mut Tzolkin, seat: Seat) {
        let monument = MonumentId::at(self.b % 13);
        state.monuments.add(monument);
        if self.c.is_multiple_of(2) {
            state.players.iter_mut().for_each(|player| player.monuments.remove(monument));
            state.players[seat.index()].monuments.add(monument);
        }
    }

    fn give_skull(self, state: &mut Tzolkin, seat: Seat) {
        let count = self.b % 14;
        let player = &mut state.players[seat.index()];
        if count <= state.skull_bank {
            state.skull_bank -= count;
            player.skulls += count;
        } else {
            state.skull_bank += std::mem::take(&mut player.skulls);
        }
    }

    fn take_tiles(self, state: &mut Tzolkin, seat: Seat) {
        let field = &mut state.jungle[usize::from(self.b) % 4];
        let player = &mut state.players[seat.index()];
        let Field { wooded, open } = std::mem::take(field);
        player.wood_tiles += wooded;
        player.corn_tiles += wooded + open;
    }

    fn set_goods(self, state: &mut Tzolkin, seat: Seat) {
        let player = &mut state.players[seat.index()];
        let count = match self.b % 16 {
            0..=3 => 0,
            4 | 5 => self.c % 2_001,
            _ => self.c % 12,
        };
        match self.b / 16 {
            0..=5 => player.corn = count,
            6..=9 => player.blocks[Block::Wood] = count.min(500),
            10..=12 => player.blocks[Block::Stone] = count.min(500),
            _ => player.blocks[Block::Gold] = count.min(500),
        }
    }

    fn set_markers(self, state: &mut Tzolkin, seat: Seat) {
        let player = &mut state.players[seat.index()];
        match self.b % 8 {
            0..=3 => player.techs[Tech::ALL[usize::from(self.b) % 4]] = (self.c % 4) as u8,
            4 => player.is_light = !player.is_light,
            which => player.temples[Temple::ALL[usize::from(which) - 5]] = (self.c % 9) as i8 - 1,
        }
    }

    fn set_points(self, state: &mut Tzolkin, seat: Seat) {
        let origin = Origin::ALL[usize::from(self.b) % Origin::ALL.len()];
        let points = if self.c.is_multiple_of(2) { 12_000 } else { -12_000 };
        state.players[seat.index()].points[origin] = points;
    }

    fn set_calendar(self, state: &mut Tzolkin) {
        let figure = (self.c % 30) as u8;
        match self.b % 6 {
            0 => state.round = figure,
            1 => state.day = figure,
            2 => state.age = figure % 3,
            3 => state.food_days_held = figure % 5,
            4 => state.first = Seat(figure % 5),
            _ => state.start_corn = (self.c % 256) as u8,
        }
    }

    fn set_turn(self, state: &mut Tzolkin) {
        let turn = &mut state.turn;
        match self.b % 10 {
            0 => turn.placed = (self.c % 8) as u8,
            1 => turn.took_start = !turn.took_start,
            2 => turn.took_quick = !turn.took_quick,
            3 => turn.has_begged = !turn.has_begged,
            4 => turn.has_sold = !turn.has_sold,
            5 => turn.paid_flat = !turn.paid_flat,
            6 => turn.went_ahead = !turn.went_ahead,
            7 => {
                let gear = Gear::ALL[usize::from(self.a) % 5];
                turn.skipped = Some(Skipped { gear, space: (self.c % 14) as u8 });
            }
            _ => turn.on_gears[Gear::ALL[usize::from(self.a) % 5]].add(Tooth((self.c % 13) as u8)),
        }
    }

    fn set_prophecy(self, state: &mut Tzolkin) {
        let tile = (!self.a.is_multiple_of(4)).then(|| ProphecyId::at(self.b % 13));
        state.prophecies[usize::from(self.c) % 3] = tile;
    }

    fn set_quick(self, state: &mut Tzolkin, seat: Seat) {
        let space = &mut state.quick_spaces[usize::from(self.b) % 3];
        let player = &mut state.players[seat.index()];
        match (*space, self.c % 2) {
            (None, 0) if player.at_hand > 0 => {
                *space = Some(QuickSpace::Worker(seat));
                player.at_hand -= 1;
            }
            (Some(QuickSpace::Worker(owner)), _) => {
                *space = None;
                state.players[owner.index()].at_hand += 1;
            }
            _ => {
                state.quick_tiles[usize::from(self.b) % 13] = Some(QuickId::at((self.c % 13) as u8))
            }
        }
    }

    fn set_start(self, state: &mut Tzolkin, seat: Seat) {
        let player = &mut state.players[seat.index()];
        match state.start_space {
            Some(owner) => {
                state.start_space = None;
                state.players[owner.index()].at_hand += 1;
            }
            None if player.at_hand > 0 => {
                state.start_space = Some(seat);
                player.at_hand -= 1;
            }
            None => {}
        }
    }

    fn set_wealth(self, state: &mut Tzolkin, seat: Seat) {
        let tile = WealthId::at(self.b % 21);
        if state.wealth_box.has(tile) {
            state.wealth_box.remove(tile);
            state.players[seat.index()].wealth.add(tile);
        }
    }

    fn empty_offer(self, state: &mut Tzolkin) {
        if let Some(building) = state.offer[usize::from(self.b) % 6].take() {
            state.gone.add(building);
        }
    }

    fn place_dummy(self, state: &mut Tzolkin) {
        let gear = Gear::ALL[usize::from(self.b) % 5];
        let space = Tooth((self.c % 13) as u8);
        if state.dummies_due > 0 && !state.gears[gear].dummies.has(space) {
            state.dummies_due -= 1;
            state.gears[gear].dummies.add(space);
        } else if state.gears[gear].dummies.has(space) {
            state.dummies_due += 1;
            state.gears[gear].dummies.remove(space);
        }
    }

    fn fill_slots(self, state: &mut Tzolkin, seat: Seat) {
        let slot = &mut state.skull_slots[usize::from(self.b) % 9];
        if slot.is_none() && state.skull_bank > 0 {
            state.skull_bank -= 1;
            *slot = Some(seat);
        }
    }
}
