// Whether the house has let this page in.

import { house } from './house.svelte';
import { OutOfReach } from './problem';

class Entrance {
  /** What to say when it has not. */
  problem = $state<string | null>(null);
  reachable = $state(true);

  async knock(): Promise<void> {
    try {
      await house.enter();
      this.problem = null;
      this.reachable = true;
    } catch (error) {
      this.reachable = false;
      this.problem = error instanceof OutOfReach ? null : (error as Error).message;
    }
  }
}

export const entrance = new Entrance();
