// A table as it is seen through its socket: what lies on it, what just happened, and what one may do.

import { house, randomBytes } from '$lib/house/house.svelte';
import { notice } from '$lib/house/notice.svelte';
import { OutOfReach, Refused } from '$lib/house/problem';
import { witness } from '$lib/house/witness';
import { settings } from '$lib/settings.svelte';
import { farewellOf, type Farewell } from './farewell';
import { ownSeats } from './seats';
import { Watch } from './watch';
import type * as types from '$lib/types/house';
import type { ClockTold, Present, Problem, Reaction, TableInfo } from '$lib/types/house';

/** The messages that this page understands. */
const VERSION = 1;

/** Something happened: to be shown, told and animated. */
export interface Happened {
  seq: number;
  by: number | null;
  events: readonly TableEvent[];
}

/** What every event of every game has. */
export interface TableEvent {
  type: string;
}

/** How the line to the house is. */
export type Line = 'connecting' | 'open' | 'away' | 'lost' | 'outdated';

export interface Bubble {
  key: number;
  seat: number;
  reaction: Reaction;
}

type Told = types.Told<unknown, TableEvent, unknown>;
type Said = types.Said<unknown>;
type Update = Extract<Told, { type: 'update' }>;
type Whole = Extract<Told, { type: 'table' }>;

interface Sent {
  id: string;
  said: Said;
}

const FIRST_PATIENCE = 500;
const LONGEST_PATIENCE = 15_000;
const BUBBLE_STAYS = 4_000;

export class LiveTable {
  line = $state<Line>('connecting');
  /** Why there is no such table for this guest. */
  problem = $state.raw<Problem | null>(null);
  /** Why the house has closed the line for good. */
  farewell = $state<Farewell | null>(null);
  info = $state.raw<TableInfo | null>(null);
  /** Through whose eyes; null looks on. */
  seat = $state<number | null>(null);
  view = $state.raw<unknown>(null);
  /** What one can do, as the house says it in short; null where it is not one's decision. */
  choices = $state.raw<unknown>(null);
  toMove = $state<number | null>(null);
  log = $state.raw<readonly TableEvent[]>([]);
  happened = $state.raw<Happened | null>(null);
  present = $state.raw<Present>({ seats: [], watching: 0 });
  clock = $state.raw<(ClockTold & { at: number }) | null>(null);
  bubbles = $state.raw<readonly Bubble[]>([]);
  /** Whether a seat here was one's own, and the house does not know that any more. */
  stranger = $state(false);
  /** Something that was refused, until the next thing is done. */
  refusal = $state.raw<Problem | null>(null);
  /** Whether something was sent that the house has not answered yet. */
  waiting = $state(false);
  /** Whether the last thing that happened was one's own, so that it may be possible to take it back. */
  ownLast = $state(false);
  /** Whether something that happened is still being shown. */
  showing = $state(false);
  /** Whether it is one's turn behind something that is still looked at. */
  awaited = $state(false);

