# What the page says that checks whether a game was fair.

fair-title = Ging het eerlijk?
fair-lead = Deze pagina rekent alles zelf na, hier in je browser. Ze hoeft het huis niet te geloven.
fair-working = Er wordt opnieuw geroerd en geschud …
fair-yes = Ja. Niemand kon deze kaarten uitkiezen.
fair-again = Wat hier te controleren is, past in elkaar. Maar aan deze tafel is { $count } keer begonnen nadat je zout te zien was; misschien is iemand opnieuw begonnen tot de kaarten bevielen.
fair-partly = Wat hier te controleren is, past in elkaar. Wie aan tafel zat, kan meer controleren.
fair-no = Nee. Hier klopt iets niet.
fair-right = Klopt:
fair-wrong = Klopt niet:
fair-untold = Valt hier niet te zeggen:
fair-not-looked-at = Niet bekeken, omdat er daarvoor iets niet klopt.

fair-step-seal = De envelop
fair-seal-holds = Het geheim is dat uit de verzegelde envelop.
fair-seal-broken = Het geheim is niet dat uit de verzegelde envelop.
fair-seal-none = Er was geen verzegelde envelop; misschien heeft iemand de kaarten uitgekozen.
fair-seal-seen = Precies deze envelop heeft je browser gezien voordat hij zijn zout liet zien.
fair-seal-swapped = Voordat hij zijn zout liet zien, zag je browser een andere envelop.
fair-seal-unseen = Deze browser heeft geen zout in dit spel gedaan. Alleen wie dat deed, weet welke envelop er vooraf op tafel lag.
fair-another-table = Dit is het verslag van een andere tafel.

fair-step-salt = Het zout
fair-salt-all = Er zitten { $count } snufjes zout in, van elke plaats één.
fair-salt-missing = Het zouden { $players } snufjes zout moeten zijn, van elke plaats één, maar het { $count ->
    [one] is er maar één
   *[other] zijn er { $count }
}.
fair-salt-yours = Het zout uit je eigen browser zit erin, korrel voor korrel.
fair-salt-not-yours = Het zout uit je eigen browser zit er niet in.
fair-salt-kept = Ieders zout is wat er in het gesloten doosje zat.
fair-salt-broken = Iemands zout is niet wat er in het gesloten doosje zat.
fair-salt-seen = Je browser heeft al deze gesloten doosjes gezien voordat hij zijn eigen opende.
fair-salt-swapped = Toen je browser zijn eigen doosje opende, stonden er andere doosjes op tafel.
fair-salt-unseen = Deze browser heeft de gesloten doosjes niet op tafel gezien.
fair-salt-no-boxes = Je browser heeft een gesloten doosje op tafel gezet, maar dit verslag weet van geen doosjes.
fair-salt-never-opened = Je browser heeft een gesloten doosje op tafel gezet, maar het is nooit geopend. Het zout van jouw plaats kwam van iemand anders.
fair-salt-told = In dit spel werd het zout er open bij gegooid, na elkaar. Het bewijst dus niet dat niemand die het geheim kende en als laatste kwam, zout heeft geprobeerd tot de kaarten bevielen.

fair-step-shuffle = Het schudden
fair-deck-holds = Dit zijn precies de kaarten waar het verslag van spreekt.
fair-deck-other = Dit zijn niet de kaarten waar het verslag van spreekt.
fair-deck-unknown = Het huis heeft niet verteld wat er op de kaarten staat, dus ze kunnen hier niet worden geschud.
fair-nonsense = Met wat er in het verslag staat, valt er niets te delen.
fair-begins = Het lot wees { $name } aan om te beginnen, en zo ging het.
fair-begins-not = Het lot wijst { $name } aan om te beginnen, maar iemand anders begon.
fair-named-none = Wie dit spel speelt, noemt nooit een kaart; het verslag alleen laat dus niet zien wie welke had.
fair-seen = { $count ->
    [one] De kaart die je browser tijdens het spel zag, is die van deze schudbeurt.
   *[other] Alle { $count } kaarten die je browser tijdens het spel zag, zijn die van deze schudbeurt.
}
fair-seen-not = Je browser zag tijdens het spel andere kaarten dan die van deze schudbeurt.
fair-dealt-hand = Gedeeld aan { $name }
fair-dealt-pile = Daarna van de stapel, de eerste voorop
fair-dealt-order = De stapel, van bovenaf

fair-why = Waarom niemand vals kan spelen
fair-why-seal = Voordat er iemand gaat zitten, bedenkt het huis een geheim en stopt het in een verzegelde envelop. Iedereen ziet het zegel. Niemand kan erin kijken, en het huis kan er geen ander geheim in stoppen zonder het zegel te verbreken.
fair-why-salt = Wie gaat zitten, zet een gesloten doosje met een snufje zout op tafel: een getal dat de eigen browser heeft gegooid. Pas als alle doosjes er staan en niemand er nog een kan verwisselen, gaan ze open.
fair-why-stir = Geheim en zout worden door elkaar geroerd, en wat eruit komt bepaalt hoe er wordt geschud. Hetzelfde geroerd geeft altijd hetzelfde. Dus het huis kon de kaarten niet uitkiezen, en een speler ook niet.
fair-why-open = Na het spel gaat de envelop open. Nu kan iedereen opnieuw roeren en kijken of er dezelfde kaarten uitkomen.
fair-moves = Of ook elke zet mocht, controleert het programma:
fair-insecure = Deze pagina kwam over een lijn die niet veilig is, en daar rekenen browsers zoiets niet uit. Bewaar het verslag en laat het programma het controleren:

fair-digits = De getallen zelf
fair-digits-commitment = Het zegel: de SHA-256 van het geheim
fair-digits-box = Het gesloten doosje van { $name }
fair-digits-secret = Het geheim
fair-digits-bytes = Het zout van { $name }
fair-digits-seed = Wat er van het roeren kwam

fair-another = Een ander spel controleren
fair-another-hint = Kies een verslag dat na een spel is bewaard, in dit huis of een ander. Het bestand blijft in je browser.
fair-choose-file = Kies een bestand
fair-not-a-record = Dit bestand is geen verslag van een spel dat hier wordt gespeeld.
fair-to-the-table = Naar de tafel
