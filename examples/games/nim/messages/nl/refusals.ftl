nm-e1-over = Het spel is afgelopen; er valt niets meer te pakken.
nm-t1-not-so-many = Zoveel kan niet; pak er minstens één en hoogstens zoveel als afgesproken, zolang ze er zijn.
