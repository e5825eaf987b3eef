# Слова страниц. Каждый ключ есть и в en.ftl; тесты следят, чтобы ни один не пропал и не остался без дела.

## Все страницы

page-name = Ойкумена
page-wordmark = ОЙКУМЕНА
page-skip = Сразу к содержанию
page-language = Язык
page-theme = Цвета
page-theme-auto = Цвета как в системе
page-theme-light = Светлые цвета
page-theme-dark = Тёмные цвета
page-account-link = Ваше имя
page-to-hall = Назад в зал
page-footer-authors = Игры принадлежат их авторам и издателям. Это независимое воплощение их правил, с собственными рисунками и словами.
page-footer-own = Покупайте любимые игры: ничто здесь не заменит коробку на полке.

## Зал

page-hall-title = Стол для долгих вечеров
page-hall-lead = Цивилизационные игры, где соблюдается каждое правило, для каждого пустого места найдётся соперник, а друзья приходят по ссылке. Без регистрации.
page-games-title = Игры
page-game-seats = от { $least } до { $most } игроков
page-game-seats-one = { $most } игрока
page-game-minutes = около { $minutes } минут на игрока
page-play-now = Играть сейчас
page-play-now-about = Вы против соперников, сразу. За новым столом можно выбрать места, модули и людей.
page-new-table = Новый стол
page-mine-title = Мои столы
page-mine-empty = Столов пока нет. «Играть сейчас» накроет стол и начнёт партию.
page-open-title = Открытые столы
page-open-empty = Сейчас никто не ищет игроков.
page-open-empty-next = Откройте стол сами
page-finished-title = Партии, открытые для всех
page-finished-mine-title = Мои сыгранные партии
page-finished-nobody = Пока никто не показал сыгранной партии. Партии открытых столов попадают сюда сами; любую другую может показать её владелец, когда она окончена.
page-finished-more = Ещё сыгранные партии
page-finished-pages = Страницы
page-finished-newer = Новее
page-finished-older = Старше
page-finished-empty = Оконченные партии остаются здесь, их можно просмотреть ход за ходом. Доиграйте первую.
page-sit = Сесть за стол
page-standing-playing = Партия идёт
page-tempo-live = Вживую
page-tempo-letters = Ход, когда удобно
page-since = с
page-clock = Осталось времени
page-clock-day = дн.
page-standing-mine = Ваш ход
page-standing-of = Выбирает { $name }
page-standing-waiting = { $count ->
    [one] Свободно { $count } место
    [few] Свободно { $count } места
   *[other] Свободно { $count } мест
}
page-standing-aside = Не читается; владелец сервера уже знает
page-standing-over = Первое место: { $names }

## Новый стол

page-new-title = { $game }: новый стол
page-new-seats = Сколько мест?
page-new-places = Кто где сидит?
page-new-place = Место { $number }
page-new-places-about = Друг садится по ссылке, которую вы найдёте за столом. Тот, кто рядом, играет на этом же экране; при передаче экран всё прячет.
page-who-me = Я
page-who-me-named = Я ({ $name })
page-who-invite = Друг, по ссылке
page-who-beside = Человек рядом со мной
page-who-mind = Соперник: { $mind } ({ $about })
page-mind-seat = { $mind } { $number }
page-mind-random = Странник
page-mind-random-about = идёт куда глаза глядят
page-mind-novice = Новичок
page-mind-novice-about = смотрит на шаг вперёд
page-mind-adept = Знаток
page-mind-adept-about = немного думает, играет разумно
page-mind-expert = Эксперт
page-mind-expert-about = думает дольше, прощает мало
page-mind-master = Мастер
page-mind-master-about = не спешит и играет в полную силу
page-mind-bot-about = программа этого сервера
page-new-modules = Модули
page-new-variants = Варианты
page-new-edition = Какие числа?
page-edition-built-in = Те, что идут с программой
page-new-edition-about = Издания, которые принёс владелец сервера.
page-new-tempo = Как быстро?
page-new-tempo-about = Вживую: все за столом. Ход, когда удобно: партия на дни, заходите, когда ваш ход.
page-new-clock = С часами?
page-clock-none = Без часов
page-clock-short = Короче:
page-clock-long = Дольше:
page-clock-live = { $bank } мин. на партию и ещё { $increment } с на каждый ход
page-clock-letters = { $bank } дн. на партию и ещё { $increment } ч на каждый ход
page-clock-own = Точные числа
page-clock-bank-live = Минут на партию
page-clock-bank-letters = Часов на партию
page-clock-increment-live = Ещё секунд на каждый ход
page-clock-increment-letters = Ещё часов на каждый ход
page-new-clock-about = Часы есть только у людей. Ход прибавляет своё время в начале, неистраченное остаётся. Когда время вышло, за этим местом играет соперник, пока человек не вернётся; по одним лишь часам никто не проигрывает.
page-new-open = Открыть для всех?
page-new-open-about = Показать этот стол в зале, чтобы любой мог занять свободное место и посмотреть доигранную партию.
page-new-begin = Накрыть стол

