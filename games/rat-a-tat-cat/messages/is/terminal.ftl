# What is said of this game in a terminal and a shell, besides the words of its table.

## What can be done, as it stands in a menu and behind a player's name.
action-rat-a-tat-cat-take = taka spilið úr kastbunkanum fyrir eigið spil { $slot }
action-rat-a-tat-cat-draw = draga spil
action-rat-a-tat-cat-replace = skipta út eigin spili { $slot }
action-rat-a-tat-cat-discard = kasta því
action-rat-a-tat-cat-peek = kíkja á eigið spil { $slot }
action-rat-a-tat-cat-swap = skipta á eigin spili { $own } og spili { $slot } í sæti { $seat }
action-rat-a-tat-cat-draw_two = draga tvö spil
action-rat-a-tat-cat-knock = banka: Rat-a-Tat Cat!
action-rat-a-tat-cat-pass = banka ekki
action-rat-a-tat-cat-time_up = tíminn er liðinn

## Its options
option-rat-a-tat-cat-dealer = sætið sem gefur fyrst
option-rat-a-tat-cat-until = hvenær spilinu lýkur: eftir svo margar umferðir eða mínútur eða við svo mörg stig
option-rat-a-tat-cat-young = fyrir yngri leikmenn: ystu spilin snúa upp
option-rat-a-tat-cat-memory = hvort leikmenn muna sjálfir hvað þeir sáu eða sjónarhornið man það fyrir þá

## The table
legend-rat-a-tat-cat = 0–6 kettir · 7–9 rottur · P kíktu · S skiptu · D dragðu 2 · * gjafari · ! bankaði · Σ samtals
terminal-cat-drawn = Þú ert með { $card }. Ýttu á númer spilsins sem það kemur í staðinn fyrir, eða kastaðu því með x.
terminal-cat-pile = Bunki ({ $count })
terminal-cat-discards = Kastbunki ({ $count })
terminal-cat-hand = Á hendi
terminal-cat-swap = skipta spili { $own } hjá þér við spil { $slot } hjá { $name }
