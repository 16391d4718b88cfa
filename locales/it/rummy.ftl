# Ramino.

error-not-a-meld = Queste carte non sono né un gruppo né una scala: «{ $move }».
error-no-such-meld = Questa combinazione sul tavolo non c'è: «{ $move }».
error-not-opened = Chi in questa mano non ha ancora calato non può attaccare: «{ $move }».
error-does-not-fit = La carta non si attacca a quella combinazione: «{ $move }».
error-taken-may-not-go-back = La carta presa dagli scarti non si può scartare nello stesso turno: «{ $move }».
error-would-strand = Dopo resterebbe in mano solo la carta presa dagli scarti, che non si può scartare: «{ $move }».