## Читатель

page-account-title = Вы за столом
page-account-known = Вы вошли как { $name }.
page-account-guest = Вы играете гостем по имени { $name }. С учётной записью партии будут и на других устройствах.
page-account-nobody = Чтобы играть, учётная запись не нужна. Назовите себя или войдите, чтобы найти свои партии.
page-name-title = Ваше имя
page-name-label = Как вас называют другие
page-name-save = Назваться так
page-account-name = Имя учётной записи
page-password = Пароль
page-password-new = Пароль, не короче 8 знаков
page-email = Почта (если хотите, чтобы вернуть доступ)
page-log-in-title = Вход
page-log-in-about = Для тех, у кого уже есть учётная запись.
page-log-in = Войти
page-register-title = Новая учётная запись
page-register-about = Партии, сыгранные гостем, перейдут в неё.
page-register = Завести запись
page-log-out = Выйти

## Стол

page-title-asked = ● Ваш ход: { $game }
page-board = Поле
page-zoom = Масштаб
page-zoom-in = Ближе
page-zoom-out = Дальше
page-people = Игроки
page-points-short = оч.
page-kind-me = вы
page-kind-beside = рядом с вами
page-kind-free = Свободное место
page-seat-asked = выбирает
page-seat-asked-me = ваш ход
page-stand-in = время вышло: играет { $mind }
page-away = Ваше время вышло.
page-away-about = За вас играет соперник, чтобы никто не ждал.
page-away-back = Вернуться на своё место
page-away-coming = Место снова ваше, как только кончится этот ход.
page-told-time-up = Время вышло: { $mind } играет вместо { $name }.
page-told-back = { $name } снова за столом.
page-told-taken-over = { $name } не может продолжать: место занимает { $mind }.
page-live-lost = Связь потеряна. Пробуем снова…
page-live-back = Связь восстановлена.
page-live-failed = Не получилось. Попробуйте ещё раз.
page-pass-title = Передайте экран: { $name }
page-pass-about = Всё скрыто, пока следующий игрок не готов.
page-pass-take = Я — { $name }
page-waiting-seats = { $count ->
    [one] Ждём, пока сядет ещё { $count } игрок.
    [few] Ждём, пока сядут ещё { $count } игрока.
   *[other] Ждём, пока сядут ещё { $count } игроков.
}
page-waiting = Ждём: { $name }
page-fold = Свернуть или развернуть варианты
page-recap = Что сделали другие
page-preview = Что изменится
page-preview-hint = Наведите на вариант, чтобы увидеть, что изменится.
page-why-not = { $count ->
    [one] { $count } вариант невозможен: почему?
    [few] { $count } варианта невозможны: почему?
   *[other] { $count } вариантов невозможны: почему?
}
page-way-back = Отмена и возврат
page-undo = Отменить
page-redo = Вернуть
page-undo-turn = К началу
page-past = Вы смотрите на ход { $n } из { $last }.
page-past-asked = Здесь выбирает: { $name }
page-past-now = К настоящему
page-sit-about = За этим столом есть свободное место.
page-spectator = Вы зритель. Показано только то, что могут видеть все.
page-invite = Отправьте эту ссылку другу
page-invite-copy = Копировать
page-invite-copied = Ссылка скопирована.
page-course = По ходу партии
page-course-label = Ход
page-course-previous = Предыдущий ход
page-course-next = Следующий ход
page-course-at = { $n } / { $last }
page-course-go = Показать
page-desk = Журнал, счёт, разговор и заметки
page-log = Журнал
page-log-empty = Ещё ничего не случилось. Здесь появится первый выбор.
page-log-look = Посмотреть на этот миг
page-log-new = Новое:
page-sheet = Счёт
page-sheet-title = Очки по источникам
page-sheet-total = Итого
page-sheet-place = Место
page-talk = Беседа
page-talk-label = Скажите что-нибудь столу
page-talk-send = Сказать
page-talk-new = новых
page-talk-empty = Пока никто ничего не сказал.
page-notes = Заметки
page-notes-label = Заметки, которые видите только вы
page-notes-save = Сохранить
page-orders = Наказы
page-orders-about = Ответы, которые вы даёте заранее на вопросы в чужой ход, чтобы никто вас не ждал. Видите их только вы.
page-orders-save = Сохранить
page-help = Справка
page-topics = Как это устроено
page-set-sound = Тихий звук, когда мой ход
page-set-trivial = Давать за меня единственный возможный ответ (но не конец хода)
page-key-choose = сделать этот выбор
page-key-done = закончить
page-key-undo = отменить
page-key-redo = вернуть
page-key-course = по ходу партии
page-key-pieces = на поле: от детали к детали, с подсказкой о каждой
page-key-zoom = ближе, дальше
page-key-help = эта справка

## Конец

