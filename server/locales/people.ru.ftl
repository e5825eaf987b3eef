# Люди среди людей: приглашения, разговоры, порядок, уход.

## Приглашения

people-invited-title = Вас приглашают
people-asked-about = { $name } зовёт вас сыграть за этим столом. Партия начнётся, когда согласятся все.
people-asked-again = { $name } зовёт вас сыграть ещё раз.
people-accept = Играть
people-decline = Отказаться
people-next = К следующей партии
people-kind-asked = ждём ответа
people-was-removed = Хозяин стола удалил вас. Сесть здесь снова нельзя.

## Кто-то пропал

people-absent = { $name } давно не делает выбор.
people-waited-for = Остальные давно вас ждут. Если они договорятся, до вашего возвращения будет играть соперник.
people-let-play = Пусть за { $name } играет соперник
people-absent-agreed = Вы согласны, чтобы дальше играл соперник. Ещё не согласны: { $names }.
people-away = Остальные не стали больше ждать.
people-stand-in = нет за столом: играет { $mind }

## Люди за столом

people-here = Люди за столом
people-kind-muted = реплики скрыты
people-kind-blocked = блокировка
people-remove = Удалить
people-mute = Скрыть реплики
people-unmute = Показать реплики
people-block = Блокировать
people-unblock = Разблокировать
people-leave = Уйти из-за стола…

## Уход

people-leave-title = { $game }: уйти из-за стола?
people-leave-frees = Ваше место освободится для другого.
people-leave-closes = Этот стол открыли вы, а партия ещё не началась: стол закроется для всех.
people-leave-hands-over = Ваше место навсегда займёт { $mind }, остальные продолжат. Вернуться в эту партию нельзя.
people-leave-abandons = Больше здесь никто не играет: партия закончится без результата и останется среди ваших сыгранных.
people-leave-sure = Уйти
people-leave-stay = Остаться
people-standing-asking = Ждём ответа
people-standing-abandoned = Прервана
people-end-abandoned = Партия прервана

## Реплики

people-talk-closed = Разговор за этим столом — для тех, кто здесь играет.
people-line = Об этой реплике
people-line-removed-opener = Удалено хозяином стола.
people-line-removed-owner = Удалено владельцем сервера.
people-line-removed-author = Удалено вместе с учётной записью.
people-said-title = { $name }: реплика
people-report-title = Пожаловаться на реплику
people-report-about = Владелец сервера прочтёт её такой, какая она сейчас. Больше никто об этом не узнает.
people-report-reason = Что с ней не так? (если хотите)
people-report = Пожаловаться
people-report-done = Вы пожаловались на эту реплику. Владелец сервера её увидит.
people-line-remove-title = Удалить реплику
people-line-remove-about = Слова исчезнут для всех; останется видно, что реплику удалили.
people-line-remove = Удалить реплику
people-to-table = Вернуться к столу

## Скрытые реплики и блокировка

people-mute-title = Скрыть реплики: { $name }
people-mute-about = Вы больше не видите реплик тех, кого скрыли. Больше ничего не меняется, и им об этом не сообщают.
people-muted-already = Вы скрыли реплики этого человека.
people-muted-list = Скрыты реплики
people-muted-nobody = Вы ничьих реплик не скрыли.
people-hidden = { $count ->
    [one] Скрыта { $count } реплика
    [few] Скрыто { $count } реплики
   *[other] Скрыто { $count } реплик
}
people-done-mute = Реплики скрыты. Больше ничего не изменилось.
people-done-unmute = Реплики снова видны.
people-done-block = Блокировка включена: реплик вы больше не видите, и за ваши столы этот человек не сядет. Ему об этом не сообщают.
people-done-unblock = Блокировка снята.
people-block-title = Блокировать: { $name }
people-block-about = Вы больше не видите реплик тех, кого заблокировали. Они не могут сесть за ваш стол или туда, где вы уже сидите, и не могут позвать вас сыграть ещё раз. Им об этом не сообщают.
people-blocked-title = Скрытые и заблокированные
people-blocked-list = Заблокированы
people-blocked-nobody = Вы никого не заблокировали.
people-to-account = Вернуться к себе

## Что говорит стол

people-told-stood-in = { $name } не за столом: до возвращения играет { $mind }.
people-told-left = { $name } уходит из-за стола.
people-told-replaced = { $name } уходит насовсем: место занимает { $mind }.
people-told-gone = Один из игроков уходит насовсем: место занимает { $mind }.
people-told-abandoned = { $name } уходит из-за стола, больше играть некому.
people-told-removed = Хозяин стола удаляет участника: { $name }.
people-told-declined = { $name } получает приглашение и отказывается.

## Когда что-то не так

people-problem-talk-closed = Говорить за этим столом нельзя. Можно тем, кто здесь играет или приглашён, а за открытым столом — всем, у кого есть учётная запись.
people-problem-talk-too-fast = Вы говорите быстрее, чем успевают читать. Подождите немного и повторите.
people-problem-talk-full = За этим столом сказано так много, что больше не сохраняется.
people-problem-reported = Вы уже жаловались на эту реплику.
people-problem-reports = Сегодня вы жаловались очень много. Продолжите завтра.
people-problem-oneself = Это были бы вы сами. Ничего не изменилось.
people-problem-blocks = Вы заблокировали слишком многих. Сначала разблокируйте кого-нибудь.
people-problem-mutes = Вы скрыли реплики слишком многих. Сначала покажите чьи-нибудь.
people-problem-unwelcome = Сесть за этот стол вы не можете.
people-problem-not-invited = За этим столом для вас нет места.
people-problem-not-opener = Это может только хозяин стола.
people-problem-goes-on = Партия ещё не окончена. Сыграть ещё раз можно после неё.
people-problem-over = Партия окончена: уходить не нужно.
people-problem-has-begun = Партия началась: удалить уже никого нельзя.
people-problem-not-begun = Партия ещё не началась: подождите, пока все сядут.
people-problem-too-soon = Ещё слишком рано: подождите немного.
people-problem-banned = Вам запрещён доступ к этому серверу. Смотреть можно, менять ничего нельзя.
people-problem-banned-until = { $days ->
    [one] Вам запрещён доступ к этому серверу ещё { $days } день. Смотреть можно, менять ничего нельзя.
    [few] Вам запрещён доступ к этому серверу ещё { $days } дня. Смотреть можно, менять ничего нельзя.
   *[other] Вам запрещён доступ к этому серверу ещё { $days } дней. Смотреть можно, менять ничего нельзя.
}
