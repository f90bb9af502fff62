import { expect, test } from './house';

test('one click leads from the lobby to a game against a rat', async ({ page }) => {
  await page.goto('/');
  await page.getByTestId('play-piratz').click();
  await expect(page).toHaveURL(/\/table\/[0-9a-f]{16}$/);
  await expect(page.getByRole('region', { name: 'Players' })).toContainText('rat');
});

test('a running game waits in the lobby and says whose turn it is', async ({ page }) => {
  await page.goto('/');
  await page.getByTestId('choose-piratz').click();
  await page.getByText('How we play').click();
  await page.getByRole('group', { name: 'Who starts?' }).getByRole('radio', { name: 'You' }).check();
  await page.getByTestId('open-table').click();
  await expect(page).toHaveTitle(/Your turn/);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Your games' })).toContainText('your turn');
});

test('a name is kept', async ({ page }) => {
  await page.goto('/');
  await page.getByTestId('settings').click();
  await page.getByLabel('Your name').fill('Þóra');
  const keep = page.getByRole('button', { name: 'Keep' });
  await keep.click();
  // There is nothing to keep any more.
  await expect(keep).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByTestId('settings')).toContainText('Þóra');
});

const SPOKEN = [
  { language: 'Deutsch', welcome: 'Was spielen wir?', code: 'de' },
  { language: 'Nederlands', welcome: 'Wat zullen we spelen?', code: 'nl' },
  { language: 'Íslenska', welcome: 'Hvað eigum við að spila?', code: 'is' },
  { language: 'English', welcome: 'What shall we play?', code: 'en' },
];

test('four languages are spoken, and remembered', async ({ page }) => {
  await page.goto('/');
  for (const { language, welcome, code } of SPOKEN) {
    await page.getByTestId('settings').click();
    await page.getByRole('radio', { name: language }).check();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(welcome);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(welcome);
  }
});

for (const { welcome, code } of SPOKEN) {
  test.describe(`a browser that likes ${code}`, () => {
    test.use({ locale: code });
    test('is spoken to in its language', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(welcome);
    });
  });
}

test('light and dark can be chosen, and stay', async ({ page }) => {
  await page.goto('/');
  const shade = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await shade();
  await page.getByTestId('settings').click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(shade).not.toBe(light);
  const dark = await shade();
  await page.reload();
  expect(await shade()).toBe(dark);
});
