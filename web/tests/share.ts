// A seat's share in the shuffles, as docs/fairness.md has it, for tests that sit down without the page.

import { createHash } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';

/** What is told when everything is fixed. */
export const BYTES = '5a'.repeat(16);

export function commitmentTo(table: string): string {
  const hash = createHash('sha256');
  for (const part of [Buffer.from('ratskeller bytes 1'), Buffer.from(table), Buffer.from(BYTES, 'hex')]) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(part.length);
    hash.update(length).update(part);
  }
  return hash.digest('hex');
}

export async function sit(guest: APIRequestContext, table: string, wish: object = {}): Promise<void> {
  await guest.post(`/api/tables/${table}/join`, { data: { commitment: commitmentTo(table), ...wish } });
}

export async function reveal(guest: APIRequestContext, table: string, seat: number): Promise<void> {
  await guest.post(`/api/tables/${table}/reveal`, { data: { seat, bytes: BYTES } });
}
