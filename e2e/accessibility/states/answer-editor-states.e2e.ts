import { expect, test } from '../../support/console-test';
import { expectAccessible, expectNarrowAccessible } from '../expect-accessible';

test('the editor of an own answer is accessible, also with a body that is no JSON', async ({
  page,
}) => {
  await page.goto('/mock/beside/admin/clients');
  await page.getByRole('link', { name: 'Answer this with… listClients', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Answer listClients with' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Body' }).fill('[{');
  await expect(page.getByText('The body is no JSON')).toBeVisible();
  await expectAccessible(page, '#own-answer');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNarrowAccessible(page);
});
