// What this browser saw and gave at a table, kept so that a record can be held against it afterwards: the house cannot
// change what stands here.

import type { TableInfo } from '$lib/types/house';

export interface Witness {
  /** The seal that was shown before anything was revealed. */
  commitment: string;
  /** What every seat had committed to, as it was fixed before this browser revealed anything. */
  commitments?: readonly (string | null)[];
  /** This browser's own shares in the shuffles, by what hides them; nobody else knows them before they are revealed. */
  shares?: Record<string, string>;
  /** By seat, where they were told when one sat down. */
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
  /** What is known of a table, if this browser was there before the game began. */
  of(table: string): Witness | null {
    return tables()[table] ?? null;
  },

  /** The events that were seen while the game was played, from the first on. */
  seen(table: string): Sighting[] {
    return read<Seen>(seenAt(table))?.events ?? [];
  },

  /** A table is seen: what it promises is noted. Once everything is fixed it stands, unless the host begins again; then
   * bytes that may have been revealed are used for nothing else. */
  meets({ id, commitment, commitments, phase }: TableInfo): void {
    const known = witness.of(id);
    const shares = known?.shares ?? {};
    const stands = known?.commitments?.some((fixed) => fixed !== null && fixed in shares);
    if (phase === 'waiting') {
      const spent = known?.commitments ?? [];
      const fresh = Object.entries(shares).filter(([hiding]) => !spent.includes(hiding));
      note(id, { commitment, shares: Object.fromEntries(fresh) });
    } else if (phase === 'revealing' && !stands) {
      note(id, { commitment, commitments, shares });
    }
  },

  /** These bytes are this browser's secret until everything is fixed. */
  keeps(table: string, commitment: string, bytes: string): void {
    const known = witness.of(table) ?? { commitment: '' };
    note(table, { ...known, shares: { ...known.shares, [commitment]: bytes } });
  },

  /** Whether the bytes behind this commitment are known here. */
  holds(table: string, commitment: string | null | undefined): boolean {
    return !!commitment && witness.of(table)?.shares?.[commitment] !== undefined;
  },

  /** What may be revealed now: one's own bytes, if what is fixed is exactly what was noted. */
  reveals({ id, commitment, commitments, awaited, phase }: TableInfo): { seat: number; bytes: string }[] {
    const known = witness.of(id);
    const same = known?.commitment === commitment && isSame(known.commitments, commitments);
    if (phase !== 'revealing' || !same) return [];
    return awaited.flatMap((seat) => {
      const bytes = known.shares?.[commitments[seat] ?? ''];
      return bytes === undefined ? [] : [{ seat, bytes }];
    });
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

/** Whether two lists of commitments are the same, seat by seat. */
export function isSame(
  one: readonly (string | null)[] | undefined,
  other: readonly (string | null)[] | undefined,
): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

function note(table: string, known: Witness): void {
  const others = tables();
  if (others[table]) return write(TABLES, { ...others, [table]: known });
  const kept = [...Object.entries(others), [table, known] as const];
  for (const [old] of kept.slice(0, -MOST_TABLES)) forget(seenAt(old));
  write(TABLES, Object.fromEntries(kept.slice(-MOST_TABLES)));
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
