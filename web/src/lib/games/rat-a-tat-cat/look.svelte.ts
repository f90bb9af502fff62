// RC-S4: everyone looks once at their two outer cards, for as long as they like: until they say that they have seen them.
// Only a clock can end it sooner, by acting for them.

import { hasLooked, keepLooked, whenLookedElsewhere, type Whose } from './looked';

/** A press that lasts longer is no tap. */
const A_TAP = 450;

export class Look {
  looking = $state(false);
  over = $state(false);
  #pressedAt: number | null = null;
  #letGo = false;

  constructor(private readonly whose: Whose) {
    this.over = hasLooked(whose);
  }

  begin(): void {
    this.looking = !this.over;
  }

  /** A finger on the cards: they are seen as long as it stays there. */
  press(): void {
    this.#letGo = false;
    if (this.looking) return;
    this.#pressedAt = performance.now();
    this.begin();
  }

  /** After a tap the cards stay in sight. */
  release(): void {
    if (this.#pressedAt === null) return;
    this.#letGo = performance.now() - this.#pressedAt > A_TAP;
    this.#pressedAt = null;
    if (this.#letGo) this.looking = false;
  }

  /** A click by whatever means; the one that a browser makes of a long press was the press. */
  click(): void {
    if (this.#letGo) this.#letGo = false;
    else this.begin();
  }

  end(): void {
    if (this.over) return;
    keepLooked(this.whose);
    this.#close();
  }

  /** Ends with the same look in another window; gives back how to stop that. */
  follow(): () => void {
    return whenLookedElsewhere(() => {
      if (hasLooked(this.whose)) this.#close();
    });
  }

  #close(): void {
    this.looking = false;
    this.over = true;
  }
}
