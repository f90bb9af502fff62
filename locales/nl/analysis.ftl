## Terugblik op een afgelopen spel: de opdracht, de samenvatting en de pagina

analysis-unfinished = Dit spel is nog niet afgelopen; speel het uit en kijk dan terug.
analysis-percent = { $number }%
analysis-title = { $title }: een terugblik
analysis-graph = De kans om te winnen
analysis-graph-title = De kans van elke speler om te winnen, van beslissing tot beslissing
analysis-graph-line = { $name } heeft { $start } aan het begin en { $end } aan het einde.
analysis-graph-axis = beslissingen
analysis-graph-note = Een lijn gaat op en neer met de kans van een speler om te winnen. Elk getal is een fout; volg het naar het verhaal erbij.
analysis-accounts = Fouten en geluk
analysis-accounts-note =
    Wie de kans aan het begin, de fouten en het geluk optelt, krijgt de kans aan het einde:
    100% voor een overwinning, 0% voor geen.
analysis-start = Aan het begin
analysis-mistakes = Eigen fouten
analysis-gifts = Fouten van de anderen
analysis-luck = Geluk bij het trekken
analysis-end = Aan het einde
analysis-same-cards = Met precies dezelfde kaarten winnen ratten en rattenjongen op alle plaatsen: { $shares }.
analysis-costliest = De duurste fouten
analysis-no-mistakes = Niemand heeft een duidelijke fout gemaakt. Goed gespeeld!
analysis-number = Beslissing { $number }
analysis-played = Gespeeld
analysis-better = Beter
analysis-fell = De kans om te winnen daalde van { $before } naar { $after }.
analysis-table = De tafel zoals { $name } die zag
analysis-all = Alle beslissingen, een voor een
analysis-decision = Beslissing
analysis-who = Wie
analysis-before = Kans ervoor
analysis-after = Kans erna
analysis-luck-until = Geluk tot de volgende eigen beslissing
analysis-by-iterations =
    { $number ->
        [one] Een koning heeft zich bij elke beslissing { $number } vervolg van het spel voorgesteld
       *[other] Een koning heeft zich bij elke beslissing { $number } vervolgen van het spel voorgesteld
    } en wist daarbij alleen wat de speler wist.
analysis-by-millis =
    Een koning heeft over elke beslissing { $number } milliseconden nagedacht en wist daarbij alleen wat de speler wist.
analysis-estimates =
    Ook koningen vergissen zich: elke kans is een schatting, en verschillen onder { $clear } heten hier geen fout.
