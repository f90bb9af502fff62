// A finished game is looked back on: step by step, through different eyes, with a king's opinion, and played on.

import type { Locator, Page } from '@playwright/test';
import { finished } from './finished';
import { isFine } from './fine';
import { expect, test } from './house';
import { isWhole } from './whole';
import type { Review } from '../src/lib/types/house';

test.describe.configure({ timeout: 180_000 });

/** A king thinks about a game only when nobody else has anything to do. */
const THOUGHT = { timeout: 120_000 };
const ONE_ROUND = { game: 'rat-a-tat-cat', options: { until: { rounds: 1 } } };

const WORDS = {
  en: {
    all: 'All cards',
    only: (name: string) => `Only what ${name} could know`,
    you: 'You',
    yours: 'Only what you could know',
    quiet: 'There were none',
    faceDown: /face down$/,
    step: (at: number) => `Step ${at} of`,
    whatIf: 'The cards are the same',
  },
  de: {
    all: 'Alle Karten',
    only: (name: string) => `Nur was ${name} damals wissen konnte`,
    you: 'Du',
    yours: 'Nur was du damals wissen konntest',
    quiet: 'Es gab keine',
    faceDown: /verdeckt$/,
    step: (at: number) => `Schritt ${at} von`,
    whatIf: 'Die Karten sind dieselben',
  },
};

async function look(page: Page, id: string) {
  await page.goto(`/review/${id}`);
  await expect(page.getByTestId('review-table')).toBeVisible();
}

for (const locale of ['en', 'de'] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });
    const { all, only, you, yours, quiet, faceDown, step, whatIf } = WORDS[locale];

    test('from the end of a game one steps through it, and the king says what was luck and what was play', async ({
      page,
    }) => {
      const id = await finished(page, { ...ONE_ROUND, hasty: true });
      await page.goto(`/table/${id}`);
      await page.getByTestId('look-back').click();
      await expect(page).toHaveURL(`/review/${id}`);
      const where = page.getByTestId('step');
      await expect(where).toContainText(step(0));
      await expect(page.getByTestId('step-back')).toBeDisabled();
      await page.getByTestId('step-forward').click();
      await expect(where).toContainText(step(1));
      await expect(page.getByTestId('told')).not.toBeEmpty();
      await page.keyboard.press('ArrowRight');
      await expect(where).toContainText(step(2));
      await page.keyboard.press('End');
      await expect(page.getByTestId('step-last')).toBeDisabled();
      await page.keyboard.press('Home');
      await expect(where).toContainText(step(0));
      await page.keyboard.press('Space');
      await expect(where).not.toContainText(step(0));
      await page.keyboard.press('Home');
      await expect(where).toContainText(step(0));

      const graph = page.getByTestId('graph');
      await expect(graph).toBeVisible(THOUGHT);
      await expect(page.getByTestId('chance')).toHaveCount(2);
      await expect(page.getByTestId('balance')).toHaveCount(2);
      await graph.focus();
      await page.keyboard.press('End');
      await expect(graph).toHaveAttribute('aria-valuenow', (await graph.getAttribute('aria-valuemax')) ?? '');
      const turning = page.getByTestId('turning');
      await expect(turning.first().or(page.getByText(quiet))).toBeVisible();
      for (const each of await turning.all()) {
        await each.click();
        await expect(each).toHaveAttribute('aria-current', 'step');
      }
      await isFine(page);
    });

    test('through the eyes of a seat one sees what it could know', async ({ page }) => {
      const id = await finished(page, ONE_ROUND);
      await look(page, id);
      const hidden = page.getByTestId('review-table').getByRole('button', { name: faceDown });
      await expect(page.getByRole('radio', { name: all })).toBeChecked();
      const eyes = page.getByRole('radio');
      await expect(hidden).toHaveCount(0);
      await expect(eyes.nth(1)).toHaveAccessibleName(you);
      for (const seat of [0, 1]) {
        const chosen = eyes.nth(seat + 1);
        await chosen.check();
        const name = await chosen.evaluate((radio) => radio.parentElement?.textContent.trim() ?? '');
        await expect(page.getByText(name === you ? yours : only(name))).toBeVisible();
        await expect(hidden).toHaveCount(6);
      }
      await page.getByRole('radio', { name: all }).check();
      await expect(hidden).toHaveCount(0);
    });

    test('what if: the game is played on from a position, with the same cards', async ({ page }) => {
      const id = await finished(page, ONE_ROUND);
      await look(page, id);
      await page.getByTestId('step-forward').click();
      await page.getByTestId('what-if').click();
      const sheet = page.getByRole('dialog');
      await expect(sheet).toContainText(whatIf);
      await isFine(page);
      await sheet.getByTestId('what-if-go').click();
      await expect(page.getByTestId('what-if-table')).toContainText(whatIf);
      await expect(page).not.toHaveURL(new RegExp(id));
    });
  });
}

