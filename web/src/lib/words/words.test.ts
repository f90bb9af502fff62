// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { preferred, words } from './words.svelte';

describe('the language', () => {
  it('is the one that was chosen here', () => expect(preferred('nl', ['de-AT'])).toBe('nl'));
  it('is the first the browser likes that we speak', () =>
    expect(preferred(undefined, ['fr', 'is-IS', 'de'])).toBe('is'));
  it('is English if we speak none of them', () => expect(preferred('constructor', ['fr'])).toBe('en'));
});

describe('words', () => {
  it('are said with their arguments, in the language of the moment, without invisible marks', async () => {
    await words.choose('de');
    expect(words.say('web-i-am', { name: 'Þóra' })).toBe('Ich bin Þóra');
    await words.choose('is');
    expect(words.say('web-watching', { count: 1 })).toBe('Einn horfir á.');
  });

  it('of several files that are needed at once are all there', async () => {
    await words.choose('en');
    await Promise.all([words.need('learn'), words.need('table-piratz')]);
    expect(words.say('learn-go-on')).toBe('Go on');
    expect(words.say('piratz-dig')).toBe('Dig');
  });
});
