import { ordinaryUser, organisationAdministrator } from '../../support/accounts';
import { expect, test } from '../../support/console-test';

for (const account of [organisationAdministrator, ordinaryUser] as const) {
  test.describe(`as ${account}`, () => {
    test.use({ account });

    test('the page shows no tree and asks for none', async ({ page }) => {
      const calls: string[] = [];
      page.on('request', (request) => calls.push(new URL(request.url()).pathname));
      await page.goto('/admin/organisations');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('tree')).toHaveCount(0);
      expect(calls.filter((path) => path.startsWith('/api/OrganisationTree'))).toEqual([]);
    });
  });
}
