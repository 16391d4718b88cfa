### Quello che si dice a un tavolo di Rubamazzo. Le carte hanno l’articolo («il 7 di denari»).

game-rubamazzo = Rubamazzo

## Il tavolo

# Quello che sta scritto in piccolo accanto a una carta, per chi non le conosce ancora.
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
        [knight] C
       *[king] R
    }
table-label = Carte in tavola
table-empty = Nessuna carta in tavola
hand-label = Le tue carte
computer-label = Le carte del computer
piles-label = Mazzetti e mazzo
pile-you = Il tuo mazzetto
pile-computer = Mazzetto del computer
pile-you-empty = Non hai ancora un mazzetto
pile-computer-empty = Ancora nessun mazzetto
cards-count =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
pack-left =
    { $count ->
        [0] Il mazzo è finito
        [one] { $count } carta nel mazzo
       *[other] { $count } carte nel mazzo
    }
pack-left-short =
    { $count ->
        [0] Finito
        [one] { $count } carta
       *[other] { $count } carte
    }

## Che cosa fare

hint-first = Prende la carta di pari valore.
hint-you = Scegli una carta.
hint-choice = Prendi o rubi?
hint-over = Tu { $yours }, computer { $theirs }
tag-take = Prendi
tag-steal = Ruba { $count }
target-take = Prendi { $takes }
target-steal =
    { $count ->
        [one] Ruba { $count } carta
       *[other] Ruba { $count } carte
    }
choice-open =
    { $count ->
        [one] Prendi { $takes } o rubi al computer il mazzetto di una carta?
       *[other] Prendi { $takes } o rubi al computer il mazzetto di { $count } carte?
    }
choice-closed = Tieni { $card }.

## Che cosa è successo: una frase per ogni fatto

move-stay-you = Giochi { $card }: resta in tavola.
move-stay-computer = Il computer gioca { $card }: resta in tavola.
move-take-you = Giochi { $card } e prendi { $takes }.
move-take-computer = Il computer gioca { $card } e prende { $takes }.
move-steal-you =
    { $count ->
        [one] Giochi { $card } e rubi al computer il mazzetto di una carta.
       *[other] Giochi { $card } e rubi al computer il mazzetto di { $count } carte.
    }
move-steal-computer =
    { $count ->
        [one] Il computer gioca { $card } e ti ruba il mazzetto di una carta.
       *[other] Il computer gioca { $card } e ti ruba il mazzetto di { $count } carte.
    }
begin-you = Quattro carte in tavola: cominci tu.
begin-computer = Quattro carte in tavola: comincia il computer.
dealt =
    { $count ->
        [0] Si danno le ultime carte, tre a testa.
        [one] Altre tre carte a testa; nel mazzo ne resta una.
       *[other] Altre tre carte a testa; nel mazzo ne restano { $count }.
    }

## La fine

result-win = Hai vinto
result-lose = Ha vinto il computer
result-draw = Parità
result-win-by =
    { $margin ->
        [one] Finisci con una carta in più del computer.
       *[other] Finisci con { $margin } carte in più del computer.
    }
result-lose-by =
    { $margin ->
        [one] Il computer finisce con una carta in più di te.
       *[other] Il computer finisce con { $margin } carte in più di te.
    }
result-draw-by = Avete lo stesso numero di carte.
result-left =
    { $count ->
        [0] In tavola non resta nessuna carta.
        [one] Una carta resta in tavola e non è di nessuno.
       *[other] { $count } carte restano in tavola e non sono di nessuno.
    }
result-computer = Computer ({ $level })
result-said-win = La partita è finita. Hai vinto, { $yours } a { $theirs }.
result-said-lose = La partita è finita. Ha vinto il computer, { $theirs } a { $yours }.
result-said-draw = La partita è finita in parità, { $yours } a testa.

## Da riascoltare

hear-table = In tavola: { $cards }.
hear-table-empty = In tavola non c’è nessuna carta.
hear-pile-you =
    { $count ->
        [one] Il tuo mazzetto: una carta, in cima { $card }.
       *[other] Il tuo mazzetto: { $count } carte, in cima { $card }.
    }
hear-pile-you-empty = Non hai ancora un mazzetto.
hear-pile-computer =
    { $count ->
        [one] Il mazzetto del computer: una carta, in cima { $card }.
       *[other] Il mazzetto del computer: { $count } carte, in cima { $card }.
    }
hear-pile-computer-empty = Il computer non ha ancora un mazzetto.
hear-stock =
    { $count ->
        [0] Il mazzo è finito.
        [one] Nel mazzo resta una carta.
       *[other] Nel mazzo restano { $count } carte.
    }
hear-hand-you =
    { $count ->
        [0] Non hai carte in mano.
        [one] Hai in mano una carta.
       *[other] Hai in mano { $count } carte.
    }
hear-hand-computer =
    { $count ->
        [0] Il computer non ha carte in mano.
        [one] Il computer ha in mano una carta.
       *[other] Il computer ha in mano { $count } carte.
    }

## Perché una carta è stata rifiutata

error-must-take = Una carta che può prendere o rubare deve farlo: { $card } non si può lasciare in tavola.
error-cannot-take = Si prende solo una carta dello stesso valore: { $card } non prende { $takes }.
error-cannot-steal = Un mazzetto si ruba solo con una carta uguale a quella in cima: { $card } non può.
