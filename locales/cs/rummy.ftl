### Co se říká u stolu s rummy. Jména hráčů se neskloňují. Co kdo dělá, je tu dvakrát: .you pro hráče
### samotného („lížeš …“), .other pro ostatní („líže …“).

game-rummy = Rummy
deck-french = Francouzské
deck-french-four = Francouzské, čtyřbarevné

## Počítače podle míst

name-0 = Bruno
name-1 = Rosa
name-2 = Piero
name-3 = Gina

## Kombinace: $ranks a $suits jsou výčty. .subject a .object jako u karet.

french-run =
    { $suit ->
        [spades] piková
        [hearts] srdcová
        [diamonds] kárová
       *[clubs] křížová
    } postupka ({ $ranks })
    .subject = { french-run }
    .object =
        { $suit ->
            [spades] pikovou
            [hearts] srdcovou
            [diamonds] károvou
           *[clubs] křížovou
        } postupku ({ $ranks })
french-set =
    { $rank ->
        [ace] esa
        [two] dvojky
        [three] trojky
        [four] čtyřky
        [five] pětky
        [six] šestky
        [seven] sedmičky
        [eight] osmičky
        [nine] devítky
        [ten] desítky
        [jack] kluci
        [queen] dámy
       *[king] králové
    } ({ $suits })
    .subject = { french-set }
    .object =
        { $rank ->
            [ace] esa
            [two] dvojky
            [three] trojky
            [four] čtyřky
            [five] pětky
            [six] šestky
            [seven] sedmičky
            [eight] osmičky
            [nine] devítky
            [ten] desítky
            [jack] kluky
            [queen] dámy
           *[king] krále
        } ({ $suits })

## Stůl

players-label = Hráči
hand-label = Tvoje karty
melds-label = Kombinace na stole
melds-none = Zatím žádná kombinace
actions-label = S vybranými kartami
dealer = rozdává
dealer-you = rozdáváš
last-thrown = odhozeno: { $card }
cards-count =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
points-count =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
stock = Balíček
stock-pass = { $pass }.{"\u00A0"}průchod
stock-left = Ještě { $count }
stock-name =
    { $count ->
        [0] Balíček, prázdný, { $pass }. průchod
        [one] Balíček, jedna karta, { $pass }. průchod
        [few] Balíček, { $count } karty, { $pass }. průchod
       *[other] Balíček, { $count } karet, { $pass }. průchod
    }
discards = Odhazovací hromádka
discards-name =
    { $count ->
        [one] Odhazovací hromádka: { $card }
        [few] Odhazovací hromádka: { $count } karty, navrchu { $card }
       *[other] Odhazovací hromádka: { $count } karet, navrchu { $card }
    }
discards-none = Odhazovací hromádka je prázdná
discards-all = Odhozené karty, nejnovější první
mark-new = Nová
mark-stays = Zůstává
held-new = { $card }, právě z balíčku
held-stays = { $card }, právě z odhazovací hromádky, v tomto tahu nejde odhodit

## Tlačítka

meld = Vy{"\u00AD"}ložit
lay-off = Při{"\u00AD"}ložit
discard = Od{"\u00AD"}hodit
sort-rank = Podle hodnot
sort-suit = Podle barev
jump = Na můj tah
next-deal = Další rozdání

## Kdo je na tahu a co dělat

turn-of = Na tahu: { $name }
turn-round-over = Konec kola
hint-draw = Lízni si kartu.
hint-play = Vykládej, přikládej, nebo odhoď.
hint-choice = Vyber kombinaci.
tag-draw = Líznout
tag-take = Vzít
tag-here = Sem
target-lay = Přiložit na { $meld }
choice-open =
    { $count ->
        [one] Pro kartu { $card } je tu jedna kombinace; Enter ji tam přiloží.
        [few] Pro kartu { $card } jsou tu { $count } kombinace; vyber šipkami.
       *[other] Pro kartu { $card } je tu { $count } kombinací; vyber šipkami.
    }
choice-closed = Necháváš si { $card }.
select-meld = Nejdřív vyber karty kombinace.
select-lay = Nejdřív vyber, co chceš přiložit.
select-discard = Nejdřív vyber jednu kartu, kterou chceš odhodit.
sorted-rank = Tvoje karty jsou seřazené podle hodnot.
sorted-suit = Tvoje karty jsou seřazené podle barev.
moved = Na místě { $place } z { $count } je teď { $card }.

## Co se stalo

told-you = { $what }.
told-other = { $name } { $what }.
deeds-then = { $deeds }; { $then }
deeds-last = { $deeds } a { $then }
draws-stock =
    .you = lížeš z balíčku
    .other = líže z balíčku
draws-card = lížeš { $card }
takes =
    .you = bereš z odhazovací hromádky { $card }
    .other = bere z odhazovací hromádky { $card }
melds =
    .you = vykládáš { $meld }
    .other = vykládá { $meld }
