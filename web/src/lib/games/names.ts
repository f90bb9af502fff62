// What the games of the house are called.

export const GAMES = ['rat-hot', 'piratz', 'rat-a-tat-cat'] as const;
export type GameName = (typeof GAMES)[number];

export const TITLES: Record<GameName, string> = {
  'rat-hot': 'Rat Hot',
  piratz: 'Piratz',
  'rat-a-tat-cat': 'Rat-a-Tat Cat',
};
