// Rat-a-Tat Cat: what waits for the players, what does not, and that all of it is on the screen.

import type { Page } from '@playwright/test';
import { isFine } from './fine';
import { finished } from './finished';
import { expect, test } from './house';
import { seated } from './seated';
import { isOpen } from './whole';

const AN_HOUR = 3_600_000;

const log = (page: Page) => page.getByTestId('log').first().locator('li');

/** Somebody else has gone on in the meantime, and it is one's own turn: the page's title says so. */
const isAwaited = (page: Page) => expect(page).toHaveTitle(/^●/);

/** Draws, discards and knocks; then the bot has its last turn and the round is over. */
async function knockAtOnce(page: Page) {
  for (const button of ['pile', 'discard-drawn', 'knock']) await page.getByTestId(button).click();
  await expect(page.getByTestId('reveal')).toBeVisible();
}

for (const [locale, viewport] of [
  ['en', { width: 1440, height: 900 }],
  ['de', { width: 390, height: 844 }],
] as const) {
  test.describe(`in ${locale}, ${viewport.width} wide`, () => {
    test.use({ locale, viewport });

    test('the first look waits for the player, and so does the game', async ({ page }) => {
      // The dealer’s neighbour, a bot, begins.
      const table = await seated(page, { game: 'rat-a-tat-cat', options: { dealer: 0 } });
      await page.clock.install();
      await page.goto(`/table/${table}`);
      await expect(page.getByTestId('look')).toBeVisible();
      const told = await log(page).count();
      await isAwaited(page);
      await page.clock.fastForward(AN_HOUR);
      await page.getByTestId('look').click();
      await page.clock.fastForward(AN_HOUR);
      await expect(page.getByTestId('line-0-0').locator('use').first()).not.toHaveAttribute('href', '#rc-back');
      expect(await log(page).count()).toBe(told);
      await page.getByTestId('look-done').click();
      await expect(page.getByTestId('line-0-0').locator('use').first()).toHaveAttribute('href', '#rc-back');
      await page.getByTestId('pile').click();
      await expect(page.getByTestId('discard-drawn')).toBeVisible();
    });

    test('nothing goes on behind the end of a round, and its sheet stays', async ({ page }) => {
      // In the second round the bot begins.
      const table = await seated(page, { game: 'rat-a-tat-cat', options: { dealer: 1, until: { rounds: 2 } } });
      await page.clock.install();
      await page.goto(`/table/${table}`);
      await page.getByTestId('look-skip').click();
      await knockAtOnce(page);
      const told = await log(page).count();
      await isAwaited(page);
      await page.clock.fastForward(AN_HOUR);
      await expect(page.getByTestId('reveal')).toBeVisible();
      expect(await log(page).count()).toBe(told);
      await isFine(page);
      await page.getByTestId('next-round').click();
      await expect(page.getByTestId('look')).toBeVisible();
      await page.clock.fastForward(AN_HOUR);
      expect(await log(page).count()).toBe(told);
      await page.getByTestId('look-skip').click();
      await expect.poll(() => log(page).count()).toBeGreaterThan(told);
      await expect(page.getByTestId('pile')).toHaveAttribute('aria-disabled', 'false');
    });

    test('what was not seen of the end of a round is there when the page comes back', async ({ page }) => {
      const table = await seated(page, { game: 'rat-a-tat-cat', options: { dealer: 1, until: { rounds: 2 } } });
      await page.goto(`/table/${table}`);
      await page.getByTestId('look-skip').click();
      await knockAtOnce(page);
      const shown = await page.getByTestId('reveal').innerText();
      await page.reload();
      await expect(page.getByTestId('reveal')).toHaveText(shown, { useInnerText: true });
      await page.getByTestId('next-round').click();
      await page.reload();
      await expect(page.getByTestId('look')).toBeVisible();
      await expect(page.getByTestId('reveal')).toBeHidden();
    });
  });
}

test('a second window does not grant the first look again', async ({ page, context, watched }) => {
  const table = await seated(page, { game: 'rat-a-tat-cat', options: { dealer: 1 } });
  await page.goto(`/table/${table}`);
  const second = watched(await context.newPage());
  await second.goto(`/table/${table}`);
  await page.getByTestId('look').click();
  await expect(second.getByTestId('look')).toBeVisible();
  await page.getByTestId('look-done').click();
  await expect(second.getByTestId('look')).toBeHidden();
  const third = watched(await context.newPage());
  await third.goto(`/table/${table}`);
  await expect(third.getByTestId('pile')).toHaveAttribute('aria-disabled', 'false');
  await expect(third.getByTestId('look')).toBeHidden();
});

