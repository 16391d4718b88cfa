### Šta se govori za stolom rubamazza. $card i $takes su karte: u akuzativu kad se s njima nešto radi,
### inače u nominativu.

game-rubamazzo = Rubamazzo

## Sto

# Šta sitno piše pored karte, za one koji ove karte još ne poznaju.
card-value =
    { $rank ->
        [ace] 1
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [jack] F
        [knight] Ko
       *[king] Kr
    }
table-label = Sto
table-empty = Sto je prazan
hand-label = Tvoje karte
computer-label = Računarove karte
piles-label = Gomile i špil
pile-you = Tvoja gomila
pile-computer = Računarova gomila
pile-you-empty = Još nema gomile
pile-computer-empty = Još nema gomile
cards-count =
    { $count ->
        [one] { $count } karta
        [few] { $count } karte
       *[other] { $count } karata
    }
pack-left =
    { $count ->
        [0] Špil je prazan
        [one] Još { $count } karta u špilu
        [few] Još { $count } karte u špilu
       *[other] Još { $count } karata u špilu
    }
pack-left-short =
    { $count ->
        [0] Prazan
        [one] Još { $count }
        [few] Još { $count }
       *[other] Još { $count }
    }

## Šta da se radi

hint-first = Ista vrednost nosi.
hint-you = Izaberi kartu.
hint-choice = Nosiš ili kradeš?
hint-over = Ti { $yours }, računar { $theirs }
tag-take = Nosi
tag-steal = Kradi { $count }
target-take = Nosi { $takes }
target-steal =
    { $count ->
        [one] Kradi { $count } kartu
        [few] Kradi { $count } karte
       *[other] Kradi { $count } karata
    }
choice-open =
    { $count ->
        [one] Nosiš { $takes } ili kradeš računarovu gomilu ({ $count } kartu)?
        [few] Nosiš { $takes } ili kradeš računarovu gomilu ({ $count } karte)?
       *[other] Nosiš { $takes } ili kradeš računarovu gomilu ({ $count } karata)?
    }
choice-closed = Zadržavaš { $card }.

## Šta se dogodilo: jedna rečenica za svaki događaj

move-stay-you = Igraš { $card }; ostaje na stolu.
move-stay-computer = Računar igra { $card }; ostaje na stolu.
move-take-you = Igraš { $card } i nosiš { $takes }.
move-take-computer = Računar igra { $card } i nosi { $takes }.
move-steal-you =
    { $count ->
        [one] Igraš { $card } i kradeš računarovu gomilu: { $count } kartu.
        [few] Igraš { $card } i kradeš računarovu gomilu: { $count } karte.
       *[other] Igraš { $card } i kradeš računarovu gomilu: { $count } karata.
    }
move-steal-computer =
    { $count ->
        [one] Računar igra { $card } i krade tvoju gomilu: { $count } kartu.
        [few] Računar igra { $card } i krade tvoju gomilu: { $count } karte.
       *[other] Računar igra { $card } i krade tvoju gomilu: { $count } karata.
    }
begin-you = Na stolu su četiri karte; počinješ ti.
begin-computer = Na stolu su četiri karte; počinje računar.
dealt =
    { $count ->
        [0] Dele se poslednje karte, po tri svakome.
        [one] Još po tri karte svakome; u špilu ostaje { $count } karta.
        [few] Još po tri karte svakome; u špilu ostaju { $count } karte.
       *[other] Još po tri karte svakome; u špilu ostaje { $count } karata.
    }

## Kraj

result-win = Pobeđuješ
result-lose = Pobeđuje računar
result-draw = Nerešeno
result-win-by =
    { $margin ->
        [one] Na kraju imaš { $margin } kartu više od računara.
        [few] Na kraju imaš { $margin } karte više od računara.
       *[other] Na kraju imaš { $margin } karata više od računara.
    }
result-lose-by =
    { $margin ->
        [one] Računar na kraju ima { $margin } kartu više od tebe.
        [few] Računar na kraju ima { $margin } karte više od tebe.
       *[other] Računar na kraju ima { $margin } karata više od tebe.
    }
result-draw-by = Na kraju imate jednako karata.
result-left =
    { $count ->
        [0] Na stolu ne ostaje nijedna karta.
        [one] Na stolu ostaje { $count } karta i ne pripada nikome.
        [few] Na stolu ostaju { $count } karte i ne pripadaju nikome.
       *[other] Na stolu ostaje { $count } karata i ne pripada nikome.
    }
result-computer = Računar ({ $level })
result-said-win = Partija je gotova. Pobeđuješ, { $yours } prema { $theirs }.
result-said-lose = Partija je gotova. Pobeđuje računar, { $theirs } prema { $yours }.
result-said-draw = Partija je gotova. Nerešeno, po { $yours }.

## Ponovo rečeno

hear-table = Na stolu: { $cards }.
hear-table-empty = Na stolu nema nijedne karte.
hear-pile-you =
    { $count ->
        [one] Tvoja gomila: { $count } karta, na vrhu je { $card }.
        [few] Tvoja gomila: { $count } karte, na vrhu je { $card }.
       *[other] Tvoja gomila: { $count } karata, na vrhu je { $card }.
    }
hear-pile-you-empty = Još nemaš gomilu.
hear-pile-computer =
    { $count ->
        [one] Računarova gomila: { $count } karta, na vrhu je { $card }.
        [few] Računarova gomila: { $count } karte, na vrhu je { $card }.
       *[other] Računarova gomila: { $count } karata, na vrhu je { $card }.
    }
hear-pile-computer-empty = Računar još nema gomilu.
hear-stock =
    { $count ->
        [0] Špil je prazan.
        [one] U špilu je još { $count } karta.
        [few] U špilu su još { $count } karte.
       *[other] U špilu je još { $count } karata.
    }
hear-hand-you =
    { $count ->
        [0] U ruci nemaš nijednu kartu.
        [one] U ruci imaš { $count } kartu.
        [few] U ruci imaš { $count } karte.
       *[other] U ruci imaš { $count } karata.
    }
hear-hand-computer =
    { $count ->
        [0] Računar u ruci nema nijednu kartu.
        [one] Računar u ruci ima { $count } kartu.
        [few] Računar u ruci ima { $count } karte.
       *[other] Računar u ruci ima { $count } karata.
    }

## Zašto karta nije prihvaćena

error-must-take = Karta koja može da nosi mora da nosi: { $card } ne može samo da se odloži.
error-cannot-take = Nosi se samo karta iste vrednosti: { $card } ne nosi { $takes }.
error-cannot-steal = Gomilu krade samo karta iste vrednosti kao ona na vrhu: { $card } to nije.
