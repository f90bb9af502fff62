# What is said of this game in a terminal and a shell, besides the words of its table.

## What can be done, as it stands in a menu and behind a player's name.
action-rat-hot-place = { $strip } auf { $x }, { $y } { $facing ->
    [east] nach rechts
    [south] nach unten
    [west] nach links
   *[north] nach oben
} legen

## Its options
option-rat-hot-red = der Platz, der Rot spielt
option-rat-hot-first = der Platz, der anfängt
option-rat-hot-table = Seitenlänge des quadratischen Tischs in Feldern, eine ungerade Zahl
option-rat-hot-burial = was nicht verdeckt werden darf: genau ein Streifen auf einmal oder je der Rest eines Streifens
option-rat-hot-changed = welche Gruppen zählen: alle veränderten oder nur die mit einem Feld des neuen Streifens

## The table
legend-rat-hot = r1–r4 rote Gewürze · g1–g4 grüne Gewürze · R! G! Ratten · ¹ Höhe · ● Punkte · ▤ Stapel
terminal-rat-hot-cover = Drei deiner Ratten: Deck eine mit dem anderen Streifen zu, sonst verlierst du.
terminal-rat-hot-row = Zeile { $y }: { $fields }.
terminal-rat-hot-field = { $x } { $field }{ $level ->
    [one] {""}
   *[other] {" "}in Stockwerk { $level }
}
