// A lesson as somebody goes through it. The house judges; the page keeps the answers so far.

import { house } from '$lib/house/house.svelte';
import { OutOfReach, Refused } from '$lib/house/problem';
import { settings } from '$lib/settings.svelte';
import type { Happened, TableEvent } from '$lib/table/live.svelte';
import type * as types from '$lib/types/house';
import type { Problem } from '$lib/types/house';

export type LessonTold = types.LessonTold<unknown, TableEvent, unknown, unknown, unknown>;
type Moment = types.MomentTold<unknown, TableEvent>;

/** What the mentor does: asks for something, tells something, says why it was right, praises at the end. */
export type Mood = 'ask' | 'tell' | 'why' | 'done';

/** So long one looks at what somebody else did, besides the time it takes, in milliseconds. */
const TO_LOOK = 500;

/** After so many tries somebody may want to be shown. */
const ENOUGH_TRIES = 2;

export class Course {
  told = $state.raw<LessonTold>() as LessonTold;
  mood = $state<Mood>('tell');
  /** The number of the step that is shown, which may be done already, and what it says. */
  step = $state(0);
  say = $state<string | null>(null);
  view = $state.raw<unknown>(null);
  happened = $state.raw<Happened | null>(null);
  waiting = $state(false);
  /** What was done last could be done, but was not asked for. */
  declined = $state(false);
  /** What was done last is against the rules, or never reached the house. */
  problem = $state.raw<Problem | 'away' | null>(null);
  /** Something that has happened is still being shown. */
  showing = $state(false);

  readonly choices = $derived.by(() => (this.mood === 'ask' && !this.showing ? this.told.choices : []));
  readonly canBeShown = $derived.by(() => this.mood === 'ask' && this.#tries >= ENOUGH_TRIES);

  #tries = $state(0);
  #seq = 0;
  #pending: Moment[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    begun: LessonTold,
    /** How long what happened is shown before the next thing, in milliseconds. */
    private readonly lasting: (events: readonly TableEvent[]) => number,
    /** What has led to where it begins. */
    private answers: readonly unknown[] = [],
    /** Told the answers that have led to where one stands; none when there is nothing left to answer. */
    private readonly onanswers: (answers: readonly unknown[]) => void = () => undefined,
  ) {
    this.told = begun;
    this.#arrive();
  }

  /** What the mentor says of the last answer. */
  get verdict(): string | null {
    return this.mood === 'why' || this.mood === 'done' || this.declined ? (this.told.verdict?.say ?? null) : null;
  }

  async act(action: unknown): Promise<void> {
    if (this.waiting || this.mood !== 'ask') return;
    await this.#answer(action);
  }

  async showMe(): Promise<void> {
    await this.act(this.told.solution);
  }

  async goOn(): Promise<void> {
    if (this.waiting || this.showing) return;
    if (this.mood === 'why') this.#showNext();
    else if (this.mood === 'tell') await this.#answer(null);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  async #answer(answer: unknown): Promise<void> {
    const { lesson } = this.told;
    this.waiting = true;
    this.problem = null;
    this.declined = false;
    try {
      const told = await house.lesson(lesson.game, lesson.name, [...this.answers, answer]);
      this.told = told;
      if (told.verdict && !told.verdict.right) this.#miss();
      else this.#take(answer);
    } catch (error) {
      if (error instanceof OutOfReach) this.problem = 'away';
      else if (error instanceof Refused) this.#refuse(error.problem);
      else throw error;
    }
    this.waiting = false;
  }

  #refuse(problem: Problem): void {
    this.problem = problem;
    this.#tries += 1;
  }

  #miss(): void {
    this.declined = true;
    this.#tries += 1;
  }

  #take(answer: unknown): void {
    this.answers = [...this.answers, answer];
    this.onanswers(this.#isDone ? [] : this.answers);
    this.#tries = 0;
    this.#pending = [...this.told.moments];
    if (!this.told.verdict) return this.#showNext();
    const own = this.#pending.shift();
    if (own) this.#show(own);
    this.mood = this.#isDone ? 'done' : 'why';
  }

  get #isDone(): boolean {
    return this.told.step === this.told.lesson.steps;
  }

  /** What happened between the answer and the next step, one thing after another. */
  #showNext(): void {
    const next = this.#pending.shift();
    this.showing = next !== undefined;
    if (!next) return this.#arrive();
    this.#show(next);
    this.#timer = setTimeout(() => this.#showNext(), settings.motion ? this.lasting(next.events) + TO_LOOK : 0);
  }

  #show({ by, events, view }: Moment): void {
    this.view = view;
    this.happened = { seq: ++this.#seq, by, events };
  }

  #arrive(): void {
    this.view = this.told.view;
    this.step = this.told.step;
    this.say = this.told.say;
    this.mood = this.#isDone ? 'done' : this.told.solution === null ? 'tell' : 'ask';
  }
}
