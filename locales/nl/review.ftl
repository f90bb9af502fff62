## Terugblik op een afgelopen spel.

server-given-up = Dit spel is voor het einde opgegeven of afgebroken, dus niemand weet wie er gewonnen zou hebben. Je kunt het stap voor stap bekijken, maar de koning heeft er geen mening over.
server-many-reviews = De koning denkt al over veel spellen na. Vraag het over een paar minuten nog eens.
server-too-long = Dit spel heeft te veel zetten om op terug te kijken. Het verslag kun je wel bewaren.

## De weg door het spel

review-steps = Door het spel stappen
review-step = Stap { $number } van { $last }
review-first = Naar het begin
review-back = Een stap terug
review-play = Vanzelf afspelen
review-pause = Stoppen
review-forward = Een stap verder
review-last = Naar het einde
review-leave = Terugblik verlaten

## Wiens ogen

review-eyes = Welke kaarten?
review-eyes-all = Alle kaarten
review-eyes-all-hint = Alles ligt open, ook wat niemand kon zien.
review-eyes-hint = { $you ->
    [yes] Alleen wat jij toen kon weten, met een volmaakt geheugen.
   *[no] Alleen wat { $name } toen kon weten, met een volmaakt geheugen.
}

## Een beslissing

review-person = { $you ->
    [yes] Jij
   *[no] { $name }
}
review-decides = { $you ->
    [yes] Jij beslist
   *[no] { $name } beslist
}
review-played = Gespeeld
review-better = Beter
review-good = Niets was duidelijk beter. Winstkans: { $chance }.
review-cost = De winstkans daalde van { $before } naar { $after }.
review-hidden = { $you ->
    [yes] Wat jij beter had kunnen doen, hangt af van kaarten die hier verborgen zijn.
   *[no] Wat { $name } beter had kunnen doen, hangt af van kaarten die hier verborgen zijn.
}

## Wat de koning denkt

review-opinion = Wat ervan te denken valt
review-thinking = De rattenkoning denkt over elke beslissing na. Je kunt het spel ondertussen bekijken.
review-graph = De winstkans
review-graph-hint = Tik op het plaatje om daarheen te gaan. Holle tekens zijn fouten, pijltjes zijn keerpunten.
review-chance-of = { $you ->
    [yes] Jij: { $chance }.
   *[no] { $name }: { $chance }.
}
review-turning = Keerpunten
review-turning-mistake = { $you ->
    [yes] Jij gaf { $percent } weg.
   *[no] { $name } gaf { $percent } weg.
}
review-turning-luck = { $you ->
    [yes] Het geluk gaf jou { $percent }.
   *[no] Het geluk gaf { $name } { $percent }.
}
review-no-turning = Er waren er geen: het spel liep rustig van begin tot eind.
review-balance = Geluk en spel
review-balance-note = De weg van ieders winstkans, van de eerste beslissing tot het einde. De koning wist alleen wat de speler wist en stelde zich de verborgen kaarten telkens opnieuw voor: wat niemand besliste, is geluk, en ook waarin de koning zich vergiste.
review-start = Aan het begin
review-mistakes = Eigen fouten
review-gifts = Cadeaus
review-luck = Geluk
review-end = Aan het einde
review-by-luck = { $you ->
    [yes] Bij jou besliste geluk meer dan spel.
   *[no] Bij { $name } besliste geluk meer dan spel.
}
review-by-play = { $you ->
    [yes] Bij jou besliste spel meer dan geluk.
   *[no] Bij { $name } besliste spel meer dan geluk.
}
review-same-cards = Met dezelfde kaarten winnen ratten en rattenjongen op deze plaats { $percent }.

## Wat als

review-what-if = Wat als …?
review-what-if-note = Je speelt verder vanaf stap { $number }. De kaarten zijn dezelfde als toen; bots nemen de andere plaatsen. Het telt voor niets dan het antwoord.
review-what-if-seat = Wie ben jij?
review-what-if-level = Hoe sterk zijn de anderen?
review-what-if-go = Verder spelen
