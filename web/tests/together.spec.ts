// Several people: at two browsers, and at one.

import { expect, test } from './house';

test('two browsers at one table, and the line of one breaks in between', async ({
  page,
  browser,
  baseURL,
  watched,
}) => {
  await page.goto('/');
  await page.getByTestId('choose-piratz').click();
  await page.getByText('How we play').click();
  await page.getByRole('group', { name: 'Who starts?' }).getByRole('radio', { name: 'You' }).check();
  await page.getByTestId('sitter-1').selectOption('link');
  await page.getByTestId('open-table').click();
  const link = page.getByTestId('invite-link');
  await expect(link).toHaveValue(/invite=/);

  const friend = watched(await browser.newPage({ baseURL: baseURL ?? '' }));
  let breakLine = () => {};
  await friend.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    breakLine = () => {
      void server.close();
      void socket.close({ code: 1012 });
    };
  });
  await friend.goto(await link.inputValue());
  await friend.getByLabel('Your name').fill('Jan');
  await friend.getByTestId('sit-1').click();
  await expect(page.getByText('Jan')).toBeVisible();
  await page.getByTestId('start').click();

  const dig = (of: typeof page) => of.getByTestId('dig');
  const lines = (of: typeof page) => of.getByTestId('log').first();
  await expect(dig(page)).toBeEnabled();
  await expect(dig(friend)).toBeDisabled();
  breakLine();
  await dig(page).click();
  await page.getByTestId('stay').click();
  // What was missed is there, and it is Jan's turn.
  await expect(dig(friend)).toBeEnabled();
  await expect(lines(friend)).toContainText('turns up');
  await expect(dig(page)).toBeDisabled();
  expect(await lines(friend).getByRole('listitem').count()).toBe(await lines(page).getByRole('listitem').count());
});