lays =
    .you = přikládáš { $card }
    .other = přikládá { $card }
discards-card =
    .you = odhazuješ { $card }
    .other = odhazuje { $card }

dealt-you = Karty jsou rozdané, otočená karta je { $card } a začínáš ty.
dealt-other = Karty jsou rozdané, otočená karta je { $card } a začíná { $name }.
stock-turned =
    { $count ->
        [one] Odhazovací hromádka se otáčí: jedna karta pro druhý průchod.
        [few] Odhazovací hromádka se otáčí: { $count } karty pro druhý průchod.
       *[other] Odhazovací hromádka se otáčí: { $count } karet pro druhý průchod.
    }

## Konec kola a hry

round-you = Vyhráváš kolo
round-other = { $name } vyhrává kolo
round-drawn = Kolo končí nerozhodně
match-you = Vyhráváš hru
match-other = { $name } vyhrává hru
round-gain =
    { $count ->
        [one] Karty ostatních jsou za { $count } bod.
        [few] Karty ostatních jsou za { $count } body.
       *[other] Karty ostatních jsou za { $count } bodů.
    }
round-nobody = Nikdo nezískává body.
result-out = zavřeno
result-out-you = zavřeno
match-goal = do { $points }
match-to = Hra do { $points }
rounds = Kola
result-left = V ruce
result-score = Body
round-said-you =
    { $count ->
        [one] Vyhráváš kolo a připisuješ si { $count } bod.
        [few] Vyhráváš kolo a připisuješ si { $count } body.
       *[other] Vyhráváš kolo a připisuješ si { $count } bodů.
    }
round-said-other =
    { $count ->
        [one] { $name } vyhrává kolo a připisuje si { $count } bod.
        [few] { $name } vyhrává kolo a připisuje si { $count } body.
       *[other] { $name } vyhrává kolo a připisuje si { $count } bodů.
    }
round-said-drawn = Kolo končí nerozhodně; nikdo nezískává body.
match-said-you =
    { $points ->
        [one] Hra skončila: vyhráváš, máš { $points } bod.
        [few] Hra skončila: vyhráváš, máš { $points } body.
       *[other] Hra skončila: vyhráváš, máš { $points } bodů.
    }
match-said-other =
    { $points ->
        [one] Hra skončila: { $name } vyhrává a má { $points } bod.
        [few] Hra skončila: { $name } vyhrává a má { $points } body.
       *[other] Hra skončila: { $name } vyhrává a má { $points } bodů.
    }

## Řečeno znovu

hear-melds = Na stole: { $melds }.
hear-melds-none = Na stole není žádná kombinace.
hear-hand = V ruce máš: { $cards }.
hear-hand-none = V ruce nemáš žádnou kartu.
hear-you = Ty: { $cards }, { $points }.
hear-other = { $name }: { $cards }, { $points }.
hear-dealer-you = Rozdáváš ty.
hear-dealer-other = Rozdává { $name }.

## Klávesy

keys-select = Vybrat kartu na daném místě
keys-arrows = Přejít mezi kartami nebo mezi možnými kombinacemi
keys-enter = Vybrat kartu nebo potvrdit
keys-escape = Zrušit volbu nebo výběr karet
key-shift-arrows = Shift + ← →
keys-shift-arrows = Posunout samotnou kartu
key-delete = Delete
keys-stock = Líznout si z balíčku
keys-take = Vzít vrchní kartu odhazovací hromádky
keys-meld = Vyložit vybrané karty
keys-lay = Přiložit vybranou kartu
keys-discard = Odhodit vybranou kartu
keys-rank = Seřadit podle hodnot
keys-suit = Seřadit podle barev
keys-jump = Přejít na můj tah nebo na další rozdání
keys-deck = Dvoubarevné, nebo čtyřbarevné karty
keys-table = Znovu přečíst kombinace a hromádky
keys-players = Znovu přečíst hráče
keys-counts = Znovu přečíst, kolik karet zbývá
keys-hand = Znovu přečíst moje karty

## Proč něco nešlo

error-wrong-phase =
    { $verb ->
        [draw] Kartu už máš líznutou; tah končí odhozením.
        [deal] Karty tohoto kola už jsou rozdané.
       *[other] Nejdřív si lízni kartu.
    }
error-not-a-meld = Toto není skupina ani postupka: { $cards }.
error-no-such-meld =
    { $melds ->
        [none] Na stole ještě žádná kombinace není: nejdřív vylož vlastní.
       *[some] Taková kombinace na stole není.
    }
error-not-opened = Přikládat smí jen ten, kdo má v tomto kole vyloženo.
error-does-not-fit = Sem se { $card } nehodí: { $pile }.
error-taken-may-not-go-back = Karta z odhazovací hromádky se v témže tahu nesmí vrátit: { $card }.
error-would-strand = Pak by zbyla jen karta z odhazovací hromádky, a ta se vrátit nesmí: { $card }.
