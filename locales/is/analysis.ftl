## Litið um öxl á lokið spil: skipunin, samantekt hennar og síða

analysis-unfinished = Þessu spili er ekki lokið; spilið það til enda og lítið svo um öxl.
analysis-percent = { $number }%
analysis-title = { $title }: litið um öxl
analysis-graph = Sigurlíkurnar
analysis-graph-title = Sigurlíkur hvers leikmanns, frá ákvörðun til ákvörðunar
analysis-graph-line = { $name } er með { $start } í byrjun og { $end } í lokin.
analysis-graph-axis = ákvarðanir
analysis-graph-note = Lína fer upp og niður með sigurlíkum leikmanns. Hver tala er mistök; fylgdu henni að sögu þeirra.
analysis-accounts = Mistök og heppni
analysis-accounts-note =
    Sá sem leggur saman líkurnar í byrjun, mistökin og heppnina fær líkurnar í lokin:
    100% fyrir sigur, 0% fyrir engan.
analysis-start = Í byrjun
analysis-mistakes = Eigin mistök
analysis-gifts = Mistök hinna
analysis-luck = Heppni í drætti
analysis-end = Í lokin
analysis-same-cards = Með nákvæmlega sömu spilum vinna rottur og rottuungar í öllum sætum: { $shares }.
analysis-costliest = Dýrustu mistökin
analysis-no-mistakes = Enginn gerði augljós mistök. Vel spilað!
analysis-number = Ákvörðun { $number }
analysis-played = Spilað
analysis-better = Betra
analysis-fell = Sigurlíkurnar féllu úr { $before } í { $after }.
analysis-table = Borðið eins og { $name } sá það
analysis-all = Allar ákvarðanir, ein af annarri
analysis-decision = Ákvörðun
analysis-who = Hver
analysis-before = Líkur fyrir
analysis-after = Líkur eftir
analysis-luck-until = Heppni fram að næstu eigin ákvörðun
analysis-by-iterations =
    { $number ->
        [one] Kóngur ímyndaði sér { $number } framhald spilsins
       *[other] Kóngur ímyndaði sér { $number } framhöld spilsins
    } við hverja ákvörðun og vissi þá aðeins það sem leikmaðurinn vissi.
analysis-by-millis =
    Kóngur hugsaði í { $number } millisekúndur um hverja ákvörðun og vissi þá aðeins það sem leikmaðurinn vissi.
analysis-estimates =
    Kóngum skjátlast líka: allar líkur eru áætlaðar, og munur undir { $clear } kallast ekki mistök.
