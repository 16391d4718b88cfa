### Co říká každý stůl. Bez značek. Chyby jmenují karty na stránce celým jménem („sedmička mincí“).

mazzo = Mazzo

## Karty
## Hodnota a .subject jsou první pád („sedmička mincí“, „srdcová dáma“), .object je čtvrtý („bereš
## sedmičku mincí“). U francouzských karet se přídavné jméno řídí rodem karty.

italian-card =
    { $rank ->
        [ace] eso
        [two] dvojka
        [three] trojka
        [four] čtyřka
        [five] pětka
        [six] šestka
        [seven] sedmička
        [jack] kluk
        [knight] jezdec
       *[king] král
    } { $suit ->
        [coins] mincí
        [cups] pohárů
        [swords] mečů
       *[clubs] holí
    }
    .subject = { italian-card }
    .object =
        { $rank ->
            [ace] eso
            [two] dvojku
            [three] trojku
            [four] čtyřku
            [five] pětku
            [six] šestku
            [seven] sedmičku
            [jack] kluka
            [knight] jezdce
           *[king] krále
        } { $suit ->
            [coins] mincí
            [cups] pohárů
            [swords] mečů
           *[clubs] holí
        }

french-rank =
    { $rank ->
        [ace] eso
        [two] dvojka
        [three] trojka
        [four] čtyřka
        [five] pětka
        [six] šestka
        [seven] sedmička
        [eight] osmička
        [nine] devítka
        [ten] desítka
        [jack] kluk
        [queen] dáma
       *[king] král
    }
french-suit =
    { $suit ->
        [spades] piky
        [hearts] srdce
        [diamonds] káry
       *[clubs] kříže
    }
french-card =
    { $suit ->
        [spades] pikov
        [hearts] srdcov
        [diamonds] károv
       *[clubs] křížov
    }{ $rank ->
        [ace] é
        [jack] ý
        [king] ý
       *[queen] á
    } { french-rank }
    .subject = { french-card }
    .object =
        { $suit ->
            [spades] pikov
            [hearts] srdcov
            [diamonds] károv
           *[clubs] křížov
        }{ $rank ->
            [ace] é eso
            [two] ou dvojku
            [three] ou trojku
            [four] ou čtyřku
            [five] ou pětku
            [six] ou šestku
            [seven] ou sedmičku
            [eight] ou osmičku
            [nine] ou devítku
            [ten] ou desítku
            [jack] ého kluka
            [queen] ou dámu
           *[king] ého krále
        }

## Hráči a úrovně

player-you = Ty
player-computer = Počítač
level = Úroveň
level-easy = Snadná
level-normal = Střední
level-hard = Těžká
level-of-game = Úroveň { $level }
level-then = pak { $level }
level-now = Úroveň je teď { $level }.
level-next = Od příští hry bude úroveň { $level }.

## Kdo je na tahu

turn-you = Jsi na tahu
turn-computer = Na tahu je počítač
turn-over = Konec hry
last-move = Poslední tah

## Tlačítka

new-game = Nová hra
undo-new = Vrátit
deck = Karty
deck-neapolitan = Neapolské
deck-piacentine = Piacenzské
deck-now = Karty jsou teď: { $deck }.
rules = Pravidla a ovládání
keys = Klávesy
settings = Nastavení
close = Zavřít
play-again = Hrát znovu
change-level = Změnit úroveň

## Nové hry a jejich míchání

new-undone = Pokračuješ v předchozí hře.
shuffle-sealed = Zamíchání zapečetěno: { $start }…
seal = Zapečetěné zamíchání
seal-explained = Před tvou první kartou si server zvolil tajemství a toto je jeho otisk (SHA-256). Tvůj prohlížeč přidal vlastní číslo. Karty se míchají z obojího dohromady, takže si je nikdo nemůže vybrat.
seal-commitment = Otisk
seal-seed = Číslo tvého prohlížeče
seal-own = Tato stránka si obojí uložila, ještě než své číslo odeslala, a porovnává s tím všechno, co říká server.
seal-late = Tento prohlížeč začátek této hry neviděl, a proto nemůže říct, jestli se tehdy zapečetilo právě tohle.
seal-kept-commitment = Otisk, který si uložila tato stránka
seal-kept-seed = Číslo, které si uložila tato stránka
seal-next = Otisk příští hry
alarm-commitment = Server vyměnil zapečetěné zamíchání. Těmto kartám nevěř.
alarm-seed = Server vyměnil číslo tvého prohlížeče. Těmto kartám nevěř.
alarm-record = Zápis neodpovídá tomu, co se zapečetilo a co se tu hrálo. Těmto kartám nevěř.

## Spojení

connecting = Připojování…
offline-since = Spojení je od { $time } přerušené. Hra je uložená; spojení se obnovuje.
online-again = Spojení je zpátky.
please-reload = Tato stránka už je zastaralá. Načti ji prosím znovu.
no-cookies = Mazzo potřebuje jeden soubor cookie, aby poznalo tvoje místo, a tento prohlížeč ho odmítá.
replaced = V jiném okně začala nová hra; tady je.
late = Tah, na který se čeká, zatím nepřišel. Hra je uložená.
computer-silent = Počítač neodpověděl: místo něj byl zahrán první možný tah.
reload = Načíst znovu

## Nastavení

