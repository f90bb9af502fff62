// How the shuffles of each game are done again.

import { ofGame } from '$lib/games/listing';
import type { GameName } from '$lib/games/names';
import type { Deals } from './deal';

export type { Dealt } from './deal';

const files = import.meta.glob<Deals>(['./*.ts', '!./index.ts', '!./deal.ts', '!./*.test.ts'], {
  eager: true,
  import: 'deals',
});

export const dealsOf = (game: GameName): Deals => ofGame(files, `./${game}.ts`);
