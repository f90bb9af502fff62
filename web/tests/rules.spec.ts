// The rules can be read in every language, with all their pictures, and are found where they are needed.

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isFine } from './fine';
import { expect, test } from './house';
import { closeSheet } from './sheet';

const BOXES = resolve(import.meta.dirname, '../../games');
const LANGUAGES = ['en', 'de', 'nl', 'is'];
const GAMES = readdirSync(BOXES);

const written = (language: string, game: string) => readFileSync(join(BOXES, game, `guide/${language}.md`), 'utf8');

/** The guide as somebody reads it: its words without marks, and the names of its pictures. */
function read(text: string) {
  const figures = [...text.matchAll(/^!\[(.+)\]\(figure:(.+)\)$/gm)].map(([, alt, name]) => ({ alt, name }));
  const words = text
    .replace(/^!\[.*$/gm, '')
    .replace(/^(#+|-|\d+\.) /gm, '')
    .replace(/[{}]|\*\*/g, '');
  return { figures, words: bare(words) };
}

const bare = (text: string) => text.replace(/\s+/g, '');

for (const language of LANGUAGES) {
  test.describe(`read in ${language}`, () => {
    test.use({ locale: language, viewport: { width: 390, height: 844 } });

    for (const game of GAMES) {
      test(`${game}: every word and every picture is there`, async ({ page }) => {
        await page.goto(`/rules/${game}`);
        const { figures, words } = read(written(language, game));
        const shown = page.getByTestId('figure');
        await expect(shown).toHaveCount(figures.length);
        for (const [index, { alt, name }] of figures.entries()) {
          const figure = shown.nth(index);
          await expect(figure).toHaveAttribute('data-figure', name ?? '');
          await expect(figure).toHaveAccessibleName(alt ?? '');
          // Somewhere in it something is drawn, from a symbol that exists.
          const symbols = await figure
            .locator('use')
            .evaluateAll((uses) => uses.map((use) => document.querySelector(use.getAttribute('href') ?? '') !== null));
          expect(symbols.length).toBeGreaterThan(0);
          expect(symbols).not.toContain(false);
        }
        // The title stands above the sections.
        const text = await page.getByTestId('guide').evaluate((guide) => {
          const copy = guide.cloneNode(true) as HTMLElement;
          for (const figure of copy.querySelectorAll('figure')) figure.remove();
          return [copy.querySelector('h1'), copy.querySelector('article')].map((part) => part?.textContent).join('');
        });
        expect(bare(text)).toBe(words);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      });
    }
  });
}

test('the rules follow the language, and the game', async ({ page }) => {
  await page.goto('/');
  await page.getByTestId('rules-piratz').click();
  await expect(page).toHaveTitle('Piratz · Rules');
  await expect(page.getByRole('heading', { name: 'Rat alarm!' })).toBeVisible();
  await page.getByTestId('settings').click();
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await closeSheet(page);
  await expect(page.getByRole('heading', { name: 'Rattenalarm!' })).toBeVisible();
  await page.getByTestId('guide').getByRole('link', { name: 'Rattenscharf' }).click();
  await expect(page).toHaveTitle('Rattenscharf · Regeln');
  await expect(page.getByTestId('figure').first()).toHaveAttribute('data-figure', 'rat-hot-strip');
});

test('the contents lead to their sections', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/rules/rat-hot');
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'What pays' }).click();
  await expect(page.getByRole('heading', { name: 'What pays' })).toBeInViewport();
});

const CONTENTS = {
  en: { contents: 'Contents', pays: 'What pays' },
  de: { contents: 'Inhalt', pays: 'Was Punkte bringt' },
};

for (const locale of ['en', 'de'] as const) {
  for (const viewport of [
    { width: 320, height: 640 },
    { width: 844, height: 390 },
  ]) {
    test.describe(`in ${locale}, ${viewport.width} wide`, () => {
      test.use({ locale, viewport });

      test('the contents stay at the top, unfold, and lead to their sections', async ({ page }) => {
        const { contents, pays } = CONTENTS[locale];
        await page.goto('/rules/rat-hot');
        const nav = page.getByRole('navigation', { name: contents });
        const [bar, link] = [nav.getByRole('button', { name: contents }), nav.getByRole('link', { name: pays })];
        await expect(bar).toBeInViewport();
        await expect(link).toBeHidden();
        await bar.click();
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        await isFine(page);
        await link.click();
        await expect(link).toBeHidden();
        const heading = page.getByRole('heading', { name: pays });
        await expect(heading).toBeInViewport();
        await expect(bar).toBeInViewport();
        await expect(bar).toContainText(pays);
        const [below, above] = [await heading.boundingBox(), await bar.boundingBox()];
        expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
        await bar.click();
        await page.keyboard.press('Escape');
        await expect(link).toBeHidden();
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      });
    });
  }
}

test('a game that is not played here has no rules', async ({ page }) => {
  await page.goto('/rules/poker');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing here');
});

for (const locale of ['en', 'de']) {
  test.describe(`a move that is refused in ${locale}`, () => {
    test.use({ locale });

    test('leads to the rule it breaks, and the game stays', async ({ page, context, watched }) => {
      await page.goto('/');
      await page.getByTestId('choose-rat-hot').click();
      await page.getByTestId('sitter-1-pup').check();
      await page.getByText(/^(How we play|Wie wir spielen)$/).click();
      // Who plays red, then who starts: chance, oneself, the other.
      await page
        .locator('fieldset', { has: page.getByText(/^(Who starts|Wer fängt an)/) })
        .getByRole('radio')
        .nth(1)
        .check();
      await page.getByTestId('open-table').click();
      await expect(page.getByTestId('rat-hot-hand-0')).toBeVisible();
      await expect(page).toHaveTitle(/^●/);
      await page.keyboard.press('1');
      for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      if (await page.getByTestId('rat-hot-finish').isEnabled()) await page.keyboard.press('Enter');
      const link = page.getByTestId('refusal-rule');
      const [rules] = await Promise.all([context.waitForEvent('page'), link.click()]);
      watched(rules);
      await expect(rules).toHaveURL(/\/rules\/rat-hot#RH-P3$/);
      const passage = rules.locator('.sought');
      await expect(passage).toHaveCount(1);
      await expect(passage).toBeInViewport();
      const told =
        written(locale, 'rat-hot')
          .split(/\n(?=- |\n)/)
          .find((block) => block.endsWith('{RH-P3}')) ?? '';
      expect(bare((await passage.textContent()) ?? '')).toBe(read(told.trim()).words);
      await expect(page.getByTestId('rat-hot-board')).toBeVisible();
    });
  });
}

test('the menu of a table leads to the rules of its game', async ({ page, context, watched }) => {
  await page.goto('/');
  await page.getByTestId('play-rat-a-tat-cat').click();
  await page.getByTestId('menu').click();
  const [rules] = await Promise.all([context.waitForEvent('page'), page.getByTestId('rules').click()]);
  watched(rules);
  await expect(rules.getByRole('heading', { level: 1 })).toHaveText('Rat-a-Tat Cat');
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    test.describe(`${colorScheme}, ${viewport.width} wide`, () => {
      test.use({ colorScheme, viewport });

      for (const game of GAMES) {
        test(`everybody can read the rules of ${game}`, async ({ page }) => {
          await page.goto(`/rules/${game}`);
          await expect(page.getByTestId('figure').first()).toBeVisible();
          await isFine(page);
          await page.locator('[data-rule]').nth(3).click();
          await expect(page.locator('.sought')).toHaveCount(1);
          await isFine(page);
        });
      }
    });
  }
}
