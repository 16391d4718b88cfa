# Šta je pokazala provera završene partije.
# $count kaže koliko je toga provereno; $found stoji u zapisniku, a $expected bi trebalo da stoji.

verify-commitment-right = Otisak u zapisniku je otisak tajne.
verify-commitment-wrong = Otisak „{ $found }“ nije otisak tajne; njen otisak je „{ $expected }“.
verify-seals-right = Svaki broj je bio zapečaćen pre nego što je ijedan pokazan.
verify-seals-wrong = Pečat „{ $found }“ ne pripada tom broju; njegov pečat je „{ $expected }“.
verify-dealer-right = Prvi delilac je izvučen iz tajne i iz broja pregledača.
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
        [1] Jedini potez računara proizlazi iz onoga što se videlo s njegovog mesta.
        [one] Svaki od { $count } poteza koje je odigrao računar proizlazi iz onoga što se videlo s njegovog mesta.
        [few] Svaki od { $count } poteza koje je odigrao računar proizlazi iz onoga što se videlo s njegovog mesta.
       *[other] Svaki od { $count } poteza koje je odigrao računar proizlazi iz onoga što se videlo s njegovog mesta.
    }
verify-choices-wrong = Računar je odigrao „{ $found }“, a iz onoga što se videlo s njegovog mesta proizlazi „{ $expected }“.
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

## Šta može da proveri samo stranica koja je bila tu.

verify-kept-right = Otisak i broj pregledača su oni koje je ova stranica sačuvala pre nego što je poslala svoj broj.
verify-kept-wrong-commitment = U zapisniku je otisak „{ $found }“, a ova stranica je sačuvala „{ $expected }“.
verify-kept-wrong-seed = U zapisniku je broj pregledača „{ $found }“, a ova stranica je sačuvala „{ $expected }“.
verify-kept-unchecked = Otisak i broj pregledača nisu upoređeni s onim što je zapečaćeno.
verify-tries-unchecked =
    { $count ->
        [1] Pre ove partije server je uzeo jedan broj ovog pregledača i nije s njim počeo partiju: mogao je da bira između dva mešanja.
        [one] Pre ove partije server je uzeo { $count } broj ovog pregledača i nije s njim počeo partiju: mogao je da bira između više mešanja.
        [few] Pre ove partije server je uzeo { $count } broja ovog pregledača i nije s njima počeo partiju: mogao je da bira između više mešanja.
       *[other] Pre ove partije server je uzeo { $count } brojeva ovog pregledača i nije s njima počeo partiju: mogao je da bira između više mešanja.
    }
verify-dealer-wrong-seen = Po zapisniku je prvo delilo mesto { $found }, a ovde je to bilo mesto { $expected }.
verify-hands-right =
    { $count ->
        [1] U zapisniku su karte koje je ova stranica dobila.
        [one] U zapisniku su karte iz svih deljenja koja je ova stranica videla, njih { $count }.
        [few] U zapisniku su karte iz svih deljenja koja je ova stranica videla, njih { $count }.
       *[other] U zapisniku su karte iz svih deljenja koja je ova stranica videla, njih { $count }.
    }
verify-hands-wrong = Po zapisniku su tvoje karte bile „{ $found }“, a ova stranica je videla „{ $expected }“.
verify-moves-right =
    { $count ->
        [1] U zapisniku je jedini potez koji je ova stranica videla.
        [one] U zapisniku su svi potezi koje je ova stranica videla, njih { $count }.
        [few] U zapisniku su svi potezi koje je ova stranica videla, njih { $count }.
       *[other] U zapisniku su svi potezi koje je ova stranica videla, njih { $count }.
    }
verify-moves-wrong = U zapisniku je „{ $found }“ tamo gde je ova stranica videla „{ $expected }“.
verify-moves-wrong-count = Poteza u zapisniku: { $found }. Poteza odigranih ovde: { $expected }.
verify-moves-wrong-match = Zapisnik je od druge partije: „{ $found }“.
verify-record-wrong = Zapisnik može da se čita na više načina.
verify-why-late = Ovaj pregledač nije video početak partije.
verify-why-not-kept = Deljenje je prešlo iz partije koja nije poslednja za koju ovaj pregledač zna.
verify-why-drawn-anew = Izvučeno je kao za novog gosta, ali ovaj pregledač zna za raniju partiju.
