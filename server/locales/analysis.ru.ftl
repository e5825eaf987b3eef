# Подсказки и разборы. Каждый ключ есть и в analysis.en.ftl.

analysis-percent = { $number }{"\u00A0"}%
analysis-decimal-mark = ,

analysis-title = Разбор
analysis-title-game = Разбор: { $game }
analysis-lead = { $decisions ->
    [one] { $decisions } решение, оценённое так, как его видел тот, кто решал.
    [few] { $decisions } решения, каждое оценено так, как его видел тот, кто решал.
   *[other] { $decisions } решений, каждое оценено так, как его видел тот, кто решал.
}
analysis-lead-only = Решения: { $seat }. Оценены так, как выглядели тогда.
analysis-unfinished = Игра не закончена: учтено только то, что видит { $seat }.
analysis-place = место { $place }

analysis-chart = Вероятность победы
analysis-chart-about = Вероятность победы по ходу игры. В конце: { $results }.
analysis-chart-seat = { $name } { $chance }
analysis-round = Раунд { $round }
analysis-setup = До первого раунда
analysis-round-axis = раунд

analysis-turns = Переломные моменты
analysis-no-turns = Перелома не было: ни один выбор и ни один случай не изменил вероятность победы на { $size } или больше.
analysis-turn-choice = { $seat }: «{ $chosen }». С выбором «{ $best }» вероятность победы была бы выше на { $size }.
analysis-turn-luck = Удача, { $seat }: плюс { $size }. { $revealed }
analysis-turn-bad-luck = Неудача, { $seat }: минус { $size }. { $revealed }
analysis-revealed-hidden = Открылось то, что было скрыто.
analysis-more = и ещё { $count }.

analysis-accounts = Умение и удача
analysis-accounts-about = От первого решения до конца вероятность победы меняли четыре вещи; вместе они — весь путь.
analysis-seat = Место
analysis-decisions = Решения
analysis-best-share = Лучшие
analysis-mean-loss = Потеря за решение
analysis-mistakes = Ошибки
analysis-blunders = Грубые ошибки
analysis-own = Свои решения
analysis-others = Чужие решения
analysis-luck = Удача
analysis-hindsight = Видно лишь потом
analysis-way = { $first } → { $last }

analysis-every = Все решения
analysis-better = Лучше
analysis-loss-row = { $win } · { $points } { $short }
analysis-points-short = очк.
analysis-grade-best = лучшее
analysis-grade-good = хорошо
analysis-grade-mistake = ошибка
analysis-grade-blunder = грубая ошибка
analysis-then = Дальше: { $line }
analysis-then-by = { $seat }: { $words }
analysis-opening = Что выпало вначале
analysis-luck-row = Удача: { $changes }
analysis-round-mistakes = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[other] { $count } ошибок
}
analysis-round-clean = без ошибок

analysis-how = Как это читать
analysis-how-eyes = Каждое решение продумано заново с тем, что было известно этому игроку в тот момент, и не больше. Лучший выбор — лучший из найденных, не всегда лучший на свете.
analysis-how-grades = Выбор, который стоит { $mistake } вероятности победы или больше, назван ошибкой, от { $blunder } — грубой ошибкой.
analysis-how-luck = Удача — то, что открылось после выбора, по сравнению со средним из того, что могло открыться.
analysis-how-later = Видно лишь потом — остальное: более поздняя позиция видна лучше.
analysis-to-table = К столу

analysis-begin = Разобрать
analysis-begin-about = Каждое решение этой игры продумывается заново: что было лучше, что сделала удача, где случился перелом. Это займёт около минуты, и разбор сохранится.
analysis-under-way = Игра разбирается
analysis-progress = Готово { $percent }. Страница обновится сама.

analysis-hint-title = Подсказка
analysis-hint-ask = Подсказка
analysis-hint-about = что сделал бы сильный игрок
analysis-hint-figures = победа { $win }, очки: { $points }
analysis-hints-allowed = За этим столом разрешены подсказки: их может попросить каждый.
analysis-new-hints = Подсказки
analysis-new-hints-about = Подсказку может попросить каждый, и все об этом знают. В игре один на один с соперниками-программами они есть всегда.
analysis-problem-no-hints = За этим столом о подсказках не договаривались.
analysis-problem-not-understood = Соперники этой программы ещё недостаточно понимают эту игру.
analysis-problem-not-over = Разобрать можно только законченную игру.
analysis-problem-hint = Для вас уже обдумывается подсказка. Дождитесь её и спросите снова.
analysis-problem-busy = Сейчас разбирается слишком много игр. Попробуйте через минуту.
