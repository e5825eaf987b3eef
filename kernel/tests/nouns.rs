//! Ids, sets, bags, held cards and places.

use kernel::set::{Bits, Member, Wide};
use kernel::{Bag, Dice, Held, Numbered, Places, Seat, Set, dice, kinds, noun};

kinds! {
    /// More than one word of bits holds.
    CardKind "C" 3 160 Wide<3> => CardId Cards,
    TileKind "B" 2 64 u64 => TileId Tiles,
    HexKind "H" 3 117 u128 => Hex Hexes,
}

noun!(
    /// What a back shows.
    Age { First = "I", Second = "II" }
);

impl kernel::held::Back for Age {
    fn word(self) -> Option<&'static str> {
        Some(self.key())
    }

    fn read(word: Option<&str>) -> Result<Age, String> {
        word.ok_or("a back shows its age")?.parse()
    }
}

mod ids {
    use super::*;

    #[test]
    fn an_id_is_its_row_in_the_file() {
        assert_eq!(TileId::at(6).to_string(), "B07");
        assert_eq!("B07".parse(), Ok(TileId::at(6)));
        assert_eq!("C160".parse(), Ok(CardId::at(159)));
        assert_eq!(serde_json::to_string(&CardId::at(0)).unwrap(), "\"C001\"");
    }

    #[test]
    fn what_is_no_id_is_refused_with_those_that_are() {
        for wrong in ["C161", "C000", "C1", "C0001", "c001", "C+01", "", "B01", "C٠٠١"] {
            assert_eq!(wrong.parse::<CardId>(), Err("expected C001 to C160".into()), "{wrong}");
        }
    }

    #[test]
    fn an_optional_id_takes_no_more_room() {
        assert_eq!(size_of::<Option<CardId>>(), 1);
    }

    #[test]
    fn ids_are_numbers() {
        assert_eq!(<CardId as Numbered<()>>::COUNT, 160);
        assert_eq!(CardId::nth(159, &()), Some(CardId::at(159)));
        assert_eq!(CardId::nth(160, &()), None);
    }
}

mod sets {
    use super::*;

    #[test]
    fn a_hundred_and_sixty_cards_fit() {
        let all = Cards::first(160);
        assert_eq!(all.len(), 160);
        assert!(all.iter().map(CardId::index).eq(0..160));
        let mut some = Cards::EMPTY;
        [5, 63, 64, 128, 159].into_iter().for_each(|index| some.add(CardId::at(index)));
        assert_eq!(some.iter().map(CardId::index).collect::<Vec<_>>(), [5, 63, 64, 128, 159]);
        assert_eq!(all.without(some).len(), 155);
        some.remove(CardId::at(64));
        assert!(!some.has(CardId::at(64)) && some.has(CardId::at(63)));
        assert_eq!(some.and(Cards::of(CardId::at(159))).nth(0), Some(CardId::at(159)));
        assert!(some.meets(all) && !some.meets(Cards::EMPTY));
    }

