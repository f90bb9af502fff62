// What this browser saw and gave at a table, kept so that a record can be held against it afterwards: the house cannot
// change what stands here.

import type { TableInfo } from '$lib/types/house';

export interface Witness {
  /** The seal that was shown before anybody sat down. */
  commitment: string;
  /** This browser's own share in the shuffles, by seat. */
  bytes: Record<number, string>;
}

/** What every event of every game has. */
interface Sighting {
  type: string;
}

interface Seen {
  /** The number of what happened last. */
  seq: number;
  /** From the first on. */
  events: Sighting[];
}

const TABLES = 'ratskeller-witness';
const MOST_TABLES = 40;

/** What the deal of some game can be told from. */
const TELLING = new Set(['dealt', 'revealed', 'drew', 'exchanged', 'reshuffled']);

const seenAt = (table: string) => `ratskeller-seen-${table}`;

export const witness = {
  /** What is known of a table, if this browser was there before the game began. */
  of(table: string): Witness | null {
    return tables()[table] ?? null;
  },

  /** The events that were seen while the game was played, from the first on. */
  seen(table: string): Sighting[] {
    return read<Seen>(seenAt(table))?.events ?? [];
  },

  /** A table is seen: what it promises stands from now on. */
  meets({ id, commitment, phase }: TableInfo): void {
    const known = tables();
    if (phase !== 'waiting' || known[id]) return;
    const kept = [...Object.entries(known), [id, { commitment, bytes: {} }] as const];
    for (const [old] of kept.slice(0, -MOST_TABLES)) localStorage.removeItem(seenAt(old));
    write(TABLES, Object.fromEntries(kept.slice(-MOST_TABLES)));
  },

  /** A seat was taken, and these bytes given. */
  gives({ id, seats }: TableInfo, seat: number | undefined, bytes: string): void {
    const known = tables();
    const table = known[id];
    if (!table) return;
    const own = seats.flatMap((sitter, seat) => (sitter.kind === 'person' && sitter.yours ? [seat] : []));
    const taken = seat ?? own.find((seat) => table.bytes[seat] === undefined);
    if (taken === undefined) return;
    write(TABLES, { ...known, [id]: { ...table, bytes: { ...table.bytes, [taken]: bytes } } });
  },

  /** The log as it can be looked up now may have forgotten what was seen before; it only adds what is new. Of a game that
   * had begun before nothing is kept: without the seal it proves nothing. */
  recalls(table: string, seq: number, log: readonly Sighting[]): void {
    if (!tables()[table]) return;
    const seen = witness.seen(table);
    write(seenAt(table), { seq, events: [...seen, ...telling(log).slice(seen.length)] });
  },

  /** Something happened. Another window may have seen it, too. */
  sees(table: string, seq: number, events: readonly Sighting[]): void {
    const seen = read<Seen>(seenAt(table));
    if (seen?.seq === seq - 1) write(seenAt(table), { seq, events: [...seen.events, ...telling(events)] });
  },
};

function telling(events: readonly Sighting[]): Sighting[] {
  return events.filter(({ type }) => TELLING.has(type));
}

function tables(): Record<string, Witness> {
  return read<Record<string, Witness>>(TABLES) ?? {};
}

function read<T>(name: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing bears no witness.
  }
}
