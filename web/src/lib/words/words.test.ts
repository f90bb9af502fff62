// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { ALWAYS, preferred, words, wordsFrom } from './words.svelte';

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
    await Promise.all([words.need('learn'), words.need('piratz/table')]);
    expect(words.say('learn-go-on')).toBe('Go on');
    expect(words.say('piratz-dig')).toBe('Dig');
  });
});

describe('words that are long in coming', () => {
  /** Every file has one message that says its language and itself; it comes when it is let through, or never. */
  function slowly() {
    const waiting = new Map<string, { come: () => void; fail: () => void }>();
    const words = wordsFrom((language, file) => {
      if (ALWAYS.includes(file)) return Promise.resolve(`${file}-tongue = ${language}`);
      return new Promise((found, failed) =>
        waiting.set(`${language}/${file}`, {
          come: () => found(`${file} = ${language} ${file}`),
          fail: () => failed(new Error()),
        }),
      );
    });
    const asked = (path: string) => vi.waitFor(() => waiting.get(path) ?? expect.fail(path));
    return { words, asked };
  }

  it('are waited for by everybody who needs them', async () => {
    const { words, asked } = slowly();
    const first = words.need('learn');
    expect(words.need('learn')).toBe(first);
    (await asked('en/learn')).come();
    await first;
    expect(words.say('learn')).toBe('en learn');
  });

  it('are asked for again after they did not come', async () => {
    const { words, asked } = slowly();
    const first = words.need('learn');
    (await asked('en/learn')).fail();
    await expect(first).rejects.toThrow();
    const second = words.need('learn');
    (await asked('en/learn')).come();
    await second;
    expect(words.say('learn')).toBe('en learn');
  });

  it('are said in the language that was chosen last', async () => {
    const { words, asked } = slowly();
    const needed = words.need('learn');
    const german = words.choose('de');
    const dutch = words.choose('nl');
    (await asked('nl/learn')).come();
    await dutch;
    (await asked('en/learn')).come();
    (await asked('de/learn')).come();
    await german;
    (await asked('nl/learn')).come();
    await needed;
    expect(words.language).toBe('nl');
    expect(words.say('learn')).toBe('nl learn');
    expect(words.say('web-tongue')).toBe('nl');
  });

  it('are not lost if they are needed while a language is on its way', async () => {
    const { words, asked } = slowly();
    const first = words.need('learn');
    (await asked('en/learn')).come();
    await first;
    const german = words.choose('de');
    const second = words.need('fair');
    (await asked('en/fair')).come();
    await second;
    (await asked('de/learn')).come();
    (await asked('de/fair')).come();
    (await asked('de/learn')).come();
    await german;
    expect([words.say('learn'), words.say('fair')]).toEqual(['de learn', 'de fair']);
  });
});
