// Coming to a table from outside: it is asked for while the files of its page are still on their way.

import { house } from '$lib/house/house.svelte';
import type { TableInfo } from '$lib/types/house';

const arriving = new Map<string, Promise<TableInfo>>();

export function arrive(id: string, invite: string | undefined): void {
  const table = house.table(id, invite);
  // What goes wrong is for whoever wants to see it.
  table.catch(() => undefined);
  arriving.set(id, table);
}

/** The table as it was asked for on the way here, the first time; then as it is now. */
export function tableAt(id: string, invite: string | undefined): Promise<TableInfo> {
  const asked = arriving.get(id);
  arriving.delete(id);
  return asked ?? house.table(id, invite);
}
