// `make types` writes this from the list of the house's games. Changes belong there.

/** In the order in which they are shown. */
export const GAMES = ["rat-hot", "piratz", "rat-a-tat-cat"] as const;
