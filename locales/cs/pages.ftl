# Slova stránek kolem stolů.
language-name = Čeština
language-tag = cs
language-direction = ltr
languages = Jazyky
preview = Italské karty na zeleném suknu
landing-title = Mazzo: karetní hry online zdarma, rubamazzo a rummy
landing-description = Zahraj si rubamazzo, scopu nebo rummy v prohlížeči, zdarma, bez registrace a bez reklam, proti počítačům, které tvé karty nevidí.
landing-sentence = Karetní stůl otevřený všem. Bez registrace, bez reklam.
play-game = Hrát { $name }
your-tables = Tvoje stoly
waiting-match = { $game }, úroveň { $level ->
    [easy] Snadná
    [hard] Těžká
   *[normal] Střední
}
waiting-where = { $turn ->
    [mine] Jsi na tahu
   *[other] Na tahu je počítač
}
left-cards = { $count ->
    [0] hrají se poslední karty
    [one] v balíčku zbývá { $count } karta
    [few] v balíčku zbývají { $count } karty
   *[other] v balíčku zbývá { $count } karet
}
left-tricks = { $count ->
    [0] hraje se poslední zdvih
    [one] zbývá { $count } zdvih
    [few] zbývají { $count } zdvihy
   *[other] zbývá { $count } zdvihů
}
waiting-deal = Kolo skončilo; další rozdání čeká na tebe
continue = Pokračovat
table-late = Stůl je ještě na cestě. Když nedorazí, načti stránku znovu.
load-again = Načíst znovu
no-script = Stůl potřebuje JavaScript. Pravidla pod ním se dají číst i bez něj.
old-browser = Tento prohlížeč je na zobrazení stolu příliš starý. Aktualizuj ho, nebo použij jiný; pravidla se dají číst i v tomto.
to-landing = Všechny stoly
not-found-title = Taková stránka tu není
not-found-text = Možná je v adrese překlep, nebo stránka už neexistuje.
fault-title = Něco se tu pokazilo
fault-text = Není to tvoje chyba a z tvých her se nic neztratilo. Zkus to prosím za chvilku znovu.
replay-title = Podívat se na hru znovu: Mazzo
replay-description = Projdi dohranou hru tah po tahu, se všemi kartami odkrytými: některou ze svých, nebo tu, od které máš zápis.
replay-no-script = K prohlížení hry je potřeba JavaScript.
to-proof = Jak ověřit, že nikdo nepodvádí
to-replay = Podívat se na hru znovu
to-last = Podívat se znovu na poslední hru
to-results = Tvoje výsledky
