### Co se říká, když se někdo znovu dívá na dohranou hru.
### $line je řádek souboru, $text na něm stojí, $why je věta o tom.

replay = Podívat se znovu
replay-at = Tah { $ply } z { $count }
replay-first = Začátek
replay-back = Zpět
replay-forward = Dál
replay-last = Konec
replay-play = Pustit
replay-pause = Pozastavit
replay-slider = Tah
replay-moves = Tahy
replay-home = Všechny stoly
replay-keys = Klávesy
replay-key-space = Mezerník
replay-keys-space = Pustit nebo pozastavit
replay-key-arrows = ← →
replay-keys-arrows = O tah zpět nebo dál
replay-key-ends = Home, End
replay-keys-ends = Na první tah, na poslední
replay-keys-deck = Jiné karty
replay-watching = Jen se díváš: tato hra už skončila.
replay-explained = Projdi hru tah po tahu, se všemi kartami odkrytými. Otevři její zápis, tedy soubor, který uloží „Stáhnout zápis“.
replay-open = Otevřít zápis
replay-loading = Hra se připravuje…
replay-not-yours = Taková dohraná hra tu není, nebo není tvoje.
replay-too-large = Tento soubor je na zápis hry příliš velký.
replay-failed = Server neodpověděl. Zkus to prosím znovu.
replay-refused = Tento soubor není zápisem hry. { $why }

## Proč soubor není zápisem hry

refused-line = Řádek { $line }, „{ $text }“: { $why }
refused-at = Řádek { $line }: { $why }
error-missing-header = Chybí hlavička „{ $missing }“.
error-bad-header = Tato hlavička se nedá přečíst, je tu dvakrát nebo má hodnotu, která nesedí.
error-unknown-game = Hra toho jména tu není.
error-bad-deal = Rozdání jmenuje každou kartu balíčku jednou; tady jich je { $count }.
error-bad-seat = Takhle si tu nikdo sednout nemůže.
error-no-moves = Není v něm žádný tah.
