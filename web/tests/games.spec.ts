// Whole games against a bot, by mouse and by keyboard alone.

import type { Page } from '@playwright/test';
import { expect, test } from './house';

test.describe.configure({ timeout: 240_000 });

/** No game of these takes longer. */
const MOST_STEPS = 400;

const lines = (page: Page) => page.getByTestId('log').first().locator('li').count();

/** Opens a table against a pup, the quickest company, with these things agreed on. */
async function sitDown(page: Page, game: string, agreed: readonly [question: string, answer: string][] = []) {
  await page.goto('/');
  await page.getByTestId(`choose-${game}`).click();
  await page.getByTestId('sitter-1-pup').check();
  await page.getByText('How we play').click();
  for (const [question, answer] of agreed) {
    await page.getByRole('group', { name: question }).getByRole('radio', { name: answer }).check();
  }
  await page.getByTestId('open-table').click();
  await expect(page.getByTestId('log').first()).toBeVisible();
  // Keys are heard once the table is there.
  await expect(page.locator('main h1 ~ div').first()).toBeVisible();
}

/** Takes one step after the other until the game is over, each when it is one's turn and the step before is told. */
async function playToTheEnd(page: Page, step: () => Promise<void>) {
  const ended = page.getByTestId('ended');
  let told = -1;
  for (let steps = 0; steps < MOST_STEPS && !(await ended.isVisible()); steps++) {
    await page.waitForFunction(
      (told) =>
        document.querySelector('[data-testid=ended]') !== null ||
        (document.title.startsWith('●') && document.querySelectorAll('[data-testid=log] li').length !== told),
      told,
    );
    if (await ended.isVisible()) break;
    told = await lines(page);
    await step();
  }
  await expect(ended).toBeVisible();
  await expect(page.getByTestId('rematch')).toBeVisible();
}

async function clickIfThere(page: Page, ...testIds: string[]): Promise<boolean> {
  for (const id of testIds) {
    const button = page.getByTestId(id).first();
    if ((await button.isVisible()) && (await button.isEnabled())) {
      await button.click();
      return true;
    }
  }
  return false;
}

test('Rat Hot by mouse', async ({ page }) => {
  await sitDown(page, 'rat-hot');
  await playToTheEnd(page, async () => {
    const places = page.getByTestId('rat-hot-place');
    // A single strip is in hand already.
    if ((await places.count()) === 0) await page.getByTestId('rat-hot-hand-0').click();
    const board = await page.getByTestId('rat-hot-board').boundingBox();
    await expect(places.first()).toBeAttached();
    for (const place of await places.all()) {
      const box = await place.boundingBox();
      // The tools lie over the right edge of the board, and what points beyond it over the others.
      if (!box || !board || box.x < board.x + 44 || box.x > board.x + board.width - 120) continue;
      if (box.y < board.y + 60 || box.y + box.height > board.y + board.height - 44) continue;
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      break;
    }
    await clickIfThere(page, 'rat-hot-finish');
  });
});

test('Rat Hot by keyboard', async ({ page }) => {
  await sitDown(page, 'rat-hot');
  await playToTheEnd(page, async () => {
    for (const key of ['1', 'n', 'Enter']) await page.keyboard.press(key);
    if (await page.getByTestId('rat-hot-finish').isEnabled()) await page.keyboard.press('Enter');
  });
});

test('a strip that was laid is taken back, and the log forgets it', async ({ page }) => {
  await sitDown(page, 'rat-hot', [['Who starts?', 'The other']]);
  await expect(page).toHaveTitle(/Your turn/);
  const [told, laid] = [await lines(page), await page.locator('[data-laid]').count()];
  for (const key of ['1', 'n', 'Enter']) await page.keyboard.press(key);
  await expect(page.locator('[data-laid]')).toHaveCount(laid + 1);
  await page.keyboard.press('z');
  await expect(page.locator('[data-laid]')).toHaveCount(laid);
  await expect(page.getByTestId('log').first().locator('li')).toHaveCount(told);
});

test('a strip in a place that breaks a rule is refused with the rule', async ({ page }) => {
  await sitDown(page, 'rat-hot', [['Who starts?', 'You']]);
  await expect(page).toHaveTitle(/Your turn/);
  await page.keyboard.press('1');
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  if (await page.getByTestId('rat-hot-finish').isEnabled()) await page.keyboard.press('Enter');
  await expect(page.getByTestId('refusal')).not.toContainText('RH-');
  await expect(page.getByTestId('refusal-rule')).toHaveAttribute('href', '/rules/rat-hot#RH-P3');
});

