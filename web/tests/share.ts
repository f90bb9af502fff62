// A seat's share in the shuffles, as docs/fairness.md has it, for tests that sit down without the page.

import { createHash, randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';

/** What everybody tells when everything is fixed. */
const shares = new WeakMap<object, string>();

function shareOf(player: object): string {
  const share = shares.get(player) ?? randomBytes(16).toString('hex');
  shares.set(player, share);
  return share;
}

export function commitmentTo(table: string, bytes: string): string {
  const hash = createHash('sha256');
  for (const part of [Buffer.from('ratskeller bytes 1'), Buffer.from(table), Buffer.from(bytes, 'hex')]) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(part.length);
    hash.update(length).update(part);
  }
  return hash.digest('hex');
}

/** Sits a guest down, or another player at the same screen. */
export async function sit(
  guest: APIRequestContext,
  table: string,
  wish: object = {},
  player: object = guest,
): Promise<void> {
  const commitment = commitmentTo(table, shareOf(player));
  await guest.post(`/api/tables/${table}/join`, { data: { commitment, ...wish } });
}

/** Puts the same in again, after a new beginning. */
export async function commit(guest: APIRequestContext, table: string, seat: number): Promise<void> {
  const commitment = commitmentTo(table, shareOf(guest));
  await guest.post(`/api/tables/${table}/commit`, { data: { seat, commitment } });
}

export async function reveal(
  guest: APIRequestContext,
  table: string,
  seat: number,
  player: object = guest,
): Promise<void> {
  await guest.post(`/api/tables/${table}/reveal`, { data: { seat, bytes: shareOf(player) } });
}
