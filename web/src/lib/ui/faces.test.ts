import { expect, test } from 'vitest';
import { FACES, faceOf } from './faces';

test('somebody always has the same face, and many have many', () => {
  expect(faceOf('Þóra')).toBe(faceOf('Þóra'));
  const guests = Array.from({ length: 200 }, (_, number) => faceOf(`Guest ${number}`));
  expect(new Set(guests)).toEqual(new Set(FACES));
});

test('a face that is taken is left to whoever has it, as long as there are others', () => {
  const first = faceOf('Þóra');
  expect(faceOf('Þóra', [first])).not.toBe(first);
  expect(faceOf('Þóra', FACES)).toBe(first);
});
