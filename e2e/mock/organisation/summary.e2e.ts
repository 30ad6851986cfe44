import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/console-test';
import { holdCalls } from '../../support/provoke';

const summary = '/organisation/20000000-0000-4000-8000-000000000003';

test.beforeEach(({ complaints }) => complaints.provoke(/Failed to load resource/));

test('a slow summary shows "Loading..." first; a failed one can be tried again', async ({
  page,
}) => {
  const held = await holdCalls(page, '**/api/Organisation/summary/*');
  await page.goto(`${summary}?mock=clear`);
  await expect(page.getByRole('main').getByText('Loading...')).toBeVisible();
  await held.release();
  await expect(page.getByRole('region', { name: 'Teams' })).toBeVisible();

  await page.goto(`${summary}?mock=getOrganisationSummary:500`);
  await expect(page.getByText('Error...')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expectAccessible(page);
});

test('an organisation with nothing offers the next steps', async ({ page }) => {
  await page.goto(`${summary}?mock=getOrganisationSummary:empty`);
  await expect(page.getByRole('link', { name: 'Create a team' })).toBeVisible();
  await expectAccessible(page);
});
