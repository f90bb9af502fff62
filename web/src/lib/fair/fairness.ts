// Shuffles that nobody can pick and anybody can check, as `crates/catalog/src/fairness.rs` makes them. What is secret is
// hashed by the browser itself.

/** Everything the seed of a fair game is made from. Bytes are hexadecimal digits. */
export interface Fairness {
  table: string;
  commitment: string;
  secret: string;
  bytes: readonly string[];
}

const DOMAIN = 'ratskeller seed 1';

/** Browsers hash only for pages that nobody can have changed on the way: over HTTPS, or on this machine. */
export function canHash(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** What the house publishes before anyone sits down. */
export function commitmentTo(secret: string): Promise<string> {
  return sha256(bytesOf(secret));
}

export function seedOf({ table, secret, bytes }: Fairness): Promise<string> {
  const text = new TextEncoder();
  const parts = [text.encode(DOMAIN), text.encode(table), bytesOf(secret), ...bytes.map(bytesOf)];
  return sha256(joined(parts.flatMap((part) => [length(part), part])));
}

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
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