for (const locale of ['en', 'de', 'nl', 'is']) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    for (const game of ['rat-hot', 'piratz']) {
      test(`a look back on ${game} says everything in words`, async ({ page }) => {
        await look(page, await finished(page, { game }));
        const said = async () => {
          const labels = await page.locator('[aria-label]').evaluateAll((all) => all.map((one) => one.ariaLabel));
          return [await page.locator('body').innerText(), ...labels].join('\n');
        };
        // RH-E1: a game of Rat Hot may be over after a few strips.
        const forward = page.getByTestId('step-forward');
        for (let step = 0; step < 6 && (await forward.isEnabled()); step++) {
          expect(await said()).not.toMatch(/\b(web|review|rat-hot|piratz)-[a-z]/);
          await forward.click();
        }
        await page.getByRole('radio').nth(1).check();
        if (await forward.isEnabled()) await page.getByTestId('step-last').click();
        await expect(forward).toBeDisabled();
        expect(await said()).not.toMatch(/\b(web|review|rat-hot|piratz)-[a-z]/);
      });
    }
  });
}

test.describe('given up', () => {
  // A browser complains about whatever is refused, however well the page takes it.
  test.use({ lineMayBreak: true });

  test('a game is looked at, and the king says why he does not judge it', async ({ page }) => {
    await look(page, await finished(page, { game: 'rat-hot', until: 2 }));
    await expect(page.getByTestId('unjudged')).toContainText('given up');
    await page.getByTestId('step-forward').click();
    await expect(page.getByTestId('verdict')).toBeVisible();
  });
});

/** A game of Rat Hot that its guest has played badly, with the first position where something else was better. */
async function lookAtMistake(page: Page): Promise<void> {
  const id = await finished(page, { game: 'rat-hot', options: { table: 9 }, hasty: true });
  await look(page, id);
  await expect(page.getByTestId('graph')).toBeVisible(THOUGHT);
  const { analysis } = (await (await page.request.get(`/api/tables/${id}/review`)).json()) as Review<unknown> & {
    state: 'ready';
  };
  const wrong = analysis.decisions.find(({ better }) => better !== null);
  if (!wrong) throw new Error('whoever shows all their rats errs');
  for (let input = 0; input < wrong.input; input++) await page.keyboard.press('ArrowRight');
  await expect(page.getByTestId('better')).toBeVisible();
}

test('what would have been better lies on the table of Rat Hot', async ({ page }) => {
  await lookAtMistake(page);
  await expect(page.getByTestId('rat-hot-ghost')).toHaveAttribute('data-possible', 'true');
  await page.getByTestId('step-last').click();
  await expect(page.getByTestId('rat-hot-ghost')).toHaveCount(0);
});

const YOU = { en: 'You', de: 'Du' };
const PLACES = { en: /(on top of|beside) .*from column \d+, row \d+/s, de: /(auf|neben) .*ab Spalte \d+, Reihe \d+/s };

for (const locale of ['en', 'de'] as const) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    test.describe(`in ${locale}, ${viewport.width} wide`, () => {
      test.use({ locale, viewport });

      test('words and marks say where a strip was laid, and where it would have lain better', async ({ page }) => {
        await lookAtMistake(page);
        const [played, better] = [page.getByTestId('played'), page.getByTestId('better')];
        await expect(played).toContainText(PLACES[locale]);
        await expect(better).toContainText(PLACES[locale]);
        expect(await played.textContent()).not.toBe(await better.textContent());
        await expect(played).toContainText('A');
        await expect(page.getByTestId('rat-hot-played')).toHaveText('A');
        await expect(better).toContainText('B');
        await expect(page.getByTestId('rat-hot-better')).toHaveText('B');
        // Neither out of sight nor under the awning, which hangs over the far edge of the table.
        const bottomOf = async (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom);
        const awning = await bottomOf(page.locator('.awning'));
        for (const mark of ['played', 'better']) {
          const letter = page.getByTestId(`rat-hot-${mark}`).locator('span');
          await expect(letter).toBeInViewport({ ratio: 0.99 });
          expect(await letter.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(awning - 6);
        }
        await isWhole(page.getByTestId('rat-hot-side-0').getByText(YOU[locale], { exact: true }));
        await isFine(page);
      });

      test('a turning point leads to the table', async ({ page }) => {
        await lookAtMistake(page);
        const turning = page.getByTestId('turning').last();
        await turning.scrollIntoViewIfNeeded();
        await turning.click();
        await expect(turning).toHaveAttribute('aria-current', 'step');
        await expect(page.getByTestId('rat-hot-board')).toBeInViewport({ ratio: 0.9 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      });
    });
  }
}
