rh-e4-over = Spilinu er lokið; ekki er hægt að leggja fleiri ræmur.
rh-t2-not-in-hand = Þú ert ekki með þessa ræmu á hendi; leggðu eina af ræmunum sem var snúið við í þessari umferð.
rh-p1-same-both-ways = Þessi ræma er eins frá báðum endum; snúðu henni í austur eða suður.
rh-p2-off-the-table = Ræman myndi standa út fyrir borðbrúnina; allir þrír reitirnir verða að vera á borðinu.
rh-p3-touches-nothing = Ræman snertir enga aðra; leggðu hana þétt að annarri ræmu eða ofan á ræmur.
rh-p4-gap = Það yrði bil undir ræmunni; allir þrír reitirnir verða að hvíla á sömu hæð.
rh-p5-congruent = Ræman myndi liggja nákvæmlega ofan á einni annarri; færðu hana eða snúðu henni svo að hún hylji fleiri en eina ræmu.
rh-p5-whole-strip-buried = Þá hyrfi síðasti sýnilegi reitur ræmu og það er ekki leyft við þetta borð; láttu einn reit hennar sjást áfram.
