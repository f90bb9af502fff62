// Every lesson and puzzle can be found, gone through and solved in a real browser, by mouse, by keyboard, and by those who err.

import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { isFine } from './fine';
import { expect, House, test } from './house';
import { closeSheet } from './sheet';

const BOXES = resolve(import.meta.dirname, '../../games');
const GAMES = readdirSync(BOXES);

/** Lessons from outside. */
const EXAMPLES = resolve(import.meta.dirname, '../../examples/lessons');

/** The names of a game's lessons. */
const lessonsOf = (game: string) => readdirSync(join(BOXES, game, 'lessons')).map((file) => file.replace('.toml', ''));

const bubble = (page: Page) => page.getByTestId('bubble');

async function isAt(page: Page, mood: 'ask' | 'tell' | 'why' | 'done', step: number) {
  await expect(bubble(page)).toHaveAttribute('data-mood', mood);
  await expect(bubble(page)).toHaveAttribute('data-step', String(step));
}

async function click(page: Page, ...testIds: string[]) {
  for (const id of testIds) await page.getByTestId(id).first().click();
}

async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

/** Does what each step asks for; an empty step only goes on. */
async function learn(page: Page, steps: readonly (readonly string[])[], does = click) {
  for (const [step, doings] of steps.entries()) {
    const asks = doings.length > 0;
    await isAt(page, asks ? 'ask' : 'tell', step);
    await does(page, ...doings);
    // Why it was right is said before the next step.
    if (asks) await isAt(page, 'why', step);
    await click(page, 'go-on');
  }
}

for (const [locale, viewport, praise] of [
  ['en', { width: 1440, height: 900 }, 'You did it!'],
  ['is', { width: 390, height: 844 }, 'Þér tókst það!'],
] as const) {
  test.describe(`in ${locale}, ${viewport.width} wide`, () => {
    test.use({ locale, viewport });

    test('the first lesson of Piratz leads from the lobby to the praise', async ({ page }) => {
      await page.goto('/');
      await click(page, 'learn-piratz');
      await expect(page.getByTestId('lesson-first')).not.toHaveClass(/solved/);
      await click(page, 'lesson-first');
      await learn(page, [[], ['dig'], ['stay'], ['dig'], ['kind-gems'], ['open-card'], ['dig'], ['open-card'], []]);
      await expect(bubble(page)).toContainText(praise);
      await isFine(page);
      await page.getByTestId('next').click();
      await isAt(page, 'ask', 0);
      await page.goto('/learn/piratz');
      await expect(page.getByTestId('lesson-first')).toHaveClass(/solved/);
      await expect(page.getByTestId('lesson-haul')).not.toHaveClass(/solved/);
    });
  });
}

test('a page that is loaded again goes on where the lesson was, until one leaves it', async ({ page }) => {
  await page.goto('/learn/piratz/first');
  await learn(page, [[], ['dig'], ['stay']]);
  await isAt(page, 'ask', 3);
  await page.reload();
  await isAt(page, 'ask', 3);
  await click(page, 'dig', 'go-on');
  await isAt(page, 'ask', 4);
  await page.reload();
  for (const doing of ['kind-gems', 'open-card', 'dig', 'open-card']) await click(page, doing, 'go-on');
  await click(page, 'go-on');
  await isAt(page, 'done', 9);
  await click(page, 'again');
  await isAt(page, 'tell', 0);
  await click(page, 'go-on');
  await isAt(page, 'ask', 1);
  await page.getByRole('link', { name: 'Leave the lesson' }).click();
  await click(page, 'lesson-first');
  await isAt(page, 'tell', 0);
});

for (const locale of ['en', 'de']) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('the first lesson of Rat-a-Tat Cat, to the cards turned up', async ({ page }) => {
      await page.goto('/learn/rat-a-tat-cat/first');
      await click(page, 'look', 'look-done');
      await learn(page, [
        [],
        ['discard', 'line-0-0'],
        ['pile'],
        ['peek', 'line-0-1'],
        ['swap', 'line-0-1', 'line-1-1'],
        ['draw-two'],
        ['line-0-2'],
        ['knock'],
      ]);
      await expect(page.getByTestId('reveal')).toBeVisible();
      await isFine(page);
      await press(page, 'Escape');
      // What closes the round is followed by the notepad.
      await expect(page.getByTestId('reveal')).toHaveCount(0);
      await expect(page.getByRole('dialog')).toBeVisible();
      await closeSheet(page);
      await click(page, 'go-on');
      await isAt(page, 'done', 9);
    });
  });
}

test.describe('Rat Hot by keyboard alone', () => {
  /** Lays the first strip: where it is held first, or so many places on. */
  async function lay(page: Page, places = 0) {
    await press(page, '1', ...Array<string>(places).fill('n'), 'Enter');
    if (await page.getByTestId('rat-hot-finish').isEnabled()) await press(page, 'Enter');
  }

  test('is learned, with a hint for whoever errs twice', async ({ page }) => {
    await page.goto('/learn/rat-hot/first');
    await isAt(page, 'tell', 0);
    await page.getByTestId('go-on').focus();
    await press(page, 'Enter');
    await isAt(page, 'ask', 1);
    await lay(page);
    await isAt(page, 'why', 1);
    await expect(page.getByTestId('go-on')).toBeFocused();
    await press(page, 'Enter');
    await isAt(page, 'tell', 2);
    await press(page, 'Enter');
    await isAt(page, 'ask', 3);
    for (const tries of [1, 2]) {
      await expect(page.getByTestId('show-me')).toHaveCount(0);
      const before = await page.locator('[data-laid]').count();
      await lay(page, 1);
      await expect(page.getByTestId('verdict')).toHaveText(/^A rat still looks out/);
      await isAt(page, 'ask', 3);
      await expect(page.locator('[data-laid]')).toHaveCount(before);
      if (tries === 2) await isFine(page);
    }
    await page.getByTestId('show-me').focus();
    await press(page, 'Enter');
    await isAt(page, 'why', 3);
    await press(page, 'Enter');
    await isAt(page, 'ask', 4);
    await press(page, '1');
    const pays = page.getByTestId('rat-hot-badge').getByText('+2');
    for (let places = 0; places < 60 && !(await pays.isVisible()); places++) await press(page, 'n');
    await press(page, 'Enter');
    if (await page.getByTestId('rat-hot-finish').isEnabled()) await press(page, 'Enter');
    await isAt(page, 'why', 4);
  });
});

