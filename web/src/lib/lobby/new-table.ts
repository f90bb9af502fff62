// The sheet for a new table, loaded when somebody wants one, and what the house says there is to agree on.

import type { GameName } from '$lib/games/names';
import { house } from '$lib/house/house.svelte';

export async function newTable(name: GameName) {
  const [{ default: Sheet }, game] = await Promise.all([import('./NewTable.svelte'), house.game(name)]);
  return { Sheet, game };
}

export type NewTable = Awaited<ReturnType<typeof newTable>>;
