// Shuffles that nobody can pick and anybody can check, as `crates/catalog/src/fairness.rs` makes them. What is secret is
// hashed by the browser itself.

import { sha256 as hashed } from '@noble/hashes/sha2.js';

/** Everything the seed of a fair game is made from. Bytes are hexadecimal digits. */
export interface Fairness {
  table: string;
  commitment: string;
  secret: string;
  /** What each seat had committed to before anybody told their bytes; null where no person sat. Missing in games of before
   * seats did so. */
  commitments?: readonly (string | null)[];
  bytes: readonly string[];
}

const DOMAIN = 'ratskeller seed 1';
const BYTES_DOMAIN = 'ratskeller bytes 1';
const TABLE_DOMAIN = 'ratskeller table 1';

/** What a seat adds that has committed to nothing. */
export const NOTHING = '00'.repeat(16);

/** Browsers hash only for pages that nobody can have changed on the way: over HTTPS, or on this machine. */
export function canHash(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** What the house publishes before anyone sits down. */
export function commitmentTo(secret: string): Promise<string> {
  return sha256(bytesOf(secret));
}

/** What a seat says when it sits down, instead of its bytes. It is needed wherever somebody plays, also on pages for which
 * the browser hashes nothing. */
export function commitmentToBytes(table: string, bytes: string): string {
  const text = new TextEncoder();
  return hexOf(hashed(parts([text.encode(BYTES_DOMAIN), text.encode(table), bytesOf(bytes)])));
}

/** The id of a table that is opened with people at it. */
export function tableOf(nonce: string): string {
  const text = new TextEncoder();
  return hexOf(hashed(parts([text.encode(TABLE_DOMAIN), bytesOf(nonce)])).slice(0, 8));
}

export function seedOf({ table, secret, bytes }: Fairness): Promise<string> {
  const text = new TextEncoder();
  return sha256(parts([text.encode(DOMAIN), text.encode(table), bytesOf(secret), ...bytes.map(bytesOf)]));
}

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
}

/** One after another, each with its length before it. */
function parts(all: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return joined(all.flatMap((part) => [length(part), part]));
}

/** Four bytes, most significant first. */
function length(part: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, part.length);
  return bytes;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
