// The house over HTTP, as docs/tables.md describes it.

import { commitmentToBytes, hexOf, tableOf } from '$lib/fair/fairness';
import { settings } from '$lib/settings.svelte';
import { faceOf } from '$lib/ui/faces';
import { words } from '$lib/words/words.svelte';
import type { LessonTold } from '$lib/learn/course.svelte';
import type {
  Export,
  GameInfo,
  Guest,
  LadderPage,
  LessonInfo,
  Level,
  NewBot,
  Notice,
  Opening,
  PlayerPage,
  Portrait,
  Problem,
  RatingChange,
  Review,
  TableInfo,
  Wondering,
} from '$lib/types/house';
import { OutOfReach, Refused } from './problem';
import { witness } from './witness';

/** How long the house may take to let somebody in or to show a table, in milliseconds. */
const PATIENCE = 6_000;
/** How long it may take to say anything at all. */
const SHORT_PATIENCE = 4_000;

/** Who takes a seat from the beginning: a bot, somebody at this screen (under a name of their own, if they have one), or
 * nobody yet. */
export type Sitter = Level | { name?: string } | 'open';

export const LEVELS: readonly Level[] = ['pup', 'scamp', 'rat', 'king'];

class House {
  guest = $state.raw<Guest>({ id: '', name: '' });
  #entering: Promise<void> | undefined;
  #games: Promise<GameInfo[]> | undefined;
  #decks = new Map<string, Promise<unknown>>();

  /** The face that this guest is shown with: as they have chosen, or as it happens to be. */
  get face(): Portrait {
    return settings.face ?? faceOf(this.guest.id);
  }

  /** Becomes a guest, or stays the one they are. Whoever asks for it meanwhile becomes the same. */
  enter(): Promise<void> {
    this.#entering ??= this.#enter().finally(() => (this.#entering = undefined));
    return this.#entering;
  }

