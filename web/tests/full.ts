import { expect, type Locator } from '@playwright/test';

/** A field for a name takes no more than a name can be, and says so when it has it. */
export async function saysWhenFull(field: Locator): Promise<void> {
  const full = field.page().getByText('as long as a name can be: 40 characters');
  await field.fill('x'.repeat(39));
  await expect(full).toBeHidden();
  await field.pressSequentially('yz');
  await expect(field).toHaveValue(`${'x'.repeat(39)}y`);
  await expect(full).toBeVisible();
}
