// Piratz: whose turn it is, what a card means when it is seen, and a result that explains itself on any screen.

import type { Page } from '@playwright/test';
import { isFine } from './fine';
import { finished } from './finished';
import { expect, test } from './house';
import { seated } from './seated';
import { isWhole } from './whole';
import type { Deck, Event, View } from '../src/lib/types/piratz';

for (const [locale, own, other, todo] of [
  ['en', 'Your turn.', /It is .*’s turn\.$/, 'Stay with the others, or leave with your treasure?'],
  ['de', 'Du bist dran.', / ist dran\.$/, 'Dabeibleiben, oder mit deinem Schatz aussteigen?'],
] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('it is said whose turn it is, and what to do', async ({ page }) => {
      const table = await seated(page, { game: 'piratz', options: { first: 0 }, pause: 3_000 });
      await page.goto(`/table/${table}`);
      const said = page.getByTestId('announced');
      const status = page.getByRole('status').and(page.getByTestId('todo'));
      await expect(said).toContainText(own);
      await page.getByTestId('dig').click();
      await expect(status).toHaveText(todo);
      await page.getByTestId('stay').click();
      await expect(said).toHaveText(other);
      await expect(status).toBeEmpty();
      await expect(said).toContainText(own);
      await expect(status).not.toBeEmpty();
    });
  });
}

test.describe('for those who like things to move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('nothing says alarm before the card has been turned up', async ({ page }) => {
    await page.clock.install();
    await page.goto('/learn/piratz/first');
    const step = async (at: number) => expect(page.getByTestId('bubble')).toHaveAttribute('data-step', String(at));
    for (const [at, button] of [null, 'dig', 'stay', 'dig', 'kind-gems', 'open-card'].entries()) {
      await step(at);
      if (button) await page.getByTestId(button).first().click();
      await page.getByTestId('go-on').click();
    }
    await step(6);
    const [danger, alarm] = [page.getByTestId('danger'), page.getByTestId('alarm')];
    const before = await danger.innerText();
    await page.clock.pauseAt(Date.now() + 600_000);
    await page.getByTestId('dig').click();
    await expect(page.getByTestId('prompt')).toHaveText('A card is turned up …');
    await expect(danger).toHaveText(before, { useInnerText: true });
    await page.clock.runFor(700);
    await expect(alarm).toBeVisible();
    await expect(danger).toHaveText('Rat alarm!');
  });
});

/** The end of a game of three, as if all had two coins and rats told them apart. */
async function tied(page: Page): Promise<string> {
  const table = await finished(page, { game: 'piratz', bots: ['pup', 'pup'] });
  const deck = (await (await page.request.get('/api/games/piratz/deck')).json()) as Deck;
  const all = deck.cards.map((_, card) => card);
  const coins = all.filter((card) => deck.cards[card]?.treasures.coins === 1 && !deck.cards[card].rat);
  const rats = all.filter((card) => deck.cards[card]?.rat && !deck.cards[card].treasures.coins);
  const taken = [coins.slice(0, 2), [...coins.slice(2, 4), ...rats.slice(0, 2)], [...coins.slice(4, 6), rats[2] ?? 0]];
  const scored: Event[] = deck.kinds.map((kind) => ({
    type: 'scored',
    kind,
    treasures: kind === 'coins' ? [2, 2, 2] : [0, 0, 0],
    awards: kind === 'coins' ? [1, 2].map((seat, rank) => ({ seat, value: rank ? 1 : 3 })) : [],
  }));
  const end: Partial<View> = { phase: 'over', taken, won: [[], [3], [1]], points: [0, 3, 1] };
  await page.routeWebSocket(/\/socket/, (socket) => {
    socket.connectToServer().onMessage((message) => {
      const told = JSON.parse(String(message)) as { type: string; view: View };
      const blocks = told.view?.blocks.map((_, index) => (deck.kinds[index] === 'coins' ? [1, 3] : [2, 2]));
      const over = { ...told, log: scored, view: { ...told.view, ...end, blocks } };
      socket.send(told.type === 'table' ? JSON.stringify(over) : message);
    });
  });
  return table;
}

