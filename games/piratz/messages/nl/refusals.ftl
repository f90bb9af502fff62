# Waarom iets niet mag. Elke zin zegt wat er mis is en wat wel goed zou zijn.

pz-t1-one-card = Je hebt al een kaart omgedraaid. Blijf nu meedoen, of noem een soort schat en stap uit.
pz-t1-nothing-revealed = Blijven kan pas als je een kaart hebt omgedraaid. Draai er een om, of noem een soort schat en stap uit.
pz-e2-empty-pile = Er is geen kaart meer om om te draaien. Noem een soort schat en stap uit.
pz-x2-alarm = Rattenalarm, je moet uitstappen! Pak een van de open rattenkaarten, of zie ervan af.
pz-x2-no-alarm = Een rattenkaart krijg je alleen bij rattenalarm, en dat is er nu niet. Ga verder met je beurt.
pz-x2-no-open-rat = Dat is geen open kaart met een rat. Pak een open rattenkaart, of zie ervan af.
pz-x4-bury-first = Je stapt uit, dus je moet eerst een kaart begraven. Leg je schep op een open kaart.
pz-x4-not-leaving = Een kaart begraven doe je alleen als je uitstapt. Noem eerst een soort schat en leg dan je schep neer.
pz-x4-not-open = Die kaart ligt niet open in het midden. Leg je schep op een open kaart.
pz-x5-under-a-shovel = Die kaart ligt al begraven onder een schep. Kies een kaart die open ligt.
pz-e1-over = Het spel is afgelopen. Begin een nieuw spel als je verder wilt spelen.
