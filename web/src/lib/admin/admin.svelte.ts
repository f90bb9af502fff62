// The house as whoever runs it asks it, by their token.

import { ask, query } from '$lib/house/house.svelte';
import { Refused } from '$lib/house/problem';
import type { BlockInfo, Cleared, GuestsSeen, Notice, TablePhase, TablesSeen } from '$lib/types/house';

/** Forgotten with the window. */
const KEPT_AS = 'admin-token';

class Admin {
  token = $state(sessionStorage.getItem(KEPT_AS));

  /** Keeps a token that the house knows. */
  async enter(token: string): Promise<void> {
    this.token = token.trim();
    await this.blocks();
    sessionStorage.setItem(KEPT_AS, this.token);
  }

  leave(): void {
    this.token = null;
    sessionStorage.removeItem(KEPT_AS);
  }

  tables(phase: TablePhase, after: string | null): Promise<TablesSeen> {
    return this.#ask('GET', `tables${query({ phase, after })}`);
  }

  guests(name: string, after: string | null): Promise<GuestsSeen> {
    return this.#ask('GET', `guests${query({ name, after })}`);
  }

  blocks(): Promise<BlockInfo[]> {
    return this.#ask('GET', 'blocks');
  }

  close(table: string): Promise<void> {
    return this.#ask('DELETE', `tables/${table}`);
  }

  kick(table: string, seat: number): Promise<void> {
    return this.#ask('POST', `tables/${table}/kick`, { seat });
  }

  rename(guest: string, name: string): Promise<void> {
    return this.#ask('PATCH', `guests/${guest}`, { name });
  }

  erase(guest: string): Promise<Cleared> {
    return this.#ask('DELETE', `guests/${guest}`);
  }

  block(who: string): Promise<BlockInfo[]> {
    return this.#ask('POST', 'blocks', { who });
  }

  unblock(who: string): Promise<BlockInfo[]> {
    return this.#ask('DELETE', `blocks/${encodeURIComponent(who)}`);
  }

  prune(): Promise<Cleared> {
    return this.#ask('POST', 'prune');
  }

  say(text: string | null): Promise<Notice> {
    return this.#ask('POST', 'notice', { text });
  }

  async #ask<Answer>(method: string, page: string, body?: object): Promise<Answer> {
    try {
      return await ask<Answer>(method, `/api/admin/${page}`, body, { Authorization: `Bearer ${this.token}` });
    } catch (error) {
      if (error instanceof Refused && error.code === 'not-the-host') this.leave();
      throw error;
    }
  }
}

export const admin = new Admin();