settings-theme = Vzhled
theme-system = Podle zařízení
theme-light = Světlý
theme-dark = Tmavý
settings-pace = Pauza před tahem počítače
pace-slow = Dlouhá
pace-normal = Střední
pace-fast = Krátká
pace-instant = Žádná
settings-deck = Karty
settings-level = Úroveň příští hry
settings-letters = Klávesy s písmeny
letters-on = Zapnuté
letters-off = Vypnuté
settings-sound = Zvuk
sound-on = Zapnutý
sound-off = Vypnutý
settings-values = Hodnoty na kartách
values-first = V prvních hrách
values-on = Vždy
values-off = Nikdy
not-remembered = Tento prohlížeč nic neukládá: nastavení si nebude pamatovat.

## Kontrola dohrané hry a výsledky

check-match = Zkontrolovat tuto hru
check-title = Kontrola této hry
check-running = Znovu se počítá každé rozdání i každý tah počítače…
check-right = Všechno je tak, jak to bylo zapečetěno.
check-wrong = Něco není tak, jak to bylo zapečetěno.
check-partly = Nic není špatně, ale zkontrolovat se nedalo všechno.
check-own = Co zjistila tato stránka
check-room = Co zjistil server
check-own-running = Stránka všechno počítá znovu…
check-no-record = Server nevydal zápis, takže stránka nemohla nic zkontrolovat.
check-failed = Kontrola teď není možná. Zkus to prosím později.
check-record = Stáhnout zápis
check-how = Jak to ověřit
results = Tvoje výsledky
results-none = Zatím tu nemáš žádnou dohranou hru.
results-rule = Hra vzdaná po první kartě se počítá jako prohraná.
results-played = Hry
results-won = Výhry
results-drawn = Remízy
results-lost = Prohry
results-streak = Výhry v řadě
results-best = Nejdelší řada
results-save = Uložit zálohu
results-bring = Obnovit ze zálohy
results-added =
    { $count ->
        [0] Všechny výsledky z této zálohy už tu byly.
        [one] Přibyl jeden výsledek.
        [few] Přibyly { $count } výsledky.
       *[other] Přibylo { $count } výsledků.
    }
results-not-added = Toto není záloha výsledků z Mazza.
results-failed = Server neodpovídá. Zkus to prosím později.
results-forget = Smazat moje údaje
results-forget-sure = Zmizí všechno, co o tobě server a tento prohlížeč uchovávají: hry, výsledky i nastavení.
results-forget-yes = Smazat všechno
results-forget-no = Ponechat

## Klávesy

keys-place = Zahrát kartu na daném místě
keys-arrows = Přejít mezi kartami nebo možnostmi
keys-enter = Zahrát nebo potvrdit
keys-escape = Zrušit nebo zavřít
keys-new = Nová hra
keys-undo = Vrátit novou hru, do deseti sekund
keys-level = Další úroveň
keys-deck = Jiné karty
keys-table = Znovu přečíst stůl
keys-piles = Znovu přečíst hromádky
keys-counts = Znovu přečíst počty karet
keys-help = Ukázat tyto klávesy
keys-off = Klávesy s písmeny jsou v nastavení vypnuté.
key-enter = Enter
key-escape = Esc
key-arrows = ← →

## Proč něco nešlo

error-stale = U stolu se mezitím hrálo dál; takhle to vypadá teď.
error-not-your-turn = Ještě nejsi na tahu: nejdřív musí hrát počítač.
error-over = Hra už skončila.
error-too-late = Jedna karta už byla zahraná; úroveň platí od příští hry.
error-unknown-option = Takové domácí pravidlo tato hra nemá.
error-nothing-to-undo = Novou hru už nelze vrátit.
error-store-failed = Tvůj tah se nepodařilo uložit. Nic se neztratilo; zahraj ho prosím znovu.
waiting-turn = Nejdřív se musí dokončit něco jiného, pak to přijde na řadu samo.
error-too-many = To bylo moc rychle. Počkej prosím chvilku.
error-too-many-matches = To je moc nových her za krátkou dobu. Počkej prosím minutu.
error-no-such-match = Takovou hru server nezná.
error-no-such-game = Hru toho jména server nezná.
error-bad-level = Taková úroveň není.
error-bad-seed = Číslo tohoto prohlížeče nebylo přijato.
error-no-offer = Zamíchání ještě není zapečetěné. Zkus to prosím znovu.
error-unreadable-message = Server této stránce nerozuměl. Načti ji prosím znovu.
error-unknown-type = Server této stránce nerozuměl. Načti ji prosím znovu.
error-protocol = Tato stránka už je zastaralá. Načti ji prosím znovu.
error-offline = Není spojení. Kartu půjde zahrát, jakmile server zase odpoví.
error-unknown = Server to odmítl z důvodu, který tato stránka nezná ({ $key }).

error-too-long = Tato hra má tolik tahů, že ji tu nejde ukázat ani zkontrolovat.
error-bad-encoding = Písmena tohoto souboru nejdou přečíst: ulož ho znovu v kódování UTF-8.
error-unreadable = Toto není zápis tahu: „{ $move }“.
error-not-your-card = Hráč na tahu tuto kartu nemá: { $card }.
error-wrong-phase = „{ $move }“ v tuto chvíli nejde.
error-dealer-to-move = Nejdřív se musí rozdat.
