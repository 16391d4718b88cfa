# Lo que ha encontrado la comprobación de una partida terminada.
# $count es cuánto se ha comprobado; $found es lo que pone en el acta y $expected lo que debería poner.

verify-commitment-right = El secreto es aquel cuya huella se enseñó antes de la primera carta.
verify-commitment-wrong = La huella «{ $found }» no es la del secreto, que es «{ $expected }».
verify-dealer-right = Quién reparte primero salió del secreto y de la semilla del navegador.
verify-dealer-wrong = Repartió primero el puesto { $found }, pero del secreto y la semilla sale el puesto { $expected }.
verify-dealer-unchecked = Quién reparte primero depende de una partida anterior, así que no se echó a suertes: no se ha comprobado.
verify-deals-right =
    { $count ->
        [one] El reparto es el que sale del secreto y de la semilla.
       *[other] Los { $count } repartos son los que salen del secreto y de la semilla.
    }
verify-deals-wrong = «{ $found }» no es el reparto que sale del secreto y de la semilla: «{ $expected }».
verify-choices-right =
    { $count ->
        [0] Ningún ordenador ha jugado.
        [one] La única jugada del ordenador es la que hace a partir de lo que podía ver desde su puesto.
       *[other] Las { $count } jugadas de los ordenadores son las que hacen a partir de lo que podían ver desde su puesto.
    }
verify-choices-wrong = El ordenador jugó «{ $found }», pero a partir de lo que podía ver desde su puesto juega «{ $expected }».
verify-choices-unchecked =
    { $count ->
        [one] La única jugada del ordenador es de otra versión de los jugadores automáticos: no se ha comprobado.
       *[other] { $count } jugadas son de otra versión de los jugadores automáticos: no se han comprobado.
    }
watch-again = Volver a verla