page-end-winners = { $count ->
    [one] Первое место: { $names }
   *[other] Первое место делят { $names }
}
page-end-sheet = Откуда взялись очки, покажет «Счёт» ниже.
page-end-again = Ещё раз тем же составом
page-end-show = Показать в зале
page-end-hide = Скрыть из зала
page-end-record = Скачать запись
page-what-if = А что, если…?
page-what-if-hint = А что, если…? Вернитесь ползунком к любому мигу и откройте его как собственный стол.
page-what-if-about = Откроет показанную позицию как отдельный стол для вас.
page-chart = Очки по ходу партии
page-chart-about = Очки по ходу партии; в конце: { $results }.
page-seed = Зерно случая
page-seed-hash = Хеш зерна, определённого до игры:
page-seed-hash-before = Хеш, опубликованный до игры
page-seed-verified = Случай был честен: запись следует зерну
page-seed-unverified = Запись не следует зерну

## Приглашения

page-join-title = { $game }: вас приглашают
page-join-about = За этим столом вас ждёт место.
page-join-name = Как вас называть за столом (если хотите)
page-join-full = Свободных мест за этим столом больше нет. Можно посмотреть.
page-join-sits = Вы сидите за этим столом.
page-join-table = К столу
page-join-watch = Смотреть

## Когда что-то не так

page-problem = Не получилось
page-onward = Дальше
page-problem-not-found = По этому адресу ничего нет, или он закрыт для вас.
page-problem-bad-input = Стол этого не понимает. Ничего не изменилось.
page-problem-time-up = Вас слишком долго не было, и за вас играет соперник. Вернитесь на своё место, чтобы продолжить.
page-problem-no-content = Для этого нужен набор данных, который на сервере не загружен. Владелец может вернуть его ключом --content.
page-problem-no-game = На этом сервере такой игры нет.
page-problem-no-such-seat = За этим столом нет такого места. Ничего не изменилось.
page-problem-seats = В эту игру столькими местами не играют. Ничего не изменилось.
page-problem-sitter = Скажите о каждом месте, кто там сидит. Ничего не изменилось.
page-problem-nobody = Хотя бы одно место должно быть для человека. Ничего не изменилось.
page-problem-edition = Такого набора данных здесь нет. Ничего не изменилось.
page-problem-tempo = Стол бывает «вживую» или «ход, когда удобно». Ничего не изменилось.
page-problem-clock = Таких часов нет. Ничего не изменилось.
page-problem-clock-live = На часах вживую целые числа: до { $bank } минут на партию и до { $increment } секунд на ход, и не оба ноль.
page-problem-clock-letters = На этих часах целые числа: до { $bank } часов на партию и до { $increment } часов на ход, и не оба ноль.
page-problem-setup = Так игра начаться не может ({ $why }).
page-problem-aside = Этот стол не удаётся прочитать, он отложен. Ничего не удалено, владелец сервера уже знает.
page-problem-closed = Этот стол закрыт: хозяином стола или владельцем сервера. Сыгранное не удалено.
page-problem-not-yours = Вы не сидите за этим столом.
page-problem-not-asked = Сейчас не ваш ход. Ничего не изменилось.
page-problem-stale = С тех пор за столом сделали новый ход. Взгляните ещё раз и выберите заново.
page-problem-nothing-to-undo = Отменить нечего: что-то открылось, или уже выбирал кто-то другой.
page-problem-no-seat = За этим столом больше нет свободных мест.
page-problem-too-many = У вас слишком много столов. Сначала доиграйте один.
page-problem-too-many-kept = У вас уже столько столов, сколько может хранить один человек.
page-problem-too-many-imports = Вы уже принесли столько записей и позиций, сколько можно одному человеку.
page-problem-too-many-notes = У вас уже заметки за столькими столами, сколько можно. Сначала сотрите какие-нибудь.
page-problem-too-fast = Слишком часто. Подождите немного и попробуйте снова.
page-problem-forgery = Это пришло с другого сайта и не выполнено. Пользуйтесь кнопками этого.
page-problem-internal = Здесь что-то сломалось. Сыгранное в сохранности; попробуйте ещё раз.
page-problem-name = В имени от 1 до 40 знаков.
page-problem-name-taken = Это имя или похожее на него занято другой учётной записью. Выберите иное.
page-problem-password = В пароле от 8 до 200 знаков.
page-problem-login = Такого сочетания имени и пароля нет.

## Имена

page-seat = { $seat }

page-problem-tampered = Эта запись не подтвердилась: её изменили, или она неполна.
page-import = Принести запись или позицию
page-import-about = Вставьте запись (.jsonl) или позицию (.json). Доигранная запись проверяется и показывается; открытая, как и позиция, продолжится здесь с новым случаем.
page-import-seat = Кто играет дальше?
page-import-alone = Я играю за все места
page-import-at = Я за местом { $number }, за остальными соперники
page-import-button = Принести за стол
