// @vitest-environment jsdom
// What a new table asks, from what the house says of its games (`make types` writes it down).

import { describe, expect, it, test } from 'vitest';
import { GAMES } from '$lib/games/names';
import type { GameInfo } from '$lib/types/house';
import { words } from '$lib/words/words.svelte';
import games from '../types/games.json';
import { countsOf, optionsOf } from './options';

const infos = games as unknown as GameInfo[];

function told(game: string) {
  const info = infos.find(({ name }) => name === game);
  return optionsOf(info?.options ?? {}).map(({ name, values }) => [name, values.map(({ key }) => key)]);
}

describe('what is offered', () => {
  const first = ['random', 'you', 'next'];

  it('follows from the schema', () => {
    expect(told('rat-hot')).toEqual([
      ['red', ['you', 'next']],
      ['first', first],
      ['table', ['25', '15', '51']],
      ['burial', ['congruent', 'never-whole']],
      ['changed', ['any', 'grown']],
    ]);
    expect(told('piratz')).toEqual([
      ['memory', ['strict', 'aided']],
      ['first', first],
    ]);
    expect(told('rat-a-tat-cat')).toEqual([
      ['until', ['rounds-5', 'rounds-1', 'rounds-3', 'points-100', 'minutes-20']],
      ['young', ['no', 'yes']],
      ['memory', ['strict', 'aided']],
      ['dealer', first],
    ]);
  });

  it('is what the house understands', () => {
    const until = optionsOf(infos[2]?.options ?? {})[0]?.values[4]?.value;
    expect(until).toEqual({ minutes: 20 });
    expect(optionsOf(infos[0]?.options ?? {})[0]?.values.map(({ value }) => value)).toEqual([0, 1]);
  });

  it('is every integer between two', () => {
    const rounds = { type: 'integer', minimum: 1, maximum: 3, default: 2 };
    expect(optionsOf({ properties: { rounds } })[0]?.values.map(({ value }) => value)).toEqual([2, 1, 3]);
  });

  it('has its words', async () => {
    await words.choose('en');
    for (const { name: game, options } of infos) {
      for (const { name, values } of optionsOf(options)) {
        const message = `web-option-${game}-${name}`;
        for (const said of [message, `${message}-hint`, ...values.map(({ key }) => `${message}-${key}`)]) {
          expect(words.say(said)).not.toBe(said);
        }
      }
    }
  });
});

test('how many can play is told game by game', () => {
  expect(infos.map(({ name }) => name)).toEqual(GAMES);
  expect(infos.map(({ players }) => countsOf(players))).toEqual([[2], [2, 3, 4], [2, 3, 4, 5, 6]]);
});
