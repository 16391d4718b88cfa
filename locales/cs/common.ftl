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
drag-missed = Pusť kartu nad něčím, co svítí.
last-move = Poslední tah

## Tlačítka

new-game = Nová hra
undo-new = Vrátit
deck-neapolitan = Neapolské
deck-piacentine = Piacenzské
deck-now = Karty jsou teď: { $deck }.
rules = Pravidla
level-and-deck = Úroveň a karty
settings = Nastavení
close = Zavřít
play-again = Hrát znovu
change-level = Změnit úroveň
check-match = Zkontrolovat tuto hru
watch-again = Podívat se znovu
results = Tvoje výsledky
keys-undo = Vrátit novou hru, do deseti sekund
sheet-coming = Okamžik…
sheet-failed = Tahle část stránky nedorazila. Zkus to prosím znovu, nebo stránku načti znovu.

## Nové hry a jejich míchání

new-undone = Pokračuješ v předchozí hře.
shuffle-sealed = Bez podvodu: zamíchání zapečetěno ({ $start }…)
seal = Zapečetěné zamíchání
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