  async #enter(): Promise<void> {
    this.guest = await this.#ask<Guest>('POST', '/api/session', {}, AbortSignal.timeout(PATIENCE));
  }

  async rename(name: string): Promise<void> {
    this.guest = await this.#ask<Guest>('PATCH', '/api/session', { name });
  }

  /** What there is to agree on before a game. */
  async game(name: string): Promise<GameInfo> {
    const asked = this.#games ?? this.#ask<GameInfo[]>('GET', '/api/games');
    this.#games = asked;
    asked.catch(() => (this.#games = undefined));
    const found = (await asked).find((game) => game.name === name);
    if (!found) throw new OutOfReach();
    return found;
  }

  /** What is printed on a game's components. */
  deck<Deck>(game: string): Promise<Deck> {
    const known = this.#decks.get(game) ?? this.#ask<unknown>('GET', `/api/games/${game}/deck`);
    this.#decks.set(game, known);
    known.catch(() => this.#decks.delete(game));
    return known as Promise<Deck>;
  }

  /** The lessons and puzzles of a game, the easiest first. */
  async lessons(game: string): Promise<LessonInfo[]> {
    const lessons = await this.#ask<LessonInfo[]>('GET', '/api/lessons');
    return lessons.filter((lesson) => lesson.game === game);
  }

  /** Where these answers lead. */
  lesson(game: string, name: string, answers: readonly unknown[]): Promise<LessonTold> {
    return this.#ask('POST', `/api/lessons/${game}/${name}`, { answers });
  }

  publicTables(phase: 'waiting' | 'playing'): Promise<TableInfo[]> {
    return this.#ask('GET', `/api/tables?phase=${phase}`);
  }

  async ownTables(): Promise<TableInfo[]> {
    const tables = await this.#ask<TableInfo[]>('GET', '/api/session/tables');
    // Nobody has to wait because somebody looks at another page.
    for (const table of tables) if (table.awaited.length > 0) void this.contribute(table);
    return tables;
  }

  /** What the lobby shows. */
  async tables(): Promise<{ own: TableInfo[]; open: TableInfo[] }> {
    const [own, open] = await Promise.all([this.ownTables(), this.publicTables('waiting')]);
    return { own, open };
  }

  async table(id: string, invite?: string): Promise<TableInfo> {
    const path = `/api/tables/${encodeURIComponent(id)}${query({ invite })}`;
    const table = await this.#ask<TableInfo>('GET', path, undefined, AbortSignal.timeout(PATIENCE));
    witness.meets(table);
    return table;
  }

  open(opening: Opening): Promise<TableInfo> {
    return this.#ask('POST', '/api/tables', opening);
  }

  /** Sits down, committing to this browser's own share in the shuffles. */
  join(id: string, wish: { seat?: number; name?: string; invite?: string } = {}): Promise<TableInfo> {
    return this.#ask('POST', `/api/tables/${id}/join`, { ...wish, face: this.face, commitment: drawShare(id) });
  }

  /** Says for the shuffles what this browser's seats are waited for: commits to bytes or, once everything is fixed and
   * their own commitment stands there unchanged, reveals them. What is refused for one is still said for the others. */
  async contribute(table: TableInfo): Promise<TableInfo> {
    witness.meets(table);
    const { id } = table;
    const said = [
      ...witness.misses(table).map((seat) => ['commit', { seat, commitment: drawShare(id) }] as const),
      ...witness.reveals(table).map((share) => ['reveal', share] as const),
    ];
    for (const [what, wish] of said) {
      try {
        table = await this.#ask<TableInfo>('POST', `/api/tables/${id}/${what}`, wish);
      } catch (error) {
        // Something has happened in the meantime, or the line is down: the table is shown again, and this is tried again.
        if (!(error instanceof Refused) && !(error instanceof OutOfReach)) throw error;
      }
    }
    return table;
  }

  /** Somebody lets this browser tell its shares once more, though the table was begun before. */
  async goOn(table: TableInfo): Promise<TableInfo> {
    witness.agrees(table.id);
    return this.contribute(table);
  }

  seatBot(id: string, level: Level, seat?: number): Promise<TableInfo> {
    return this.#ask('POST', `/api/tables/${id}/bots`, { level, seat });
  }

  leave(id: string, seat?: number): Promise<TableInfo> {
    return this.#ask('POST', `/api/tables/${id}/leave`, { seat });
  }

  async start(id: string): Promise<TableInfo> {
    return this.contribute(await this.#ask('POST', `/api/tables/${id}/start`));
  }

  /** As the host: gives up what was fixed, with new secrets for everybody. */
  async beginAgain(id: string): Promise<TableInfo> {
    const table = await this.#ask<TableInfo>('POST', `/api/tables/${id}/begin-again`);
    // Whoever wants it need not be asked.
    return this.goOn(table);
  }

  resign(id: string, seat: number): Promise<TableInfo> {
    return this.#ask('POST', `/api/tables/${id}/resign`, { seat });
  }

  /** Closes a table of one's own for good. */
  close(id: string): Promise<void> {
    return this.#ask('DELETE', `/api/tables/${id}`);
  }

  rematch(id: string): Promise<TableInfo> {
    return this.#ask('POST', `/api/tables/${id}/rematch`);
  }

  /** The record of a finished game, as it is kept. */
  record(id: string, invite?: string): Promise<unknown> {
    return this.#ask('GET', recordAt(id, invite));
  }

  /** A finished game, one position after another: with all cards, or only what this seat could know. */
  steps<Step>(id: string, seat: number | null, invite?: string): Promise<Step[]> {
    return this.#ask('GET', `/api/tables/${encodeURIComponent(id)}/steps${query({ seat, invite })}`);
  }

  /** Lets a king think about a finished game, or finds what he thought before. */
  beginReview(id: string, invite?: string): Promise<Review<unknown>> {
    return this.#ask('POST', `/api/tables/${id}/review`, { invite });
  }

  review(id: string, invite?: string): Promise<Review<unknown>> {
    return this.#ask('GET', `/api/tables/${id}/review${query({ invite })}`);
  }

  /** A table of one's own where a finished game stands as it did then. */
  whatIf(id: string, wondering: Wondering): Promise<TableInfo> {
    return this.#ask('POST', `/api/tables/${id}/what-if`, wondering);
  }

  /** One page of a game's ladder. */
  ladder(game: string, page: number): Promise<LadderPage> {
    return this.#ask('GET', `/api/ladder/${game}?page=${page}`);
  }

  player(id: string): Promise<PlayerPage> {
    return this.#ask('GET', `/api/players/${encodeURIComponent(id)}`);
  }

  /** What a rated game has done to the rating of each seat. */
  ratingChanges(table: string, invite?: string): Promise<(RatingChange | null)[]> {
    return this.#ask('GET', `/api/tables/${table}/ratings${query({ invite })}`);
  }

  /** Everything that the house has of this guest, from all pages. */
  async export(): Promise<Export> {
    const all = await this.#ask<Export>('GET', '/api/session/export');
    let { next } = all;
    while (next !== null) {
      const page: Export = await this.#ask('GET', `/api/session/export${query({ after: next })}`);
      all.tables.push(...page.tables);
      next = page.next;
    }
    return { ...all, next };
  }

  /** Nothing is left of this guest but a somebody; the next who comes is somebody new. */
  async erase(): Promise<void> {
    await this.#ask('POST', '/api/session/erase');
    await this.enter();
  }

  /** What whoever runs the house has everybody told. */
  async notice(): Promise<string | null> {
    const { text } = await this.#ask<Notice>('GET', '/api/notice');
    return text;
  }

  /** Whether the house answers at all. */
  async isThere(): Promise<boolean> {
    const asked = ask('GET', '/api/notice', undefined, {}, AbortSignal.timeout(SHORT_PATIENCE));
    return asked.then(
      () => true,
      (error) => !(error instanceof OutOfReach),
    );
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

  /** Opens a table with these at it, from the first seat on, and starts the game if nobody is missing: all of it in one
   * request, or nothing. */
  async play(opening: Omit<Opening, 'players' | 'bots' | 'party'>, sitters: readonly Sitter[]): Promise<TableInfo> {
    const nonce = randomBytes(16);
    const id = tableOf(nonce);
    const faces: Portrait[] = [];
    const seats = sitters.map((sitter) => {
      if (sitter === 'open') return null;
      if (typeof sitter === 'string') return { level: sitter };
      const face = sitter.name === undefined ? this.face : faceOf(sitter.name, faces);
      faces.push(face);
      return { ...sitter, face, commitment: drawShare(id) };
    });
    const party = { nonce, seats, start: !seats.includes(null) };
    try {
      return await this.contribute(await this.open({ ...opening, players: sitters.length, party }));
    } catch (error) {
      if (error instanceof Refused) witness.forgets(id);
      throw error;
    }
  }

  async #ask<Answer>(method: string, path: string, body?: object, signal?: AbortSignal): Promise<Answer> {
    try {
      return await ask<Answer>(method, path, body, {}, signal);
    } catch (error) {
      // The house has forgotten this guest: become a new one, and ask again.
      if (!(error instanceof Refused) || error.problem.status !== 401 || path === '/api/session') throw error;
      await this.enter();
      return this.#ask(method, path, body);
    }
  }
}

/** Asks the house something, with these headers besides. Where it has nothing to say, neither has this. */
export async function ask<Answer>(
  method: string,
  path: string,
  body?: object,
  besides: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<Answer> {
  const headers: Record<string, string> = { 'Accept-Language': words.language, ...besides };
  if (body) headers['Content-Type'] = 'application/json';
  const request: RequestInit = { method, headers, signal: signal ?? null };
  if (body) request.body = JSON.stringify(body);
  const response = await fetch(path, request).catch(outOfReach);
  const type = response.headers.get('Content-Type');
  if (response.ok && type === null) return undefined as Answer;
  if (!type?.includes('json')) throw new OutOfReach();
  const answer: unknown = await response.json().catch(outOfReach);
  if (response.ok) return answer as Answer;
  throw new Refused(answer as Problem);
}

function outOfReach(): never {
  throw new OutOfReach();
}

/** Where the record of a finished game can be had. */
export function recordAt(id: string, invite: string | undefined): string {
  return `/api/tables/${encodeURIComponent(id)}/record${query({ invite })}`;
}

/** What stands behind a page's address; what is not given is left out. */
export function query(asked: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(asked).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return given.length > 0 ? `?${given.join('&')}` : '';
}

export function randomBytes(count: number): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(count)));
}

/** Draws a share in the shuffles, keeps it secret, and tells what hides it. */
function drawShare(table: string): string {
  const bytes = randomBytes(16);
  const commitment = commitmentToBytes(table, bytes);
  witness.keeps(table, commitment, bytes);
  return commitment;
}

export const house = new House();
