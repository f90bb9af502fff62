// All chance of one game, from its seed, as `crates/core/src/chance.rs` makes it: a ChaCha20 stream for each asking,
// Lemire's bounded integer, and Fisher–Yates.

import { chacha20orig } from '@noble/ciphers/chacha.js';
import { bytesOf } from './fairness';

const TWO_TO_32 = 2n ** 32n;

/** So many numbers are taken from a stream at once. */
const AT_ONCE = 256;

export class Chance {
  #seed: Uint8Array;
  #asked = 0;

  constructor(seed: string) {
    this.#seed = bytesOf(seed);
  }

  /** The generator for the next shuffle or draw of lots. */
  ask(): Rng {
    return new Rng(this.#seed, this.#asked++);
  }
}

export class Rng {
  #numbers: DataView;
  #taken = 0;

  constructor(
    readonly seed: Uint8Array,
    readonly stream: number,
  ) {
    this.#numbers = this.#read(AT_ONCE);
  }

  /** A uniform number from 0 up to, not including, `bound`. */
  below(bound: number): number {
    const wide = BigInt(bound);
    const rejected = (TWO_TO_32 - wide) % wide;
    for (;;) {
      const product = BigInt(this.#next()) * wide;
      if (product % TWO_TO_32 >= rejected) return Number(product / TWO_TO_32);
    }
  }

  /** In place, from the last to the second. */
  shuffle<T>(items: T[]): T[] {
    for (let last = items.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [items[last], items[other]] = [items[other] as T, items[last] as T];
    }
    return items;
  }

  #next(): number {
    const at = 4 * this.#taken++;
    if (at >= this.#numbers.byteLength) this.#numbers = this.#read(2 * this.#taken);
    return this.#numbers.getUint32(at, true);
  }

  /** The beginning of the stream, whose number is the cipher's nonce. */
  #read(numbers: number): DataView {
    const nonce = new Uint8Array(8);
    new DataView(nonce.buffer).setBigUint64(0, BigInt(this.stream), true);
    return new DataView(chacha20orig(this.seed, nonce, new Uint8Array(4 * numbers)).buffer);
  }
}