test('the king judges whether to dig once more', async ({ page }) => {
  await page.goto('/learn/piratz/dig');
  await isAt(page, 'ask', 0);
  await click(page, 'kind-gems');
  await expect(page.getByTestId('verdict')).toHaveText(/^The king would not leave yet/);
  await isAt(page, 'ask', 0);
  await click(page, 'dig');
  await isAt(page, 'done', 0);
  await click(page, 'again');
  await isAt(page, 'ask', 0);
  await click(page, 'dig', 'play');
  await expect(page).toHaveURL(/\/table\//);
});

test.describe('from a folder', () => {
  test.use({ locale: 'de' });

  test('a lesson stands beside the house’s own and is learned in its own words', async ({ page }) => {
    const house = new House(['--no-limits', '--lessons', EXAMPLES]);
    await house.open();
    try {
      await page.goto(`${house.url}/learn/piratz`);
      await expect(page.getByTestId('lesson-first')).toContainText('Deine erste Partie Piratz');
      await expect(page.getByTestId('lesson-leave-in-time')).toContainText('Leave in time');
      await click(page, 'lesson-leave-in-time');
      await expect(bubble(page)).toHaveText('You have found gems, and I have woken a rat.');
      await learn(page, [[], ['dig']]);
      await isAt(page, 'ask', 2);
      await expect(bubble(page)).toHaveText('Now take all the gems and leave.');
      await click(page, 'stay');
      await expect(page.getByTestId('verdict')).toHaveText('Look which treasure two of the cards show.');
      await click(page, 'kind-gems');
      await isAt(page, 'done', 2);
      await expect(page.getByTestId('verdict')).toHaveText('Two cards show gems, and they are yours now.');
      await isFine(page);
      await page.goto(`${house.url}/learn/piratz`);
      await expect(page.getByTestId('lesson-leave-in-time')).toHaveClass(/solved/);
    } finally {
      await house.end();
    }
  });
});

test.describe('what the house does not take', () => {
  test.use({ lineMayBreak: true });

  test('a strip where no strip may lie is refused with the rule', async ({ page }) => {
    await page.goto('/learn/rat-hot/first');
    await click(page, 'go-on');
    await isAt(page, 'ask', 1);
    await press(page, '1', ...Array<string>(6).fill('ArrowUp'), 'Enter');
    if (await page.getByTestId('rat-hot-finish').isEnabled()) await press(page, 'Enter');
    const problem = page.getByTestId('problem');
    await expect(problem.getByRole('link', { name: 'See the rule' })).toHaveAttribute('href', '/rules/rat-hot#RH-P3');
    await isAt(page, 'ask', 1);
    await isFine(page);
  });

  test('a lesson waits while the house is away', async ({ page, context }) => {
    await page.goto('/learn/piratz/haul');
    await isAt(page, 'ask', 0);
    await context.route('**/api/lessons/**', (route) => route.abort());
    await click(page, 'kind-gems');
    await expect(page.getByTestId('problem')).toBeVisible();
    await context.unroute('**/api/lessons/**');
    await click(page, 'kind-gems');
    await isAt(page, 'done', 0);
  });
});

test('lessons are found where they are needed', async ({ page, context, watched }) => {
  await page.goto('/rules/piratz');
  await click(page, 'learn');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn Piratz');
  await page.getByTestId('settings').click();
  await page.getByRole('radio', { name: 'Nederlands' }).check();
  await closeSheet(page);
  await expect(page.getByTestId('lesson-haul')).toContainText('De beste buit');
  await page.goto('/');
  await click(page, 'play-rat-hot', 'menu');
  const [learning] = await Promise.all([context.waitForEvent('page'), click(page, 'learn')]);
  watched(learning);
  await expect(learning.getByTestId('lesson-first')).toBeVisible();
});

test('a lesson that does not exist is not there', async ({ page }) => {
  for (const path of ['/learn/poker', '/learn/poker/first', '/learn/piratz/second']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing here');
  }
});

for (const [locale, colorScheme, viewport] of [
  ['de', 'light', { width: 390, height: 844 }],
  ['nl', 'dark', { width: 820, height: 1180 }],
] as const) {
  test.describe(`in ${locale}, ${colorScheme}, ${viewport.width} wide`, () => {
    test.use({ locale, colorScheme, viewport });

    for (const game of GAMES) {
      test(`what there is to learn of ${game}`, async ({ page }) => {
        await page.goto(`/learn/${game}`);
        for (const name of lessonsOf(game)) await expect(page.getByTestId(`lesson-${name}`)).toBeVisible();
        await isFine(page);
      });

      for (const name of lessonsOf(game)) {
        test(`everybody can read ${game}/${name}`, async ({ page }) => {
          await page.goto(`/learn/${game}/${name}`);
          await expect(bubble(page)).not.toBeEmpty();
          await expect(page.getByTestId('lesson')).not.toContainText(/(lesson|learn)-[a-z]/);
          await isFine(page);
        });
      }
    }
  });
}
