// What can be agreed on before a game, as the lobby offers it. What a value means is up to the house.

import type { GameName } from '$lib/games/names';

export interface Option {
  /** As the house calls it; its sentence is the message `web-option-<game>-<name>`. */
  name: string;
  /** The usual one first; each is labelled by the message `web-option-<game>-<name>-<key>`. */
  values: readonly { key: string; value: unknown }[];
}

const named = (...values: string[]) => values.map((value) => ({ key: value, value }));
const FIRST: Option = {
  name: 'first',
  values: [...named('random'), { key: 'you', value: 0 }, { key: 'next', value: 1 }],
};

export const OPTIONS: Record<GameName, readonly Option[]> = {
  'rat-hot': [
    {
      name: 'red',
      values: [
        { key: 'you', value: 0 },
        { key: 'next', value: 1 },
      ],
    },
    FIRST,
    {
      name: 'table',
      values: [25, 15, 51].map((value) => ({ key: String(value), value })),
    },
    { name: 'burial', values: named('congruent', 'never-whole') },
    { name: 'changed', values: named('any', 'grown') },
  ],
  piratz: [{ name: 'memory', values: named('strict', 'aided') }, FIRST],
  'rat-a-tat-cat': [
    {
      name: 'until',
      values: [
        { key: 'rounds-5', value: { rounds: 5 } },
        { key: 'rounds-1', value: { rounds: 1 } },
        { key: 'rounds-3', value: { rounds: 3 } },
        { key: 'points-100', value: { points: 100 } },
        { key: 'minutes-20', value: { minutes: 20 } },
      ],
    },
    {
      name: 'young',
      values: [
        { key: 'no', value: false },
        { key: 'yes', value: true },
      ],
    },
    { name: 'memory', values: named('strict', 'aided') },
    { ...FIRST, name: 'dealer' },
  ],
};

/** How long people may think, as the lobby offers it. */
export const CLOCKS = [
  { key: 'none', value: null },
  { key: 'move', value: { move: { seconds: 60 } } },
  { key: 'game', value: { game: { seconds: 600, increment: 5 } } },
  { key: 'days', value: { days: 3 } },
] as const;
export type ClockName = (typeof CLOCKS)[number]['key'];

/** How many can play. */
export const SEATS: Record<GameName, readonly number[]> = {
  'rat-hot': [2],
  piratz: [2, 3, 4],
  'rat-a-tat-cat': [2, 3, 4, 5, 6],
};
