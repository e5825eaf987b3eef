# Учётные записи: входы, пароли, восстановление, свои данные.

account-gone = Игрок ушёл
account-back = К вашей учётной записи
account-forgotten = Забыли пароль?

## Что сделано

account-done-name = Теперь вас зовут так.
account-done-password = Пароль изменён. На всех других устройствах выполнен выход.
account-done-email = Адрес почты изменён.
account-done-sessions = Выход выполнен.
account-done-recovered = Пароль изменён, на всех устройствах выполнен выход. Войдите с новым паролем.
account-done-removed = Вы удалены. Остались только доигранные партии и партии с другими, без вашего имени и ваших слов. Спасибо за игру.

## Что меняют в учётной записи

account-name-about = Его видят за столом, и с ним вы входите.
account-password-title = Пароль
account-password-about = С новым паролем на всех других устройствах выполняется выход.
account-password-old = Нынешний пароль
account-password-new = Новый пароль, не короче 8 знаков
account-password-save = Сменить пароль
account-email-title = Почта
account-email-about = Нужна только для одного: впустить вас, если забудете пароль. Оставьте пустым, чтобы её здесь не было.
account-email-label = Адрес почты
account-email-save = Сменить почту

## Входы

account-sessions-title = Ваши устройства
account-sessions-about = Если устройством не пользоваться 90 дней, выход произойдёт сам.
account-session-this = этот браузер
account-session-unknown = Неизвестный браузер
account-session-begun = с
account-session-seen = последний раз
account-session-end = Выйти
account-session-end-named = Выйти: { $agent }
account-sessions-end-others = Выйти на всех других

## Восстановление

account-recovery-title = Забыли пароль?
account-recovery-about = Назовите имя учётной записи. На её почту придёт ссылка, чтобы задать новый пароль; она действует один раз, в течение часа.
account-recovery-send = Прислать ссылку
account-recovery-sent = Если такая учётная запись с почтой есть, письмо уже в пути. Загляните и в нежелательные.
account-recovery-no-address = В учётной записи нет почты? Обратитесь к тому, кто ведёт этот сервер.
account-recovery-no-mail = Этот сервер не отправляет писем. Попросите ссылку у того, кто его ведёт: её даёт эта команда с именем вашей учётной записи.
account-code-title = Новый пароль
account-code-about = На всех устройствах будет выполнен выход.
account-letter-subject = Ойкумена: новый пароль
account-letter-greeting = Здравствуйте, { $name }!
account-letter-about = Кто-то, скорее всего вы, просит новый пароль. Задайте его здесь в течение часа:
account-letter-else = Если это были не вы, ничего не изменилось и делать ничего не нужно.

## Свои данные

account-data-title = Ваши данные
account-data-kept = Здесь хранятся: ваше имя, почта, если вы её дали, хеш пароля, ваши устройства (браузер, система и когда вошли), ваши партии, сказанное за столами, ваши заметки и кого вы скрыли, заблокировали или на кого пожаловались.
account-data-not = Никому другому ничего не передаётся, для рекламы ничего не собирается, а куки только помнят вход, язык и цвета. Гость, которого нет 90 дней, вернуться уже не сможет.
account-data-export = Скачать всё
account-remove-link = Удалить меня…
account-remove-title = Удалить меня насовсем
account-remove-goes = Сразу исчезнут: имя, почта, пароль, устройства и заметки, слова всех ваших реплик за столами и недоигранные партии, где не было никого другого.
account-remove-stays = Останутся без вашего имени: доигранные партии и партии с другими; где игра ещё идёт, ваше место займёт соперник. Реплика, на которую пожаловались, останется в жалобе, у владельца сервера. Вернуть ничего нельзя.
account-remove-sure = Да, удалить
account-remove = Удалить меня
account-remove-nobody = О вас здесь ничего нет.

## Что не получилось

account-problem-name-invisible = В этом имени есть что-то невидимое. Возьмите буквы, цифры и обычные знаки.
account-problem-name-letterless = В имени нужна хотя бы одна буква или цифра.
account-problem-name-reserved = Так зовут соперников или сам сервер. Выберите другое имя.
account-problem-password = Это не ваш пароль. Ничего не изменилось.
account-problem-password-monotonous = Один знак снова и снова — не пароль.
account-problem-password-name = Само имя — не пароль.
account-problem-password-common = Этот пароль пробуют одним из первых. Выберите другой.
account-problem-email = Это не похоже на адрес почты.
account-problem-code = Эта ссылка уже использована, устарела или неполна. Попросите новую.
account-problem-logged-out = На этом устройстве выполнен выход. Войдите, чтобы продолжить.
account-problem-guest = Для этого нужно войти.
account-problem-unconfirmed = Поставьте отметку, если решили. Ничего не изменилось.
account-problem-busy = Сейчас входят многие. Попробуйте через мгновение.
account-problem-wait-seconds = Слишком много попыток. Подождите { $count ->
    [one] { $count } секунду
    [few] { $count } секунды
   *[many] { $count } секунд
} и попробуйте снова.
account-problem-wait-minutes = Слишком много попыток. Подождите { $count ->
    [one] { $count } минуту
    [few] { $count } минуты
   *[many] { $count } минут
} и попробуйте снова.
