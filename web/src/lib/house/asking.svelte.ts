// One thing after another that somebody asks of the house: they wait for it, or are told why not.

import { sentenceOf } from './problem';

export class Asking {
  busy = $state(false);
  /** Why it was not done. */
  refused = $state<string | null>(null);

  async do(wish: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.refused = null;
    try {
      await wish();
    } catch (error) {
      this.refused = sentenceOf(error);
    }
    this.busy = false;
  }
}