for (const [locale, width, height, why] of [
  ['en', 390, 844, /have 2 coins each\. More rats go first: .*\(2 rats\), .*\(1 rat\), and .*\(no rats\)\.$/],
  ['nl', 320, 568, /hebben elk 2 munten\. Meer ratten gaan voor: .*\(2 ratten\), .*\(1 rat\) en .*\(geen ratten\)\.$/],
  ['de', 1440, 900, /haben je 2 Münzen\. Mehr Ratten gehen vor: /],
] as const) {
  test.describe(`in ${locale}, ${width} wide`, () => {
    test.use({ locale, viewport: { width, height } });

    test('the result says why equals were paid differently, and nothing of it is cut off', async ({ page }) => {
      await page.goto(`/table/${await tied(page)}`);
      const result = page.getByTestId('result');
      await expect(page.getByTestId('why-coins')).toHaveText(why);
      await expect(result.getByRole('rowheader')).toHaveCount(7);
      for (const header of await result.getByRole('columnheader').locator('.name').all()) await isWhole(header);
      for (const header of await result.getByRole('rowheader').all()) {
        expect((await header.textContent())?.trim()).not.toBe('');
        await expect(header).toHaveAccessibleName(/\p{L}/u);
      }
      const button = page.getByTestId('look-at-beach');
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 1 });
      const [sheet, end] = [await page.getByTestId('scoring').boundingBox(), await button.boundingBox()];
      expect(end && sheet && end.y + end.height).toBeLessThan((sheet?.y ?? 0) + (sheet?.height ?? 0));
      await isFine(page);
    });
  });
}

test('who comes back after the end still sees who won which block', async ({ page }) => {
  const table = await finished(page, { game: 'piratz' });
  await page.goto(`/table/${table}`);
  const rows = page.getByTestId('result').getByRole('row');
  await expect(rows).not.toHaveCount(0);
  const cells = await Promise.all((await rows.all()).map((row) => row.getByRole('cell').allTextContents()));
  for (const seat of [0, 1]) {
    const blocks = cells.flatMap((row) => [...(row[seat] ?? '').matchAll(/\+(\d)/g)].map(([, value]) => Number(value)));
    expect(Number(cells.at(-1)?.[seat])).toBe(blocks.reduce((sum, value) => sum + value, 0));
  }
  await expect(rows.filter({ hasText: 'Blocks won' })).toHaveCount(0);
});

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [844, 390],
  [720, 450],
] as const) {
  test.describe(`${width} by ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true });

    for (const others of [1, 3]) {
      test(`what can be done is on the screen and whole, with ${others} others`, async ({ page }) => {
        const bots = Array<string>(others).fill('pup');
        const table = await seated(page, { game: 'piratz', options: { first: 0 }, bots });
        await page.goto(`/table/${table}`);
        await page.getByTestId('dig').click();
        for (const id of ['stay', 'prompt']) await expect(page.getByTestId(id)).toBeInViewport({ ratio: 1 });
        const small = await page
          .getByTestId('piratz')
          .getByRole('button')
          .evaluateAll((all) => {
            const boxes = all.map((button) => ({ called: button.dataset.testid, box: button.getBoundingClientRect() }));
            return boxes.filter(({ box }) => Math.min(box.width, box.height) < 44).map(({ called }) => called);
          });
        expect(small).toEqual([]);
        for (const kind of ['rings', 'coins', 'pearls', 'goblets', 'gems', 'shells']) {
          const button = page.getByTestId(`kind-${kind}`);
          await expect(button).toBeInViewport({ ratio: 1 });
          // Not even its lower edge lies under something else.
          await button.click({ trial: true, position: { x: 20, y: ((await button.boundingBox())?.height ?? 0) - 4 } });
        }
        await isFine(page);
      });
    }
  });
}

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('three players have their names', async ({ page }) => {
    const table = await seated(page, { game: 'piratz', bots: ['rat', 'pup'] });
    await page.goto(`/table/${table}`);
    await isWhole(page.getByTestId('chest-0').getByText('You'));
    await isWhole(page.getByTestId('chest-1').getByText('Rat'));
    await isWhole(page.getByTestId('chest-2').getByText('Pup'));
  });
});
