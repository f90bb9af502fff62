rh-e4-over = Het spel is afgelopen; er kan niets meer gelegd worden.
rh-t2-not-in-hand = Dat strookje heb je niet in je hand; leg een van de strookjes die deze beurt zijn opengelegd.
rh-p1-same-both-ways = Dit strookje ziet er van beide kanten hetzelfde uit; draai het naar het oosten of het zuiden.
rh-p2-off-the-table = Het strookje zou over de tafelrand uitsteken; alle drie de velden moeten op de tafel liggen.
rh-p3-touches-nothing = Het strookje raakt geen ander strookje; leg het met een kant tegen een ander aan, of erbovenop.
rh-p4-gap = Er zou een gat onder het strookje ontstaan; alle drie de velden moeten op dezelfde hoogte rusten.
rh-p5-congruent = Het strookje zou precies op één ander strookje liggen; verschuif of draai het, zodat het er meer dan één bedekt.
rh-p5-whole-strip-buried = Daarmee verdwijnt het laatste zichtbare veld van een strookje, en dat mag aan deze tafel niet; laat er een veld van in zicht.
