// A finished game that is looked back on: which step, through whose eyes, and what the king thinks of it.

import { load } from '$lib/games';
import { isGame } from '$lib/games/names';
import type { Game } from '$lib/games/game';
import { house } from '$lib/house/house.svelte';
import { OutOfReach, sentenceOf } from '$lib/house/problem';
import type { TableEvent } from '$lib/table/live.svelte';
import type * as types from '$lib/types/house';
import type { TableInfo } from '$lib/types/house';
import { words } from '$lib/words/words.svelte';
import { through } from './story';

export type Step = types.Step<unknown, TableEvent, unknown>;
export type Analysis = types.Analysis<unknown>;
export type Decision = types.Decision<unknown>;
type Review = types.Review<unknown>;

/** Through whose eyes; null sees all cards. */
export type Eyes = number | null;

const ASK_AGAIN = 600;

export class LookBack {
  info = $state.raw<TableInfo | null>(null);
  game = $state.raw<Game | null>(null);
  deck = $state.raw<unknown>(null);
  eyes = $state<Eyes>(null);
  /** Through whose eyes somebody wants to look, while the house is still asked for it. */
  wanted = $state<Eyes>(null);
  /** Why nobody looks through those. */
  refused = $state<string | null>(null);
  /** Which position is shown: 0 is the deal. */
  at = $state(0);
  /** Why the game cannot be looked at. */
  problem = $state<string | null>(null);
  /** Why there is no opinion of it. */
  unjudged = $state<string | null>(null);

  #steps = $state.raw<readonly Step[]>([]);
  #review = $state.raw<Review>({ state: 'none' });
  /** The steps through everybody's eyes that have been looked through. */
  #known: Partial<Record<`${Eyes}`, readonly Step[]>> = {};
  #asking: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  /** The number of the last position. */
  readonly last = $derived(Math.max(0, this.#steps.length - 1));
  readonly step: Step | undefined = $derived(this.#steps[this.at]);
  /** What was done from here; null at the end. */
  readonly next: Step | undefined = $derived(this.#steps[this.at + 1]);
  readonly progress = $derived(this.#review.state === 'working' ? this.#review : null);
  /** What can be told of the king's opinion to whoever sees so much. */
  readonly analysis: Analysis | null = $derived(
    this.#review.state === 'ready' ? through(this.#review.analysis, this.eyes) : null,
  );
  readonly decision: Decision | undefined = $derived(this.analysis?.decisions.find(({ input }) => input === this.at));

  constructor(
    readonly id: string,
    readonly invite: string | undefined,
  ) {}

  async open(): Promise<void> {
    try {
      const info = await house.table(this.id, this.invite);
      if (!isGame(info.game)) return;
      const steps = this.#look(null);
      await words.need('review');
      const [game, deck] = await Promise.all([load(info.game), house.deck(info.game)]);
      this.#steps = await steps;
      [this.game, this.deck, this.info] = [game, deck, info];
    } catch (error) {
      this.problem = sentenceOf(error);
      return;
    }
    await this.#ask();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#asking);
  }

  /** Goes to a position, as far as there is one. */
  go(at: number): void {
    this.at = Math.min(this.last, Math.max(0, at));
  }

  async look(eyes: Eyes): Promise<void> {
    [this.wanted, this.refused] = [eyes, null];
    try {
      const steps = await this.#look(eyes);
      // Shown together, so that nobody sees one seat's cards under another's name.
      if (this.wanted === eyes) [this.eyes, this.#steps] = [eyes, steps];
    } catch (error) {
      if (this.wanted === eyes) [this.wanted, this.refused] = [this.eyes, sentenceOf(error)];
    }
  }

  async #look(eyes: Eyes): Promise<readonly Step[]> {
    return (this.#known[`${eyes}`] ??= await house.steps<Step>(this.id, eyes, this.invite));
  }

  /** A house that was closed in between has forgotten that it was asked. */
  async #ask(): Promise<void> {
    try {
      this.#review =
        this.#review.state === 'none'
          ? await house.beginReview(this.id, this.invite)
          : await house.review(this.id, this.invite);
    } catch (error) {
      if (!(error instanceof OutOfReach)) {
        this.unjudged = sentenceOf(error);
        return;
      }
    }
    if (this.#closed || this.#review.state === 'ready') return;
    this.#asking = setTimeout(() => void this.#ask(), ASK_AGAIN);
  }
}
