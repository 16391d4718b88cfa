### The rules in five short lines; .cards are the pictures beside them.

rummy-short-1 = Resta per primo senza carte.
    .cards = AS
rummy-short-2 = A ogni turno pesca una carta: dal tallone o la prima degli scarti.
    .cards = back 8D
rummy-short-3 = Cala gruppi (stesso valore) e scale (stesso seme, in ordine) di almeno tre carte.
    .cards = 9S 9H 9C
rummy-short-4 = Dopo aver calato, puoi attaccare carte singole a ogni combinazione in tavola: per esempio il re (K) a 10, fante (J) e donna (Q).
    .cards = TH JH QH KH
rummy-short-5 = Finisci il turno con uno scarto. Chi chiude segna le carte degli altri; vincono 200 punti.
    .cards = QD
