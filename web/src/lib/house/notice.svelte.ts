// What whoever runs the house has everybody told.

import { house } from './house.svelte';

class Notice {
  text = $state<string | null>(null);

  /** Asks for it; whatever goes wrong is said elsewhere. */
  async look(): Promise<void> {
    this.text = await house.notice().catch(() => this.text);
  }
}

export const notice = new Notice();
