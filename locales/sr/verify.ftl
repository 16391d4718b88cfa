# Šta je pokazala provera završene partije.
# $count kaže koliko je toga provereno; $found stoji u zapisniku, a $expected bi trebalo da stoji.

verify-commitment-right = Otisak u zapisniku je otisak tajne.
verify-commitment-wrong = Otisak „{ $found }“ nije otisak tajne; njen otisak je „{ $expected }“.
verify-dealer-right = Ko prvi deli, izvučeno je iz tajne i iz broja pregledača.
verify-dealer-wrong = Prvo je delilo mesto { $found }, a iz tajne i broja pregledača proizlazi mesto { $expected }.
verify-dealer-unchecked = Nije provereno ko prvi deli.
verify-dealer-right-passed = Deljenje je prešlo iz prethodne partije, kako kažu pravila.
verify-dealer-wrong-passed = Prvo je delilo mesto { $found }, a posle prethodne partije na redu je mesto { $expected }.
verify-dealer-wrong-drawn = Po zapisniku je deljenje prešlo iz partije „{ $found }“, ali se u ovoj igri za svaku partiju izvlači ko prvi deli.
verify-dealer-wrong-other-match = Po zapisniku je deljenje prešlo iz partije „{ $found }“, a prethodna partija je „{ $expected }“.
verify-deals-right =
    { $count ->
        [0] Nijedna karta nije podeljena.
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
        [1] Jedan potez računara nije proveren.
        [one] { $count } potez računara nije proveren.
        [few] { $count } poteza računara nisu proverena.
       *[other] { $count } poteza računara nije provereno.
    }
verify-end-unchecked = Kraj partije nije proveren.
verify-why-players = Igrala je druga verzija računarskih igrača.
verify-why-not-over = Zapisnik se završava pre toga.
verify-why-follows = Deljenje je prešlo iz ranije partije, a nje u ovom zapisniku nema.
watch-again = Pogledaj opet