    #[test]
    fn a_set_is_a_list_of_ids_and_none_stands_twice() {
        let set: Tiles = [TileId::at(2), TileId::at(0)].into_iter().collect();
        assert_eq!(serde_json::to_string(&set).unwrap(), r#"["B01","B03"]"#);
        assert_eq!(serde_json::from_str::<Tiles>(r#"["B03","B01"]"#).unwrap(), set);
        let twice = serde_json::from_str::<Tiles>(r#"["B03","B03"]"#).unwrap_err();
        assert!(twice.to_string().starts_with("B03 stands twice"), "{twice}");
        let seats = serde_json::from_str::<Set<Seat>>("[1, 9]").unwrap_err();
        assert!(seats.to_string().contains("is impossible here"), "{seats}");
    }

    #[test]
    fn picking_is_the_stream_that_records_know() {
        let set: Tiles = [3, 10, 11, 40].map(TileId::at).into_iter().collect();
        for k in 0..200 {
            let (mut one, mut other) = (dice::fast(1, k), dice::fast(1, k));
            assert_eq!(set.pick(&mut one).index() as u32, other.one_of(set.bits()));
        }
    }

    #[test]
    fn words_of_bits_agree_with_each_other() {
        fn walk<B: Bits>(bits: &[usize]) -> (u32, Vec<usize>) {
            let mut set = B::EMPTY;
            bits.iter().for_each(|bit| set.add(*bit));
            let count = set.count();
            (count, std::iter::from_fn(|| set.next()).collect())
        }
        let bits = [0, 7, 8, 31, 32, 63];
        assert_eq!(walk::<u64>(&bits), walk::<u128>(&bits));
        assert_eq!(walk::<u64>(&bits), walk::<Wide<2>>(&bits));
        assert_eq!(walk::<u64>(&[]), (0, vec![]));
    }
}

mod bags {
    use super::*;

    type Deck = Bag<CardId, 160>;

    #[test]
    fn a_bag_counts_copies_and_says_them_by_id() {
        let mut deck = Deck::default();
        deck.add(CardId::at(55), 2);
        deck.add(CardId::at(159), 1);
        assert_eq!(serde_json::to_string(&deck).unwrap(), r#"{"C056":2,"C160":1}"#);
        assert_eq!(serde_json::from_str::<Deck>(r#"{"C160":1,"C056":2}"#).unwrap(), deck);
        assert!(serde_json::from_str::<Deck>(r#"{"C056":0}"#).is_err());
        assert_eq!(
            [0, 1, 2, 3].map(|place| deck.nth(place).map(CardId::index)),
            [Some(55), Some(55), Some(159), None]
        );
        deck.take(CardId::at(55));
        assert_eq!((deck.total(), deck.count(CardId::at(55))), (2, 1));
    }

    #[test]
    fn every_copy_is_equally_likely() {
        let mut deck = Deck::default();
        deck.add(CardId::at(1), 3);
        deck.add(CardId::at(2), 1);
        let mut dice = dice::fast(5, 0);
        let often = (0..4000).filter(|_| deck.pick(&mut dice) == CardId::at(1)).count();
        assert!((2850..3150).contains(&often), "{often}");
    }
}

mod held {
    use super::*;

    #[test]
    fn a_card_is_known_or_only_its_back() {
        type Card = Held<CardId, Age>;
        let back: Card = "back-II".parse().unwrap();
        assert_eq!((back.known(), back.back()), (None, Some(Age::Second)));
        assert_eq!("C007".parse(), Ok(Card::from(CardId::at(6))));
        assert_eq!(back.to_string(), "back-II");
        assert!("back-IV".parse::<Card>().is_err() && "unknown".parse::<Card>().is_err());
        assert_eq!("unknown".parse(), Ok(Held::<CardId>::Back(kernel::held::Unseen)));
        for number in 0..<Card as Numbered<()>>::COUNT {
            assert_eq!(Card::nth(number, &()).and_then(|card| card.number(&())), Some(number));
        }
    }
}

mod places {
    use super::*;

    /// A ring of six around a middle, and a pair far away.
    fn map() -> Places<Hex, 117> {
        let mut map = Places::default();
        for k in 1..=6u8 {
            map.join(Hex::at(0), Hex::at(k));
            map.join(Hex::at(k), Hex::at(k % 6 + 1));
        }
        map.join(Hex::at(20), Hex::at(21));
        map
    }

    fn some(places: &[u8]) -> Hexes {
        places.iter().map(|place| Hex::at(*place)).collect()
    }

    #[test]
    fn neighbours_are_mutual() {
        let map = map();
        assert_eq!(map.near(Hex::at(0)), some(&[1, 2, 3, 4, 5, 6]));
        assert!(map.are_joined(Hex::at(6), Hex::at(1)) && !map.are_joined(Hex::at(1), Hex::at(3)));
        assert_eq!(map.around(some(&[1, 2])), some(&[0, 3, 6]));
    }

    #[test]
    fn what_hangs_together() {
        let map = map();
        assert_eq!(map.flood(some(&[1]), some(&[1, 2, 4, 5, 20])), some(&[1, 2]));
        assert_eq!(map.flood(some(&[9]), some(&[1, 2])), Hexes::EMPTY);
        let parts: Vec<_> = map.components(some(&[1, 2, 4, 20, 21])).collect();
        assert_eq!(parts, [some(&[1, 2]), some(&[4]), some(&[20, 21])]);
    }

    #[test]
    fn reach_goes_through_some_places_and_ends_anywhere() {
        let map = map();
        let river = some(&[2]);
        assert_eq!(map.reach(some(&[1]), river, 1), some(&[0, 1, 2, 6]));
        assert_eq!(map.reach(some(&[1]), river, 2), some(&[0, 1, 2, 3, 6]));
        assert_eq!(map.reach(some(&[1]), Hexes::EMPTY, 9), some(&[0, 1, 2, 6]));
    }

    #[test]
    fn distance_is_the_fewest_steps() {
        let map = map();
        let anywhere = Hexes::first(117);
        assert_eq!(map.distance(some(&[1]), some(&[4]), anywhere), Some(2));
        assert_eq!(map.distance(some(&[1]), some(&[4]), some(&[2, 3])), Some(3));
        assert_eq!(map.distance(some(&[1]), some(&[2]), Hexes::EMPTY), Some(1));
        assert_eq!(map.distance(some(&[1]), some(&[1]), Hexes::EMPTY), Some(0));
        assert_eq!(map.distance(some(&[1]), some(&[20]), anywhere), None);
    }

    #[test]
    fn the_distance_is_where_reach_first_arrives() {
        let map = map();
        for from in 0..7 {
            for to in 0..7 {
                let (from, to) = (some(&[from]), some(&[to]));
                let arrives = (0..7).find(|steps| map.reach(from, some(&[2, 4]), *steps).meets(to));
                assert_eq!(map.distance(from, to, some(&[2, 4])), arrives);
            }
        }
    }
}

#[test]
fn seats_are_members_too() {
    let seats: Set<Seat> = Seat::all(3).collect();
    assert_eq!((seats.len(), Seat::at(2).index()), (3, 2));
}
