# Šta je pokazala provera završene partije.
# $count kaže koliko je toga provereno; $found stoji u zapisniku, a $expected bi trebalo da stoji.

verify-commitment-right = Tajna je ona čiji je otisak bio pokazan pre prve karte.
verify-commitment-wrong = Otisak „{ $found }“ nije otisak tajne; njen otisak je „{ $expected }“.
verify-dealer-right = Ko prvi deli, izvučeno je iz tajne i iz broja pregledača.
verify-dealer-wrong = Prvo je delilo mesto { $found }, a iz tajne i broja pregledača proizlazi mesto { $expected }.
verify-dealer-unchecked = Ko prvi deli, zavisi od ranije partije, pa nije bilo žreba: nije provereno.
verify-deals-right =
    { $count ->
        [1] Deljenje je ono koje proizlazi iz tajne i broja pregledača.
        [one] Sva deljenja, njih { $count }, proizlaze iz tajne i broja pregledača.
        [few] Sva deljenja, njih { $count }, proizlaze iz tajne i broja pregledača.
       *[other] Sva deljenja, njih { $count }, proizlaze iz tajne i broja pregledača.
    }
verify-deals-wrong = „{ $found }“ nije deljenje koje proizlazi iz tajne i broja pregledača: „{ $expected }“.
verify-choices-right =
    { $count ->
        [0] Nijedan računar nije igrao.
        [1] Jedini potez računara je tačan: tako igra na osnovu onoga što se videlo s njegovog mesta.
        [one] Svi potezi računara, njih { $count }, tačni su: tako igraju na osnovu onoga što se videlo s njihovog mesta.
        [few] Svi potezi računara, njih { $count }, tačni su: tako igraju na osnovu onoga što se videlo s njihovog mesta.
       *[other] Svi potezi računara, njih { $count }, tačni su: tako igraju na osnovu onoga što se videlo s njihovog mesta.
    }
verify-choices-wrong = Računar je odigrao „{ $found }“, a na osnovu onoga što se videlo s njegovog mesta igra „{ $expected }“.
verify-choices-unchecked =
    { $count ->
        [1] Jedini potez računara je od druge verzije računarskih igrača: nije provereno.
        [one] { $count } potez je od druge verzije računarskih igrača: nije provereno.
        [few] { $count } poteza su od druge verzije računarskih igrača: nije provereno.
       *[other] { $count } poteza je od druge verzije računarskih igrača: nije provereno.
    }
watch-again = Pogledaj opet
