import { expect, test } from '../../support/console-test';
import { expectAccessible, expectNarrowAccessible } from '../expect-accessible';

test('the panel is accessible, beside the console and alone', async ({ page, complaints }) => {
  complaints.provoke(/Failed to load resource/);
  await page.goto('/mock/beside/admin/clients?mock=listClients:500>200');
  await expect(page.getByRole('link', { name: /^Log \(/ })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/mock?from=/admin/clients&view=log');
  await page
    .getByRole('link', { name: /^\d+ listClients/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Answered' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNarrowAccessible(page);
  await page.goto('/mock/beside/admin/clients');
  await expectNarrowAccessible(page);
});