test('at one screen, whoever ends a round sees its end before the next one is called', async ({ page }) => {
  // Jan begins the first round and the guest the second.
  const table = await seated(page, {
    game: 'rat-a-tat-cat',
    options: { dealer: 0, until: { rounds: 2 } },
    here: ['Jan'],
  });
  await page.goto(`/table/${table}`);
  const turn = async (...buttons: string[]) => {
    for (const button of ['ready', ...buttons]) await page.getByTestId(button).click();
  };
  await turn('look-skip', 'pile', 'discard-drawn', 'pass');
  await turn('look-skip', 'pile', 'discard-drawn', 'knock');
  await turn('pile', 'discard-drawn');
  await expect(page.getByTestId('reveal')).toBeVisible();
  await expect(page.getByTestId('curtain')).toBeHidden();
  await page.getByTestId('next-round').click();
  // Whoever is there already looks at their new cards before they pass the screen on.
  await page.getByTestId('look-skip').click();
  await expect(page.getByTestId('curtain')).toBeVisible();
  await turn('look');
  await expect(page.getByTestId('look-done')).toBeVisible();
});

test('where a clock runs, it does not wait for the first look', async ({ page }) => {
  const clock = { move: { seconds: 5 } };
  const table = await seated(page, { game: 'rat-a-tat-cat', options: { dealer: 1 }, clock });
  await page.goto(`/table/${table}`);
  await expect(page.getByTestId('look')).toBeVisible();
  const told = await log(page).count();
  await expect(page.getByTestId('look')).toBeHidden();
  expect(await log(page).count()).toBeGreaterThan(told);
});

test('ending the turn is the main button, and knocking is not', async ({ page }) => {
  const table = await seated(page, { game: 'rat-a-tat-cat', options: { dealer: 1 } });
  await page.goto(`/table/${table}`);
  for (const button of ['look-skip', 'pile', 'discard-drawn']) await page.getByTestId(button).click();
  await expect(page.getByTestId('pass')).toHaveClass(/\bmain\b/);
  await expect(page.getByTestId('knock')).not.toHaveClass(/\bmain\b/);
});

/** Whoever holds a phone in any way, or needs large letters, sees their cards and the buttons without scrolling. */
for (const [locale, width, height] of [
  ['en', 320, 568],
  ['de', 320, 568],
  ['en', 390, 844],
  ['nl', 844, 390],
  ['is', 720, 450],
] as const) {
  test.describe(`in ${locale}, ${width} by ${height}`, () => {
    test.use({ locale, viewport: { width, height }, hasTouch: true });

    for (const others of [1, 5]) {
      test(`one’s own cards and the buttons are on the screen, with ${others} others`, async ({ page }) => {
        const bots = Array<string>(others).fill('pup');
        const table = await seated(page, { game: 'rat-a-tat-cat', options: { dealer: others }, bots });
        await page.goto(`/table/${table}`);
        await isAtHand(page, 'look', 'look-skip');
        await page.getByTestId('look-skip').click();
        await page.getByTestId('pile').click();
        await isAtHand(page, 'discard-drawn');
        await page.getByTestId('discard-drawn').click();
        await isAtHand(page, 'pass', 'knock');
        await isFine(page);
      });
    }
  });
}

async function isAtHand(page: Page, ...buttons: string[]) {
  const cards = [0, 1, 2, 3].map((slot) => `line-0-${slot}`);
  for (const id of [...cards, ...buttons]) await expect(page.getByTestId(id)).toBeInViewport({ ratio: 1 });
  const sizes = await page
    .getByTestId('table')
    .getByRole('button')
    .evaluateAll((all) =>
      all.map((button) => {
        const { width, height } = button.getBoundingClientRect();
        return { called: button.dataset.testid, width, height };
      }),
    );
  expect(sizes.filter(({ width, height }) => Math.min(width, height) < 44)).toEqual([]);
}

for (const viewport of [
  { width: 320, height: 568 },
  { width: 844, height: 390 },
]) {
  test.describe(`when it is over, ${viewport.width} wide`, () => {
    test.use({ viewport });

    test('nothing lies over what is still looked at', async ({ page }) => {
      const game = { game: 'rat-a-tat-cat', bots: ['pup', 'pup'], options: { until: { rounds: 1 } }, hasty: true };
      const table = await finished(page, game);
      for (const path of ['table', 'review']) {
        await page.goto(`/${path}/${table}`);
        for (const thing of ['line-1-0', 'line-2-3', 'pile', 'discard', 'line-0-0'])
          await isOpen(page.getByTestId(thing));
      }
    });
  });
}
