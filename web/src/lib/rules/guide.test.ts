// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { GAMES } from '$lib/games/names';
import { LANGUAGES, words, type Language } from '$lib/words/words.svelte';
import { firstTold, parse, passage, passages, plain, type Guide } from './guide';
import { FIGURES as piratz } from './figures/piratz/figures';
import { FIGURES as ratATatCat } from './figures/rat-a-tat-cat/figures';
import { FIGURES as ratHot } from './figures/rat-hot/figures';
import { guideTo } from './texts';

const DRAWN = { 'rat-hot': ratHot, piratz, 'rat-a-tat-cat': ratATatCat };
const PREFIX = { 'rat-hot': 'RH', piratz: 'PZ', 'rat-a-tat-cat': 'RC' };
const languages = Object.keys(LANGUAGES) as Language[];
const figuresOf = ({ sections }: Guide) =>
  sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'figure' ? [block] : [])));

describe('a guide', () => {
  const guide = parse(
    [
      '# A game',
      '',
      '## Part one',
      '',
      'Some **bold** words that',
      'go on. {RH-P1 RH-P2}',
      '',
      '1. One,',
      '   and more. {RH-P3}',
      '2. Two, from 9 to',
      '   51. It goes on. {RH-P1}',
      '',
      '![A strip](figure:rat-hot-strip)',
      '',
      '- Loose.',
    ].join('\n'),
  );
  const told = (text: string, ...rules: string[]) => ({ spans: [{ text, bold: false }], rules });

  it('is read into sections and blocks', () => {
    expect(guide.title).toBe('A game');
    expect(guide.sections).toHaveLength(1);
    expect(guide.sections[0]?.blocks.slice(1)).toEqual([
      {
        kind: 'list',
        ordered: true,
        items: [told('One, and more.', 'RH-P3'), told('Two, from 9 to 51. It goes on.', 'RH-P1')],
      },
      { kind: 'figure', name: 'rat-hot-strip', alt: 'A strip' },
      { kind: 'list', ordered: false, items: [told('Loose.')] },
    ]);
  });
  it('has bold words and rules', () => {
    const { spans, rules } = passage('Some **bold** words. {RH-P1 RH-P2}');
    expect(spans).toEqual([
      { text: 'Some ', bold: false },
      { text: 'bold', bold: true },
      { text: ' words.', bold: false },
    ]);
    expect(rules).toEqual(['RH-P1', 'RH-P2']);
  });
  it('is looked up where a rule is told first', () => {
    expect(plain(firstTold(guide).get('RH-P1') ?? passage(''))).toBe('Some bold words that go on.');
  });
});

describe.each(GAMES)('the guide to %s', (game) => {
  it.each(languages)('can be read in %s', async (language) => {
    const [guide, english] = await Promise.all([guideTo(game, language), guideTo(game, 'en')]);
    await words.choose(language);
    expect(guide.title).toBe(words.say(`title-${game}`));
    expect(guide.sections).toHaveLength(english.sections.length);
    expect(passages(guide).map(({ rules }) => rules)).toEqual(passages(english).map(({ rules }) => rules));
    for (const each of passages(guide)) {
      expect(plain(each)).not.toMatch(/[{}*]|^$|^\s|\s$|\s\s/);
      for (const rule of each.rules) expect(rule).toMatch(new RegExp(`^${PREFIX[game]}-[A-Z]\\d+$`));
    }
    for (const { alt } of figuresOf(guide)) expect(alt).not.toBe('');
  });

  it('shows every figure that is drawn, and no other', async () => {
    const names = figuresOf(await guideTo(game, 'en')).map(({ name }) => name);
    expect(names.toSorted()).toEqual(Object.keys(DRAWN[game]).sort());
  });
});
