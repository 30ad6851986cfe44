import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/console-test';

test.beforeEach(({ complaints }) => complaints.provoke(/Failed to load resource/));

for (const [scenario, text] of [
  ['getAdminSummary:400', 'Bad Request.'],
  ['getAdminSummary:403', 'Your account is not allowed to do this.'],
  ['getAdminSummary:500', 'The server could not complete the request.'],
  ['getAdminSummary:network', 'Network error'],
] as const) {
  test(`${scenario}: the summary shows the error state with "${text}"`, async ({ page }) => {
    await page.goto(`/admin?mock=${scenario}`);
    await expect(page.getByText('Error...')).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    // It looks alike for each of them.
    if (scenario === 'getAdminSummary:500') await expectAccessible(page);
  });
}

test('a slow summary shows "Loading..." first', async ({ page }) => {
  await page.goto('/admin?mock=getAdminSummary:slow', { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByText('Loading...')).toBeVisible();
  await expect(page.getByRole('region', { name: 'POS Core Instances' })).toBeVisible();
});

test('without a deployment server it offers to create one', async ({ page }) => {
  await page.goto('/admin?mock=getAdminSummary:200/withoutDeploymentServer');
  const card = page.getByRole('region', { name: 'Deployment Server' });
  await expect(card.getByRole('link')).toHaveAttribute('href', '/admin/deploymentserver/create');
  await expectAccessible(page);
});
