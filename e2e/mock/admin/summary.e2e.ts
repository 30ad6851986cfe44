import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/console-test';
import { holdCalls } from '../../support/provoke';

test.beforeEach(({ complaints }) => complaints.provoke(/Failed to load resource/));

test('a summary that cannot be loaded shows the error state, and can be tried again', async ({
  page,
}) => {
  await page.goto('/admin?mock=getAdminSummary:500');
  await expect(page.getByText('Error...')).toBeVisible();
  await expect(page.getByText('The server could not complete the request.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expectAccessible(page);
});

test('until the summary is there it says "Loading..."', async ({ page }) => {
  const held = await holdCalls(page, '**/admin/summary/');
  await page.goto('/admin?mock=clear');
  await expect(page.getByRole('main').getByText('Loading...')).toBeVisible();
  await held.release();
  await expect(page.getByRole('region', { name: 'POS Core Instances' })).toBeVisible();
});

test('without a deployment server it offers to create one', async ({ page }) => {
  await page.goto('/admin?mock=getAdminSummary:200/withoutDeploymentServer');
  const card = page.getByRole('region', { name: 'Deployment Server' });
  await expect(card.getByRole('link')).toHaveAttribute('href', '/admin/deploymentserver/create');
  await expectAccessible(page);
});
