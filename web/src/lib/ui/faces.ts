// The faces that people are shown with: the one they have chosen, or one that follows from who they are.

import type { Portrait } from '$lib/types/house';

export const FACES = [
  'rat',
  'mouse',
  'cat',
  'fox',
  'owl',
  'frog',
  'hedgehog',
  'badger',
  'rabbit',
  'raven',
] as const satisfies readonly Portrait[];

/** Always the same for the same; the next one where that is taken. */
export function faceOf(who: string, taken: readonly Portrait[] = []): Portrait {
  let hash = 0;
  for (const letter of who) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  const from = hash % FACES.length;
  const turned = [...FACES.slice(from), ...FACES.slice(0, from)];
  return turned.find((face) => !taken.includes(face)) ?? turned[0] ?? 'rat';
}

/** Its picture. */
export function pictureOf(face: Portrait): string {
  return `face-${face}`;
}
