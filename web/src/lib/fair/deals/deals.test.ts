// Every golden game is dealt again from its seed, and compared with how `ratskeller replay` draws it.

import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { TableEvent } from '$lib/table/live.svelte';
import type { Deck as PiratzDeck } from '$lib/types/piratz';
import type { Deck as CatDeck, Face } from '$lib/types/rat-a-tat-cat';
import { GAMES } from '$lib/games/names';
import { seedOf } from '../fairness';
import { readRecord, type Recorded } from '../record';
import { dealsOf } from '.';
import type { Setting } from './deal';

const HOUSE = resolve(import.meta.dirname, '../../../../..');
const read = (path: string) => readFileSync(resolve(HOUSE, path), 'utf8');

/** Of each golden game, by its name, the path without what it ends in. */
const RECORDS = new Map(
  GAMES.flatMap((game) =>
    readdirSync(resolve(HOUSE, `games/${game}/records`))
      .filter((file) => file.endsWith('.json'))
      .map((file) => file.replace('.json', ''))
      .map((name) => [name, `games/${game}/records/${name}`] as const),
  ),
);

/** A list of a deck's file, which is written as in JSON. */
function listed(file: string, name: string): unknown[] {
  const list = new RegExp(`^${name} = (\\[[^\\]]*\\])`, 'm').exec(read(file).replace(/#.*$/gm, ''))?.[1] ?? '';
  return JSON.parse(list.replace(/,\s*\]/, ']')) as unknown[];
}

const cats: CatDeck = { cards: listed('games/rat-a-tat-cat/deck.toml', 'cards') as Face[] };

const pirates = {
  blocks: listed('games/piratz/deck.toml', 'blocks'),
  cards: [...read('games/piratz/deck.toml').matchAll(/^ *\{ treasures.*$/gm)].map(([line]) => ({
    skull: line.includes('skull'),
  })),
} as unknown as PiratzDeck;

const DECKS = { 'rat-hot': null, piratz: pirates, 'rat-a-tat-cat': cats };

async function redo(name: string) {
  const path = RECORDS.get(name);
  const record = readRecord(read(`${path}.json`)) as Recorded;
  if (!record.fairness) throw new Error(`${name} is not sealed`);
  const { game, players, options, fairness, inputs } = record;
  const setting: Setting = { seed: await seedOf(fairness), players, options, deck: DECKS[game] };
  const deals = dealsOf(game);
  return { record, setting, deals, dealt: deals.deal(setting), inputs, drawn: read(`${path}.txt`) };
}

/** What is drawn of cards whose ids stand in their upper edge, each when it first appears. */
function appearing(drawn: string): number[] {
  const edges = drawn.split('\n').filter((line) => line.startsWith('╭') && !line.includes('○'));
  const ids = edges.flatMap((line) => [...line.matchAll(/╭(\d+)─/g)].map(([, id]) => Number(id)));
  return [...new Set(ids)];
}

/** The faces in the first picture of a game: what is turned up, then the lines. */
function faces(drawn: string): string[] {
  const [first = ''] = drawn.split('0: view');
  return [...first.matchAll(/│(\w)│|│(\w)(?=│)/g)].map(([, one, other]) => one ?? other ?? '');
}

const LETTERS: Record<string, string> = { peek: 'P', swap: 'S', draw_two: 'D' };
const letter = (card: number | undefined) => {
  const face = String(cats.cards[card ?? -1]);
  return LETTERS[face] ?? face;
};

describe.each([...RECORDS.keys()])('%s', (name) => {
  test('whoever began is whom chance chose', async () => {
    const { dealt, inputs } = await redo(name);
    expect(inputs.find(({ seat }) => seat !== null)?.seat).toBe(dealt.begins);
  });

  test('what players named came in this order', async () => {
    const { record, deals, dealt, inputs } = await redo(name);
    const named = deals.named(dealt, inputs);
    if (record.game === 'rat-a-tat-cat') expect(named).toBeNull();
    else expect(named?.alike).toBe(true);
    if (record.game === 'rat-hot') expect(named?.count).toBe(inputs.length);
  });

  test('what was drawn came in this order', async () => {
    const { record, dealt, drawn } = await redo(name);
    if (record.game === 'piratz') expect(appearing(drawn)).toEqual(dealt.order);
    if (record.game === 'rat-a-tat-cat') {
      const lying = [dealt.order[0], ...(dealt.hands ?? []).flat()];
      expect(faces(drawn)).toEqual(lying.map(letter));
    }
  });

  test('another seed deals otherwise, and somebody notices', async () => {
    const { setting, deals, inputs } = await redo(name);
    const another = deals.deal({ ...setting, seed: '00'.repeat(32) });
    const { begins } = another;
    const named = deals.named(another, inputs);
    expect(begins === inputs[0]?.seat && named?.alike === true).toBe(false);
  });
});

const told = (...events: (TableEvent & Record<string, unknown>)[]): TableEvent[] => events;

test('strips that somebody saw are compared one by one', async () => {
  const { setting, deals, dealt } = await redo('rat-hot');
  const [first, ...rest] = dealt.order;
  const begins = { type: 'dealt', first: dealt.begins };
  const events = (strips: number[]) =>
    told(begins, { type: 'revealed', strips: [first] }, { type: 'revealed', strips });
  expect(deals.seen(setting, events(rest.slice(0, 2)))).toEqual({ count: 3, alike: true });
  expect(deals.seen(setting, events(rest.slice(1, 3)))).toEqual({ count: 3, alike: false });
});

test('cards that somebody saw are compared, and those nobody saw are passed over', async () => {
  const { setting, deals, dealt } = await redo('rat-a-tat-cat');
  const lines = dealt.hands?.map((line) => [line[0], null, null, line[3]]);
  const [turned_up, , second] = dealt.order;
  const dealer = (dealt.begins + 1) % 2;
  const round = { type: 'dealt', round: 1, dealer, lines, turned_up };
  const events = (card: number | undefined) => told(round, { type: 'drew', card: null }, { type: 'drew', card });
  expect(deals.seen(setting, events(second))).toEqual({ count: 6, alike: true });
  expect(deals.seen(setting, events(turned_up))).toEqual({ count: 6, alike: false });
});
