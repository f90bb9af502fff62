// One record, with everything this page can find out about it.

import { house } from '$lib/house/house.svelte';
import { witness } from '$lib/house/witness';
import { printedOn } from '$lib/rules/printed';
import { ownSeats } from '$lib/table/seats';
import { words } from '$lib/words/words.svelte';
import { check, type Report } from './checks';
import { piecesOf, type Pieces } from './pieces';
import { readRecord, type Recorded } from './record';

export interface Examined {
  record: Recorded;
  report: Report;
  deck: unknown;
  pieces: Pieces;
}

/** Null if the text is no record. What the house answers when one asks for a table's record is held against that table,
 * whatever it says itself; a file somebody chose, against the table it names. */
export async function examine(text: string, table: string | null): Promise<Examined | null> {
  const record = readRecord(text);
  if (!record) return null;
  const id = table ?? record.fairness?.table ?? '';
  const known = witness.of(id);
  const [told, pieces, own] = await Promise.all([
    printedOn(record.game),
    piecesOf(record.game),
    known ? seatsAt(id) : [],
    words.need(`${record.game}/table`),
  ]);
  const report = await check(record, { table, deck: told, witness: known, seen: known ? witness.seen(id) : [], own });
  return { record, report, deck: record.deck.deck ?? told, pieces };
}

/** One's own seats at a table, if the house still knows. */
async function seatsAt(id: string): Promise<number[]> {
  return house.table(id).then(ownSeats, () => []);
}

export async function recordOf(id: string, invite: string | undefined): Promise<string> {
  return JSON.stringify(await house.record(id, invite));
}