test('Piratz by mouse', async ({ page }) => {
  await sitDown(page, 'piratz');
  let left = false;
  await playToTheEnd(page, async () => {
    if (await clickIfThere(page, 'none')) return;
    if (!left && (await page.getByTestId('stay').isVisible()) && (await page.getByTestId('stay').isEnabled())) {
      left = true;
      await page.getByTestId('kind-gems').click();
      await clickIfThere(page, 'leave');
    } else if (!(await clickIfThere(page, 'stay', 'dig'))) {
      await page.getByTestId('open-card').first().click();
    }
  });
  await expect(page.getByTestId('ended')).toContainText(/won|share/);
});

test('Piratz by keyboard', async ({ page }) => {
  await sitDown(page, 'piratz');
  await playToTheEnd(page, async () => {
    if (await page.getByTestId('none').isVisible()) await page.keyboard.press('n');
    else if (!(await page.getByTestId('stay').isVisible())) {
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
    } else if (await page.getByTestId('stay').isEnabled()) await page.keyboard.press('s');
    else if (await page.getByTestId('dig').isEnabled()) await page.keyboard.press('d');
    else {
      // The pile is used up: one leaves, with whatever there is.
      await page.keyboard.press('1');
      await page.keyboard.press('1');
    }
  });
});

test('two quick clicks turn up one card', async ({ page }) => {
  await sitDown(page, 'piratz', [['Who starts?', 'You']]);
  await expect(page.getByTestId('dig')).toBeEnabled();
  const told = await lines(page);
  await page.getByTestId('dig').dblclick();
  await expect(page.getByTestId('open-card')).toHaveCount(1);
  await expect(page.getByTestId('stay')).toBeEnabled();
  expect(await lines(page)).toBe(told + 1);
});

test('Rat-a-Tat Cat by mouse', async ({ page }) => {
  await sitDown(page, 'rat-a-tat-cat', [['How long?', 'One round']]);
  await page.getByTestId('look').click();
  await page.getByTestId('look-done').click();
  let turns = 0;
  await playToTheEnd(page, async () => {
    if (await clickIfThere(page, 'peek-done')) return;
    if (await page.getByTestId('pass').isVisible()) {
      turns += 1;
      await page.getByTestId(turns > 2 ? 'knock' : 'pass').click();
    } else if (await page.getByTestId('discard-drawn').isVisible()) {
      await page.getByTestId(`line-0-${turns % 4}`).click();
    } else {
      await page.getByTestId('pile').click();
    }
  });
});

test('Rat-a-Tat Cat by keyboard', async ({ page }) => {
  await sitDown(page, 'rat-a-tat-cat', [['How long?', 'One round']]);
  await expect(page.getByTestId('look')).toBeVisible();
  await page.keyboard.press('l');
  await expect(page.getByTestId('look-done')).toBeVisible();
  await page.keyboard.press('l');
  let turns = 0;
  await playToTheEnd(page, async () => {
    if (await page.getByTestId('pass').isVisible()) {
      turns += 1;
      await page.keyboard.press(turns > 2 ? 'k' : 'n');
    } else if (await page.getByTestId('discard-drawn').isVisible()) {
      await page.keyboard.press(String((turns % 4) + 1));
    } else {
      await page.keyboard.press('d');
    }
  });
});

for (const locale of ['en', 'de', 'nl', 'is']) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    for (const game of ['rat-hot', 'piratz', 'rat-a-tat-cat']) {
      test(`the table of ${game} says everything in words`, async ({ page }) => {
        await page.goto('/');
        await page.getByTestId(`play-${game}`).click();
        await page.waitForFunction(() => document.title.startsWith('●'));
        await page.getByTestId('menu').click();
        await page.getByRole('dialog').locator('summary').click();
        const said = await page.evaluate(() => {
          const labels = [...document.querySelectorAll('[aria-label]')].map((labelled) => labelled.ariaLabel ?? '');
          return [document.body.innerText, ...labels].join('\n');
        });
        expect(said).not.toMatch(/\b(web|rat-hot|piratz|rat-a-tat-cat)-[a-z]/);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
      });
    }
  });
}
