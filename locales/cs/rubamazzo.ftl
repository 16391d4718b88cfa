### Co se říká u stolu s rubamazzem. $card a $takes jsou karty: ve čtvrtém pádu tam, kde se s nimi
### něco děje, jinak v prvním.

game-rubamazzo = Rubamazzo

## Stůl

# Co je drobně napsáno u karty pro ty, kdo tyhle karty ještě neznají.
card-value =
    { $rank ->
        [ace] 1
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [jack] Kl
        [knight] Jz
       *[king] Kr
    }
table-label = Stůl
table-empty = Stůl je prázdný
hand-label = Tvoje karty
computer-label = Karty počítače
piles-label = Hromádky a balíček
pile-you = Tvoje hromádka
pile-computer = Hromádka počítače
pile-you-empty = Zatím bez hromádky
pile-computer-empty = Zatím bez hromádky
cards-count =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
pack-left =
    { $count ->
        [0] Balíček je prázdný
        [one] V balíčku zbývá { $count } karta
        [few] V balíčku zbývají { $count } karty
       *[other] V balíčku zbývá { $count } karet
    }
pack-left-short =
    { $count ->
        [0] Prázdný
        [one] Ještě { $count }
        [few] Ještě { $count }
       *[other] Ještě { $count }
    }

## Co dělat

hint-first = Stejná hodnota bere.
hint-you = Vyber kartu.
hint-choice = Vzít, nebo ukrást?
hint-over = Ty { $yours }, počítač { $theirs }
tag-take = Vzít
tag-steal = Ukrást { $count }
target-take = Vzít { $takes }
target-steal =
    { $count ->
        [one] Ukrást { $count } kartu
        [few] Ukrást { $count } karty
       *[other] Ukrást { $count } karet
    }
choice-open =
    { $count ->
        [one] Vzít { $takes }, nebo ukrást počítači hromádku (jednu kartu)?
        [few] Vzít { $takes }, nebo ukrást počítači hromádku ({ $count } karty)?
       *[other] Vzít { $takes }, nebo ukrást počítači hromádku ({ $count } karet)?
    }
choice-closed = Necháváš si { $card }.

## Co se stalo: jedna věta na každou událost

move-stay-you = Hraješ { $card }; zůstává na stole.
move-stay-computer = Počítač hraje { $card }; zůstává na stole.
move-take-you = Hraješ { $card } a bereš { $takes }.
move-take-computer = Počítač hraje { $card } a bere { $takes }.
move-steal-you =
    { $count ->
        [one] Hraješ { $card } a kradeš počítači hromádku: jednu kartu.
        [few] Hraješ { $card } a kradeš počítači hromádku: { $count } karty.
       *[other] Hraješ { $card } a kradeš počítači hromádku: { $count } karet.
    }
move-steal-computer =
    { $count ->
        [one] Počítač hraje { $card } a krade ti hromádku: jednu kartu.
        [few] Počítač hraje { $card } a krade ti hromádku: { $count } karty.
       *[other] Počítač hraje { $card } a krade ti hromádku: { $count } karet.
    }
begin-you = Na stole leží čtyři karty; začínáš ty.
begin-computer = Na stole leží čtyři karty; začíná počítač.
dealt =
    { $count ->
        [0] Rozdávají se poslední karty, každému tři.
        [one] Každý dostává další tři karty; v balíčku zbývá jedna.
        [few] Každý dostává další tři karty; v balíčku zbývají { $count }.
       *[other] Každý dostává další tři karty; v balíčku zbývá { $count }.
    }

## Konec

result-win = Vyhráváš
result-lose = Vyhrává počítač
result-draw = Remíza
result-win-by =
    { $margin ->
        [one] Na konci máš o jednu kartu víc než počítač.
        [few] Na konci máš o { $margin } karty víc než počítač.
       *[other] Na konci máš o { $margin } karet víc než počítač.
    }
result-lose-by =
    { $margin ->
        [one] Počítač má na konci o jednu kartu víc než ty.
        [few] Počítač má na konci o { $margin } karty víc než ty.
       *[other] Počítač má na konci o { $margin } karet víc než ty.
    }
result-draw-by = Na konci máte stejný počet karet.
result-left =
    { $count ->
        [0] Na stole nezůstává žádná karta.
        [one] Na stole zůstává jedna karta a nepatří nikomu.
        [few] Na stole zůstávají { $count } karty a nepatří nikomu.
       *[other] Na stole zůstává { $count } karet a nepatří nikomu.
    }
result-computer = Počítač ({ $level })
result-said-win = Hra skončila. Vyhráváš { $yours }:{ $theirs }.
result-said-lose = Hra skončila. Vyhrává počítač { $theirs }:{ $yours }.
result-said-draw = Hra skončila remízou { $yours }:{ $yours }.

## Řečeno znovu

hear-table = Na stole: { $cards }.
hear-table-empty = Na stole neleží žádná karta.
hear-pile-you =
    { $count ->
        [one] Tvoje hromádka: jedna karta, navrchu { $card }.
        [few] Tvoje hromádka: { $count } karty, navrchu { $card }.
       *[other] Tvoje hromádka: { $count } karet, navrchu { $card }.
    }
hear-pile-you-empty = Zatím nemáš hromádku.
hear-pile-computer =
    { $count ->
        [one] Hromádka počítače: jedna karta, navrchu { $card }.
        [few] Hromádka počítače: { $count } karty, navrchu { $card }.
       *[other] Hromádka počítače: { $count } karet, navrchu { $card }.
    }
hear-pile-computer-empty = Počítač zatím nemá hromádku.
hear-stock =
    { $count ->
        [0] Balíček je prázdný.
        [one] V balíčku zbývá jedna karta.
        [few] V balíčku zbývají { $count } karty.
       *[other] V balíčku zbývá { $count } karet.
    }
hear-hand-you =
    { $count ->
        [0] V ruce nemáš žádnou kartu.
        [one] V ruce máš jednu kartu.
        [few] V ruce máš { $count } karty.
       *[other] V ruce máš { $count } karet.
    }
hear-hand-computer =
    { $count ->
        [0] Počítač nemá v ruce žádnou kartu.
        [one] Počítač má v ruce jednu kartu.
        [few] Počítač má v ruce { $count } karty.
       *[other] Počítač má v ruce { $count } karet.
    }

## Proč karta nešla zahrát

error-must-take = Kartu nejde jen tak odložit: { $card } může brát, a tak brát musí.
error-cannot-take = Brát se dá jen karta stejné hodnoty: { $card } nemůže vzít { $takes }.
error-cannot-steal = Hromádku ukradne jen karta stejné hodnoty, jakou má její vrchní karta: { $card } to není.
