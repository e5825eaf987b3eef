# Слова доски.

board-header = Эпоха { $age }, раунд { $round }. Карт впереди: гражданских { $civil }, военных { $military }, событий { $events }
board-last-round = последний раунд — { $round }
board-row = За { $price }:
board-common = Общие тактики:
board-pact = { $card }: { $seat } ({ $side }) и { $other }
board-war = { $card }: { $seat } против { $other }
board-auction = { $card }: ставка { $bid }
board-name = { $seat }
board-resigned = вне игры
board-points = культура { $culture } (+{ $culture_rating }), наука { $science } (+{ $science_rating }), сила { $strength }
board-happiness = счастливых лиц { $happiness } из { $needed }, незанятых { $unused }
board-actions = гражданских действий { $civil }/{ $civil_total }, военных { $military }/{ $military_total }
board-goods = еда { $food } (+{ $food_made }), ресурсы { $resources } (+{ $resources_made }), банки: жёлтый { $yellow }, синий { $blue }
board-ruin = руины: { $card }
board-wonder = чудо { $card }
board-unfinished = { $card } { $stages }/{ $all }
board-tactic = тактика { $card }
board-hand = Рука:
board-military = Военная рука:
