import { expect, test } from 'vitest';
import { view } from './fixture';
import { offered } from './offer';
import { prompt } from './prompt';

const names = ['Þóra', 'Jan'];

test('whoever can do something is told what', () => {
  expect(prompt(view, offered([{ action: 'reveal' }]), 0, names)).toBe('piratz-now-turn');
});

test('whoever waits is told for whom', () => {
  expect(prompt(view, offered([]), 1, names)).toBe('piratz-now-other');
  expect(prompt(view, offered([]), null, names)).toBe('piratz-now-other');
});

test('nobody is told of themselves as if they were somebody else', () => {
  expect(prompt(view, offered([]), 0, names)).toBe('');
});
