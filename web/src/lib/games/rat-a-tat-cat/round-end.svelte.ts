// How a round has ended: shown when it happens, to whoever comes back too late for it, and again to whoever asks.

import type { View } from '$lib/types/rat-a-tat-cat';
import { keep, recall } from './kept';
import { lastRound, note, type Story } from './reveal';

export class RoundEnd {
  shown = $state.raw<{ story: Story; again: boolean } | null>(null);
  /** How many ends of rounds have been seen here. */
  #seen: number;
  readonly #keptAs: string;

  constructor(
    private readonly table: string,
    { round_points }: View,
  ) {
    this.#keptAs = `revealed:${table}`;
    this.#seen = recall<number>(this.#keptAs) ?? round_points.length;
    keep(this.#keptAs, this.#seen);
  }

  /** Whether it is shown for the first time. */
  get isNew(): boolean {
    return this.shown?.again === false;
  }

  happens(story: Story): void {
    note(this.table, story);
    this.shown = { story, again: false };
  }

  /** Shows the end of a round that was missed: the page was loaded again, or the line was down. */
  catchUp(view: View): void {
    if (this.#seen < view.round_points.length && !this.isNew) this.#show(view, false);
  }

  showAgain(view: View): void {
    this.#show(view, true);
  }

  /** Tells whether it was new. */
  close({ round_points }: View): boolean {
    const wasNew = this.isNew;
    this.shown = null;
    if (wasNew) keep(this.#keptAs, (this.#seen = round_points.length));
    return wasNew;
  }

  #show(view: View, again: boolean): void {
    const story = lastRound(this.table, view);
    this.shown = story && { story, again };
  }
}
