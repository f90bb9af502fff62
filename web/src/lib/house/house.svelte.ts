// The house over HTTP, as docs/tables.md describes it.

import { words } from '$lib/words/words.svelte';
import type {
  Guest,
  LadderPage,
  Level,
  NewBot,
  Opening,
  PlayerPage,
  Problem,
  RatingChange,
  TableInfo,
} from '$lib/types/house';
import { OutOfReach, Refused } from './problem';

export const LEVELS: readonly Level[] = ['pup', 'rat', 'king'];

class House {
  guest = $state.raw<Guest>({ id: '', name: '' });
  #decks = new Map<string, Promise<unknown>>();

  /** Becomes a guest, or stays the one they are. */
  async enter(): Promise<void> {
    this.guest = await this.#ask<Guest>('POST', '/api/session', {});
  }

  async rename(name: string): Promise<void> {
    this.guest = await this.#ask<Guest>('PATCH', '/api/session', { name });
  }

  /** What is printed on a game's components. */
  deck<Deck>(game: string): Promise<Deck> {
    const known = this.#decks.get(game) ?? this.#ask<unknown>('GET', `/api/games/${game}/deck`);
    this.#decks.set(game, known);
    known.catch(() => this.#decks.delete(game));
    return known as Promise<Deck>;
  }

  publicTables(phase: 'waiting' | 'playing'): Promise<TableInfo[]> {
    return this.#ask('GET', `/api/tables?phase=${phase}`);
  }

  ownTables(): Promise<TableInfo[]> {
    return this.#ask('GET', '/api/session/tables');
  }

  table(id: string, invite?: string): Promise<TableInfo> {
    const query = invite ? `?invite=${encodeURIComponent(invite)}` : '';
    return this.#ask('GET', `/api/tables/${encodeURIComponent(id)}${query}`);
  }

  open(opening: Opening): Promise<TableInfo> {
    return this.#ask('POST', '/api/tables', opening);
  }

  /** Sits down, adding this browser's own share to the shuffles. */
  join(id: string, wish: { seat?: number; name?: string; invite?: string } = {}): Promise<TableInfo> {
    return this.#ask('POST', `/api/tables/${id}/join`, { ...wish, bytes: randomBytes(16) });
  }

  seatBot(id: string, level: Level, seat?: number): Promise<TableInfo> {
    return this.#ask('POST', `/api/tables/${id}/bots`, { level, seat });
  }

  leave(id: string, seat?: number): Promise<TableInfo> {
    return this.#ask('POST', `/api/tables/${id}/leave`, { seat });
  }

  start(id: string): Promise<TableInfo> {
    return this.#ask('POST', `/api/tables/${id}/start`);
  }

  resign(id: string, seat: number): Promise<TableInfo> {
    return this.#ask('POST', `/api/tables/${id}/resign`, { seat });
  }

  rematch(id: string): Promise<TableInfo> {
    return this.#ask('POST', `/api/tables/${id}/rematch`);
  }

  /** One page of a game's ladder. */
  ladder(game: string, page: number): Promise<LadderPage> {
    return this.#ask('GET', `/api/ladder/${game}?page=${page}`);
  }

  player(id: string): Promise<PlayerPage> {
    return this.#ask('GET', `/api/players/${encodeURIComponent(id)}`);
  }

  /** What a rated game has done to the rating of each seat. */
  ratingChanges(table: string): Promise<(RatingChange | null)[]> {
    return this.#ask('GET', `/api/tables/${table}/ratings`);
  }

  ownBots(): Promise<Guest[]> {
    return this.#ask('GET', '/api/session/bots');
  }

  bringBot(name: string): Promise<NewBot> {
    return this.#ask('POST', '/api/bots', { name });
  }

  sendBotAway(id: string): Promise<Guest[]> {
    return this.#ask('DELETE', `/api/bots/${id}`);
  }

  /** Opens a table, seats these people of this browser at it, and starts if nobody is missing. */
  async play(opening: Opening, people: readonly string[]): Promise<TableInfo> {
    let table = await this.open(opening);
    for (const name of people) table = await this.join(table.id, name === this.guest.name ? {} : { name });
    return table.seats.every((seat) => seat.kind !== 'open') ? this.start(table.id) : table;
  }

  async #ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const headers: HeadersInit = { 'Accept-Language': words.language };
    if (body) headers['Content-Type'] = 'application/json';
    const request: RequestInit = { method, headers };
    if (body) request.body = JSON.stringify(body);
    const response = await fetch(path, request).catch(() => {
      throw new OutOfReach();
    });
    const type = response.headers.get('Content-Type') ?? '';
    if (!type.includes('json')) throw new OutOfReach();
    const answer: unknown = await response.json();
    if (response.ok) return answer as Answer;
    const refused = new Refused(answer as Problem);
    // The house has forgotten this guest: become a new one, and ask again.
    if (response.status === 401 && path !== '/api/session') {
      await this.enter();
      return this.#ask(method, path, body);
    }
    throw refused;
  }
}

export function randomBytes(count: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(count));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const house = new House();
