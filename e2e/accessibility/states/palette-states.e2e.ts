import { expect, test } from '../../support/console-test';
import { expectNoSidewaysScroll } from '../../support/pages/narrow';
import { expectAccessible, expectNarrowAccessible } from '../expect-accessible';

// States of the palette, on the mock.

const palette = 'dialog[data-palette]';

test.beforeEach(({ complaints }) => complaints.provoke(/Failed to load resource/));

test('the palette is accessible without a text, with results and with none', async ({ page }) => {
  await page.goto('/admin?mock=clear');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page, palette);

  const field = page.getByRole('combobox', { name: 'Screen, record, id or action' });
  await field.fill('quay');
  await expect(page.getByText(/^\d+ results$/)).toBeVisible();
  await expectAccessible(page, palette);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNarrowAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.goto('/admin?mock=lookUpEntities:empty');
  await page.getByRole('button', { name: 'Go to', exact: true }).click();
  await field.fill('nothing is called so');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await expectAccessible(page, palette);
});

test('the palette is accessible after a failure', async ({ page }) => {
  await page.goto('/admin?mock=lookUpEntities:400/BadRequest');
  await page.getByRole('button', { name: 'Go to', exact: true }).click();
  await page.keyboard.type('quay');
  await expect(page.getByRole('alert')).toHaveText(/^Some records could not be searched/);
  await expectAccessible(page, palette);
});
