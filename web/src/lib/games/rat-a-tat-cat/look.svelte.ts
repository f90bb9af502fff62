// RC-S4: everyone looks once at their two outer cards. The view shows them until one's first action; the table shows them
// once, as long as it takes to remember them.

import { keep, recall } from './kept';

/** How long one may look, in all. */
export const TIME_TO_LOOK = 8_000;
/** After this the cards of somebody absent are turned over by themselves. */
export const PATIENCE = 20_000;
const TICK = 100;
/** A press that lasts longer is no tap. */
const A_TAP = 450;

export class Look {
  /** Milliseconds; nothing is left when the look is over. */
  left = $state(TIME_TO_LOOK);
  looking = $state(false);
  #ticking: ReturnType<typeof setInterval> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #waits = false;
  #pressedAt: number | null = null;
  #letGo = false;

  /** The key says which look it is: what is left of it is kept, also when the page is loaded again. */
  constructor(private readonly key: string) {
    this.left = recall(key) ?? TIME_TO_LOOK;
  }

  get over(): boolean {
    return this.left <= 0;
  }

  begin(): void {
    if (this.looking || this.over) return;
    this.looking = true;
    this.#ticking = setInterval(() => this.#tick(), TICK);
  }

  /** A finger on the cards: they are seen as long as it stays there. */
  press(): void {
    this.#letGo = false;
    if (this.looking) return;
    this.#pressedAt = performance.now();
    this.begin();
  }

  /** After a tap the cards stay in sight until the time is up. */
  release(): void {
    if (this.#pressedAt === null) return;
    this.#letGo = performance.now() - this.#pressedAt > A_TAP;
    this.#pressedAt = null;
    if (this.#letGo) this.pause();
  }

  /** A click by whatever means; the one that a browser makes of a long press was the press. */
  click(): void {
    if (this.#letGo) this.#letGo = false;
    else this.begin();
  }

  /** Lays the cards down; what is left of the time is there for another look. */
  pause(): void {
    clearInterval(this.#ticking);
    this.#ticking = undefined;
    this.looking = false;
    keep(this.key, Math.max(0, this.left));
    if (this.#waits) this.#waitAgain();
  }

  end(): void {
    if (this.over) return;
    this.left = 0;
    this.pause();
  }

  /** Begins by itself if nobody does; gives back how to stop waiting. */
  wait(): () => void {
    this.#waits = true;
    this.#waitAgain();
    return () => {
      this.#waits = false;
      clearTimeout(this.#patience);
      // Not by the state: whoever tidies up an effect reads what it was before.
      if (this.#ticking !== undefined) this.pause();
    };
  }

  #waitAgain(): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.begin(), PATIENCE);
  }

  #tick(): void {
    this.left -= TICK;
    if (this.over) this.pause();
    else if (this.left % 1_000 === 0) keep(this.key, Math.max(0, this.left));
  }
}
