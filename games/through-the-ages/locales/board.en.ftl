# The words of the board.

board-header = Age { $age }, round { $round }. Cards to come: civil { $civil }, military { $military }, events { $events }
board-last-round = the last round is { $round }
board-row = For { $price }:
board-common = Common tactics:
board-pact = { $card } of { $seat } ({ $side }) with { $other }
board-war = { $card }: { $seat } against { $other }
board-auction = { $card }: the bid is { $bid }
board-name = { $seat }
board-resigned = has resigned
board-points = culture { $culture } (+{ $culture_rating }), science { $science } (+{ $science_rating }), strength { $strength }
board-happiness = happy faces { $happiness } of { $needed }, unused workers { $unused }
board-actions = civil actions { $civil }/{ $civil_total }, military { $military }/{ $military_total }
board-goods = food { $food } (+{ $food_made }), resources { $resources } (+{ $resources_made }), banks: yellow { $yellow }, blue { $blue }
board-ruin = ruin of { $card }
board-wonder = wonder { $card }
board-unfinished = { $card } { $stages }/{ $all }
board-tactic = tactic { $card }
board-hand = Hand:
board-military = Military hand:
