# Það sem kennslustundirnar og þrautirnar segja. Skilaboð heita lesson-<spil>-<skrá>, -<skref>, og síðan -why (það var rétt)
# eða -no (það er hægt en ekki það sem um var beðið).

lesson-rat-hot-first = Fyrsta Rat Hot spilið þitt
lesson-rat-hot-first-look = Þetta er vöruhúsið. Rauðu kassana átt þú, grænu sekkina á ég. Allt byrjar við ræmuna með S-inu.
lesson-rat-hot-first-pair = Hér er fyrsta ræman þín. Leggðu hana þannig að chili-ið á henni snerti chili-ið á borðinu. Þú mátt líka snúa henni.
lesson-rat-hot-first-pair-why = Tvö eins krydd sem snertast eru hópur. Tveggja reita hópur gefur 1 stig, strax.
lesson-rat-hot-first-pair-no = Hún má liggja þarna en þá færðu ekkert fyrir hana. Settu chili við hliðina á chili.
lesson-rat-hot-first-rats = Héðan í frá leggjum við tvær ræmur í hvert sinn. Ég lagði mínar þannig að tvær af rauðu rottunum þínum gægjast út! Ef þrjár gægjast út þegar þú hefur lokið leik þínum taparðu strax.
lesson-rat-hot-first-cover = Feldu þær þá! Ræmur mega liggja ofan á öðrum ef allir þrír reitirnir hvíla á sömu hæð. Leggðu eina ræmu yfir báðar rotturnar.
lesson-rat-hot-first-cover-why = Það sem er hulið telst ekki lengur með. Báðar rotturnar eru farnar og jalapeño-inn minn undir þeim líka.
lesson-rat-hot-first-cover-no = Enn gægist rotta út. Finndu röðina þar sem þær sitja báðar hlið við hlið.
lesson-rat-hot-first-three = Vel gert! Nú er það seinni ræman. Stækkaðu chili-hópinn þinn.
lesson-rat-hot-first-three-why = Hópur með þremur reitum eða fleiri gefur 2 stig, og það í hvert sinn sem hann breytist.
lesson-rat-hot-first-three-no = Þetta gefur þér færri en tvö stig. Þrjú chili verða að snertast.
lesson-rat-hot-first-mine = Ég lagði engifer að engiferi: eitt stig handa mér. Hver hópur gefur þeim stig sem á litinn, sama hver lagði hann.
lesson-rat-hot-first-anywhere = Mín megin er kassi með papriku. Hann er rauður svo að þú átt hann! Leggðu paprikuna þína við hliðina á honum.
lesson-rat-hot-first-anywhere-why = Kassarnir þínir telja hvar sem þeir liggja. Horfðu alltaf á allt vöruhúsið.
lesson-rat-hot-first-anywhere-no = Þetta gefur ekkert enn þá. Taktu ræmuna með paprikunni og leitaðu að hinni paprikunni hægra megin.
lesson-rat-hot-first-end = Þegar síðasta ræman er lögð gefur hver hópur einu sinni enn. Flest stig vinna, nema þrjár af rottunum þínum gægist út. Nú kanntu allt!

lesson-rat-hot-three = Þrjú stig
lesson-rat-hot-three-lay = Leggðu þessa ræmu þannig að hún gefi þér þrjú stig.
lesson-rat-hot-three-lay-why = Báðir endarnir hjálpa til: þrjú chili gefa 2 stig og tveir kanilreitir 1.
lesson-rat-hot-three-lay-no = Þetta eru ekki þrjú stig. Ræma hefur tvo enda og hvor þeirra getur snert eitthvað.

lesson-rat-hot-rats = Einni rottu ofaukið
lesson-rat-hot-rats-hide = Tvær af rottunum þínum gægjast út og á síðustu ræmunni þinni í þetta sinn er ein í viðbót. Leggðu hana þannig að þú tapir ekki.
lesson-rat-hot-rats-hide-why = Nýja rottan gægist út en ein gömul er hulin. Tvær eru ekki þrjár!
lesson-rat-hot-rats-hide-no = Þá gægjast þrjár rottur út í lokin og þú hefur tapað. Hvaða rottu geturðu hulið með einmitt þessari ræmu?

lesson-rat-hot-final = Síðasta ræman
lesson-rat-hot-final-lay = Síðasta ræma spilsins! Þú ert einu stigi undir. Þegar hún er lögð gefur hver hópur einu sinni enn. Hvar vinnur hún spilið fyrir þig?
lesson-rat-hot-final-lay-why = Sigur með einu stigi! Það sem gefur stig núna gefur aftur í lokin og það sem þú hylur gefur mér ekkert.
lesson-rat-hot-final-lay-no = Þá verð ég ekki á eftir þér. Hugsaðu um hvort tveggja: meira handa þér eða minna handa mér, og allt tvisvar.
