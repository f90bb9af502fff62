// Whether the house has let this page in.

import { house } from './house.svelte';
import { OutOfReach } from './problem';

const FIRST_PATIENCE = 1_000;
const LONGEST_PATIENCE = 10_000;

class Entrance {
  /** What to say when it has not. */
  problem = $state<string | null>(null);
  reachable = $state(true);
  #patience = FIRST_PATIENCE;
  #again: ReturnType<typeof setTimeout> | undefined;

  /** Asks to be let in, now and then again until the house answers. */
  async knock(): Promise<void> {
    clearTimeout(this.#again);
    try {
      await house.enter();
      this.problem = null;
      this.reachable = true;
      this.#patience = FIRST_PATIENCE;
    } catch (error) {
      this.problem = error instanceof OutOfReach ? null : (error as Error).message;
      this.miss();
      this.#patience = Math.min(this.#patience * 1.5, LONGEST_PATIENCE);
    }
  }

  /** Nobody answered: knocks again in a while. */
  miss(): void {
    this.reachable = false;
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.knock(), this.#patience);
  }
}

export const entrance = new Entrance();
