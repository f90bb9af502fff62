// What this browser saw and gave at a table, kept so that a record can be held against it afterwards: the house cannot
// change what stands here.

import { ownSeats } from '$lib/table/seats';
import type { TableInfo } from '$lib/types/house';

/** What stood on the table when this browser told its shares. */
export interface Beginning {
  /** The house's seal. */
  commitment: string;
  /** What every seat had committed to. */
  commitments: readonly (string | null)[];
}

export interface Witness {
  /** This browser's own shares in the shuffles, by what hides them. None is ever taken away. */
  shares?: Record<string, string>;
  /** Everything for which shares were told, in this order; it is noted before anybody hears of them, and never changed. */
  beginnings?: readonly Beginning[];
  /** After how many beginnings somebody has agreed to another. */
  agreed?: number;
  /** There once the game was seen; from then on nothing is added. True if this browser sat there. */
  played?: boolean;
  over?: boolean;
  /** In games of before seats committed to anything: the seal, and the shares by seat. */
  commitment?: string;
  bytes?: Record<number, string>;
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

/** What a browser that keeps nothing knows as long as the page is open. */
const fleeting = new Map<string, string>();

export const witness = {
  /** What is known of a table, if this browser sat there before the game began. */
  of(table: string): Witness | null {
    return tables()[table] ?? null;
  },

  /** The events that were seen while the game was played, from the first on. */
  seen(table: string): Sighting[] {
    return read<Seen>(seenAt(table))?.events ?? [];
  },

  /** A table is seen. Once its game has begun nothing is noted any more that could begin it anew. */
  meets(table: TableInfo): void {
    const known = witness.of(table.id);
    if (!known || isBefore(table)) return;
    const played = known.played || ownSeats(table).length > 0;
    const over = table.phase === 'over';
    if (played !== known.played || over !== known.over) note(table.id, { ...known, played, over });
  },

  /** These bytes are this browser's secret until everything is fixed. */
  keeps(table: string, commitment: string, bytes: string): void {
    const known = witness.of(table);
    note(table, { ...known, shares: { ...known?.shares, [commitment]: bytes } });
  },

  /** There never was such a table. */
  forgets(table: string): void {
    const others = Object.entries(tables()).filter(([id]) => id !== table);
    write(TABLES, Object.fromEntries(others));
  },

  /** Whether the bytes behind this commitment are known here. */
  holds(table: string, commitment: string | null | undefined): boolean {
    return !!commitment && witness.of(table)?.shares?.[commitment] !== undefined;
  },

  /** The seats of this browser that have to commit anew: their bytes were told before, or are not known here. */
  misses(table: TableInfo): number[] {
    const { id, phase, commitments } = table;
    if (phase !== 'waiting' || witness.of(id)?.played !== undefined) return [];
    return ownSeats(table).filter((seat) => !isFresh(id, commitments[seat]));
  },

  /** For how many beginnings shares were told, if somebody has to say whether they may be told for another. */
  asks(table: TableInfo): number {
    const { beginnings = [], agreed = 0, played } = witness.of(table.id) ?? {};
    const another = isBefore(table) && played === undefined && !isSame(beginnings.at(-1), fixedAt(table));
    return another && agreed < beginnings.length && ownSeats(table).length > 0 ? beginnings.length : 0;
  },

  /** Somebody lets their shares be told once more. */
  agrees(table: string): void {
    const known = witness.of(table);
    if (known) note(table, { ...known, agreed: known.beginnings?.length ?? 0 });
  },

  /** What is to be revealed now: one's own bytes at one's own seats. What is fixed is noted, and the same bytes are told
   * for nothing else; for another beginning others are told only if somebody agrees. */
  reveals(table: TableInfo): { seat: number; bytes: string }[] {
    const { id, commitments, awaited, phase } = table;
    const known = witness.of(id);
    if (!known || phase !== 'revealing' || known.played !== undefined || witness.asks(table)) return [];
    const { shares = {}, beginnings = [] } = known;
    const goesOn = isSame(beginnings.at(-1), fixedAt(table));
    const told = ownSeats(table).flatMap((seat) => {
      const bytes = shares[commitments[seat] ?? ''];
      const may = awaited.includes(seat) && (goesOn || isFresh(id, commitments[seat]));
      return may && bytes !== undefined ? [{ seat, bytes }] : [];
    });
    if (!goesOn && told.length > 0) note(id, { ...known, beginnings: [...beginnings, fixedAt(table)] });
    return told;
  },

  /** The log as it can be looked up now may have forgotten what was seen before; it only adds what is new. Of a game
   * into which this browser put nothing nothing is kept: it would prove nothing. */
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

/** Whether the very same stood on the table. */
export function isSame(one: Beginning | undefined, { commitment, commitments }: Beginning): boolean {
  return one?.commitment === commitment && JSON.stringify(one.commitments) === JSON.stringify(commitments);
}

function fixedAt({ commitment, commitments }: TableInfo): Beginning {
  return { commitment, commitments };
}

function isBefore({ phase }: TableInfo): boolean {
  return phase === 'waiting' || phase === 'revealing';
}

/** Whether the bytes behind a commitment are known here, and to nobody else. */
function isFresh(table: string, commitment: string | null | undefined): boolean {
  const told = witness.of(table)?.beginnings?.flatMap(({ commitments }) => commitments) ?? [];
  return !!commitment && witness.holds(table, commitment) && !told.includes(commitment);
}

/** Only of games that are over the oldest are forgotten. */
function note(table: string, known: Witness): void {
  const all = Object.entries({ ...tables(), [table]: known });
  const done = all.filter(([, { over, shares }]) => over ?? shares === undefined);
  const old = done.slice(0, -MOST_TABLES).map(([id]) => id);
  for (const id of old) forget(seenAt(id));
  write(TABLES, Object.fromEntries(all.filter(([id]) => !old.includes(id))));
}

function telling(events: readonly Sighting[]): Sighting[] {
  return events.filter(({ type }) => TELLING.has(type));
}

function tables(): Record<string, Witness> {
  return read<Record<string, Witness>>(TABLES) ?? {};
}

function read<T>(name: string): T | null {
  try {
    return JSON.parse(fleeting.get(name) ?? localStorage.getItem(name) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

function write(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(name, text);
    fleeting.delete(name);
  } catch {
    // Such a browser bears no witness, but it can still play.
    fleeting.set(name, text);
  }
}

function forget(name: string): void {
  fleeting.delete(name);
  try {
    localStorage.removeItem(name);
  } catch {
    // It keeps nothing anyway.
  }
}