  #socket: WebSocket | undefined;
  #seq = 0;
  #shownSeq = 0;
  #sent: Sent | undefined;
  #queue: Update[] = [];
  #held = false;
  /** How the table stood when the line came back, to be shown when what is looked at has been seen. */
  #resumed: Whole | undefined;
  #showing: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #patience = FIRST_PATIENCE;
  /** Whether the house could be asked for the table when that was tried last. */
  #reached = true;
  #closed = false;
  #bubble = 0;
  #watch = new Watch(
    () => this.#send({ type: 'ping' }),
    () => house.isThere(),
    () => this.#hangUp(),
  );
  #listening = new AbortController();

  constructor(
    readonly id: string,
    readonly invite: string | undefined,
    /** How long what happened is shown before the next thing, in milliseconds. */
    private readonly lasting: (events: readonly TableEvent[]) => number = () => 450,
  ) {}

  /** Begins to look, through the eyes of this seat. */
  open(seat: number | null): void {
    this.seat = seat;
    this.#listen();
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.#listening.abort();
    this.#watch.stop();
    clearTimeout(this.#retry);
    clearTimeout(this.#showing);
    this.#socket?.close();
  }

  /** Does it, once: what has not been answered yet is not sent again by a second click. */
  act(action: unknown): void {
    this.#say((id) => ({ type: 'act', id, seq: this.#shownSeq, action }));
  }

  takeBack(): void {
    this.#say((id) => ({ type: 'take_back', id, seq: this.#shownSeq }));
  }

  react(reaction: Reaction): void {
    this.#send({ type: 'react', reaction });
  }

  /** Looks through the eyes of another of one's own seats, or through nobody's. Where seats hide something from each
   * other, nothing of what one has seen is left. */
  look(seat: number | null, hides = true): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.choices = null;
    this.happened = null;
    if (hides) {
      this.view = null;
      this.log = [];
    }
    this.#drop();
    this.#send({ type: 'look', seat });
  }

  /** What came after what is shown waits until it has been looked at, except where a clock runs. */
  hold(held: boolean): void {
    this.#held = held;
    if (held || this.#showing !== undefined) return;
    if (this.#resumed) this.#lay(this.#resumed);
    this.#resumed = undefined;
    this.#showNext();
  }

  get #isHeld(): boolean {
    return this.#held && this.clock === null;
  }

  /** Says it now, or as soon as the line is back. */
  #say(said: (id: string) => Said): void {
    if (this.#sent || (this.line !== 'open' && this.line !== 'away')) return;
    const id = randomBytes(8);
    this.#sent = { id, said: said(id) };
    this.waiting = true;
    this.refusal = null;
    if (this.line === 'open') this.#sayAgain();
  }

  /** Saying it twice does no harm: the house knows it by its id. */
  #sayAgain(): void {
    if (!this.#sent) return;
    this.#send(this.#sent.said);
    this.#watch.expect();
  }

  /** What the browser knows about the line is a reason to try it, no more: a house can be on the same device. */
  #listen(): void {
    const { signal } = this.#listening;
    const ask = () => {
      if (this.line === 'open') this.#watch.ask();
    };
    const doubt = () => {
      if (this.line === 'open') void this.#watch.doubt();
    };
    addEventListener('offline', doubt, { signal });
    document.addEventListener('visibilitychange', ask, { signal });
    addEventListener(
      'online',
      () => {
        if (this.line !== 'away') return ask();
        this.#patience = FIRST_PATIENCE;
        clearTimeout(this.#retry);
        void this.#comeBack(false);
      },
      { signal },
    );
  }

  #send(said: Said): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(said));
  }

  #connect(): void {
    const query = ['choices=compact'];
    if (this.#seq > 0) query.push(`last=${this.#seq}`);
    if (this.seat !== null) query.push(`seat=${this.seat}`);
    if (this.invite) query.push(`invite=${encodeURIComponent(this.invite)}`);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket?${query.join('&')}`);
    this.#socket?.close();
    this.#socket = socket;
    let welcomed = false;
    socket.onmessage = ({ data }) => {
      if (this.#socket !== socket) return;
      welcomed = true;
      this.#watch.heard();
      this.#patience = FIRST_PATIENCE;
      this.#hear(JSON.parse(String(data)) as Told);
    };
    socket.onclose = ({ code }) => {
      if (this.#closed || this.#socket !== socket) return;
      this.farewell = farewellOf(code);
      if (this.farewell) this.line = 'lost';
      if (this.line !== 'lost' && this.line !== 'outdated') void this.#comeBack(welcomed);
    };
  }

  /** The line carries nothing any more: lets go of it, for a browser would hold on to it for minutes. */
  #hangUp(): void {
    const deaf = this.#socket;
    this.#socket = undefined;
    deaf?.close();
    void this.#comeBack(false);
  }

  async #comeBack(welcomed: boolean): Promise<void> {
    this.line = 'away';
    this.#watch.stop();
    const reached = welcomed || (await this.#asksForTable());
    if (this.#closed || this.line !== 'away') return;
    // Whoever could not be reached and can be now is not made to wait.
    if (reached && !this.#reached) this.#patience = FIRST_PATIENCE;
    this.#reached = reached;
    const next = () => (reached ? this.#connect() : void this.#comeBack(false));
    clearTimeout(this.#retry);
    this.#retry = setTimeout(next, this.#patience * (0.75 + Math.random() / 2));
    this.#patience = Math.min(this.#patience * 2, LONGEST_PATIENCE);
  }

  /** A browser does not say why it got no socket; so ask for the table itself. Whether the house could be reached. */
  async #asksForTable(): Promise<boolean> {
    try {
      this.info = await house.table(this.id, this.invite);
    } catch (error) {
      if (error instanceof OutOfReach) return false;
      if (!(error instanceof Refused)) throw error;
      if (error.problem.status < 500 && error.problem.status !== 429) {
        this.problem = error.problem;
        this.line = 'lost';
      }
      return true;
    }
    // The house has forgotten who sat here: without a seat one may still look on.
    if (this.seat !== null && !ownSeats(this.info).includes(this.seat)) {
      this.seat = null;
      this.stranger = true;
    }
    return true;
  }

  #hear(told: Told): void {
    switch (told.type) {
      case 'table':
        return this.#begin(told);
      case 'update':
        this.#seq = told.seq;
        if (told.ack) this.#answered(told.ack);
        // Something was taken back, which the log does not know; the house does.
        if (told.events.length === 0) return this.#send({ type: 'look', seat: this.seat });
        witness.sees(this.id, told.seq, told.events);
        this.#queue.push(told);
        // What one has done oneself is seen at once, whatever was still being looked at.
        if (this.#showing === undefined || told.ack) this.#showNext();
        return;
      case 'ack':
        return this.#answered(told.id);
      case 'refused':
        if (told.id) this.#answered(told.id);
        this.refusal = told.problem;
        return;
      case 'present':
        this.present = { seats: told.seats, watching: told.watching };
        return;
      case 'reaction':
        return this.#showBubble(told.seat, told.reaction);
      case 'notice':
        notice.text = told.text;
        return;
      case 'goodbye':
        this.#patience = Math.max(told.retry_after, FIRST_PATIENCE);
    }
  }

  #begin(told: Whole): void {
    if (told.version > VERSION) {
      this.line = 'outdated';
      this.#socket?.close();
      return;
    }
    // Whoever has stood up looks on from outside.
    if (this.seat !== null && !ownSeats(told.table).includes(this.seat)) this.seat = null;
    // An answer to an earlier look.
    if (told.seat !== this.seat) return;
    this.#drop();
    this.line = 'open';
    this.#seq = told.seq;
    this.present = told.present;
    // A game that is over waits for nobody: whoever gives up while they look wants to see it.
    if (this.#isHeld && this.view !== null && told.table.phase === 'playing') {
      this.#resumed = told;
      this.awaited = told.choices !== undefined;
    } else {
      this.#lay(told);
    }
    // Whatever was said before the line broke may not have arrived.
    this.#sayAgain();
  }

  #lay(told: Whole): void {
    this.#shownSeq = told.seq;
    this.info = told.table;
    void house.contribute(told.table);
    this.view = told.view;
    this.log = told.log;
    if (told.table.phase === 'playing') witness.recalls(this.id, told.seq, told.log);
    this.toMove = told.to_move;
    this.choices = told.choices ?? null;
    this.#tick(told.clock);
    this.ownLast = false;
    const missed = told.missed?.at(-1);
    if (missed) this.happened = { seq: missed.seq, by: missed.by, events: missed.events };
  }

  #answered(id: string): void {
    if (this.#sent?.id !== id) return;
    this.#sent = undefined;
    this.#watch.answered();
    this.waiting = false;
  }

  #showNext(): void {
    clearTimeout(this.#showing);
    this.#showing = undefined;
    const latest = this.#queue.at(-1) ?? this.#resumed;
    this.awaited = this.#isHeld && latest?.choices !== undefined;
    if (this.#isHeld) return;
    const next = this.#queue.shift();
    this.showing = next !== undefined;
    if (!next) return;
    const { events } = next;
    this.#shownSeq = next.seq;
    this.view = next.view;
    this.toMove = next.to_move;
    this.choices = next.choices ?? null;
    this.ownLast = next.by !== null && next.by === this.seat;
    if (next.ended && this.info) {
      this.info = { ...this.info, phase: 'over', ended: next.ended };
      witness.meets(this.info);
    }
    this.#tick(next.clock);
    this.log = [...this.log, ...events];
    this.happened = { seq: next.seq, by: next.by, events };
    const pause = settings.motion ? this.lasting(events) : 0;
    this.#showing = setTimeout(() => this.#showNext(), pause);
  }

  #drop(): void {
    clearTimeout(this.#showing);
    this.#showing = undefined;
    this.showing = false;
    this.awaited = false;
    this.#queue = [];
    this.#resumed = undefined;
  }

  #tick(clock: ClockTold | null | undefined): void {
    this.clock = clock ? { ...clock, at: Date.now() } : null;
  }

  #showBubble(seat: number, reaction: Reaction): void {
    const key = ++this.#bubble;
    this.bubbles = [...this.bubbles, { key, seat, reaction }];
    setTimeout(() => (this.bubbles = this.bubbles.filter((bubble) => bubble.key !== key)), BUBBLE_STAYS);
  }
}
