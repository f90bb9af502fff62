// Everybody can use every page: no violation that axe knows, in either theme, and nothing sticks out of a phone.

import { isFine } from './fine';
import { expect, test } from './house';

const GAMES = ['rat-hot', 'piratz', 'rat-a-tat-cat'];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    test.describe(`${colorScheme}, ${viewport.width} wide`, () => {
      test.use({ colorScheme, viewport });

      test('the lobby and its sheets', async ({ page }) => {
        await page.goto('/');
        await isFine(page);
        await page.getByTestId('settings').click();
        await isFine(page);
        await page.keyboard.press('Escape');
        for (const game of GAMES) {
          await page.getByTestId(`choose-${game}`).click();
          await page.getByText('How we play').click();
          await isFine(page);
          await page.keyboard.press('Escape');
        }
        await page.goto('/nowhere');
        await isFine(page);
      });

      test('a table that waits', async ({ page }) => {
        await page.goto('/');
        await page.getByTestId('choose-rat-a-tat-cat').click();
        await page.getByTestId('sitter-1').selectOption('link');
        await page.getByTestId('open-table').click();
        await expect(page.getByTestId('invite-link')).toBeVisible();
        await isFine(page);
      });

      for (const game of GAMES) {
        test(`a game of ${game}, its menu and its log`, async ({ page }) => {
          await page.goto('/');
          await page.getByTestId(`play-${game}`).click();
          await expect(page).toHaveTitle(/Your turn/);
          await isFine(page);
          await page.getByTestId('menu').click();
          await page.getByText('Keys', { exact: true }).click();
          await isFine(page);
          await page.keyboard.press('Escape');
          await page.getByTestId('menu').click();
          await page.getByTestId('resign').click();
          await page.getByTestId('resign-sure').click();
          await expect(page.getByTestId('ended')).toBeVisible();
          await isFine(page);
        });
      }
    });
  }
}
