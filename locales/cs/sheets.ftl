### Co říkají listy nad stolem; stránka si je stáhne až po první kartě.

## Nové hry a jejich míchání

seal-explained = Před tvou první kartou si server zvolil tajemství a toto je jeho otisk (SHA-256). Tvůj prohlížeč přidal vlastní číslo. Karty se míchají z obojího dohromady, takže si je nikdo nemůže vybrat.
seal-commitment = Otisk
seal-seed = Číslo tvého prohlížeče
seal-own = Tato stránka si obojí uložila, ještě než své číslo odeslala, a porovnává s tím všechno, co říká server.
seal-late = Tento prohlížeč začátek této hry neviděl, a proto nemůže říct, jestli se tehdy zapečetilo právě tohle.
seal-kept-commitment = Otisk, který si uložila tato stránka
seal-kept-seed = Číslo, které si uložila tato stránka
seal-next = Otisk příští hry

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
settings-level = Úroveň
settings-rule = { $rule } (příští hra)
settings-letters = Klávesy s písmeny
letters-on = Zapnuté
letters-off = Vypnuté
settings-sound = Zvuk
sound-on = Zapnutý
sound-off = Vypnutý
settings-again = Druhé klepnutí na vybranou kartu ji zahraje
again-on = Zapnuto
again-off = Vypnuto
settings-ask = Zeptat se, než se karta zahraje
ask-on = Zapnuto
ask-off = Vypnuto
ask-title =
    { $verb ->
        [discard] Odhodit { $cards }?
        [meld] Vyložit { $cards }?
        [lay] Přiložit { $cards }?
        [steal] Ukrást balíček za { $cards }?
       *[play] Zahrát { $cards }?
    }
ask-yes = Zahrát
ask-no = Teď ne
settings-values = Hodnoty na kartách
values-first = V prvních hrách
values-on = Vždy
values-off = Nikdy
not-remembered = Tento prohlížeč nic neukládá: nastavení si nebude pamatovat.

## Kontrola dohrané hry a výsledky

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

keys = Klávesy
keys-place = Zahrát kartu na daném místě
keys-arrows = Přejít mezi kartami nebo možnostmi
keys-enter = Zahrát nebo potvrdit
keys-escape = Zrušit nebo zavřít
keys-new = Nová hra
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

## The table: rules in short, what was played last, the way home

all-rules = Všechna pravidla a ovládání
watch-last = Podívat se znovu na poslední hru
all-tables = Všechny stoly
