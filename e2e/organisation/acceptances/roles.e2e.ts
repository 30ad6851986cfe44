import { expectAccessible } from '../../support/accessibility';
import { ordinaryUser, superUser } from '../../support/accounts';
import { expect, test } from '../../support/console-test';

test.describe('as a super user', () => {
  test.use({ account: superUser });

  test('the root organisation installs nothing, and says where versions are authorised', async ({
    page,
  }) => {
    const root = '/organisation/20000000-0000-4000-8000-000000000001';
    await page.goto(`${root}/acceptances`);
    await expect(page.getByText(/^This organisations is not authorised/)).toBeVisible();
    await expect(
      page.getByText('The root organisation installs no versions itself.'),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'versions are authorised' }).click();
    await expect(page).toHaveURL(`${root}/authorisations`);
  });
});

test.describe('as an ordinary user', () => {
  test.use({ account: ordinaryUser });

  test('the page shows no tree and asks for none', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.goto('/organisation/20000000-0000-4000-8000-000000000004/acceptances');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('tree')).toHaveCount(0);
    expect(calls.filter((path) => path.includes('acceptancestree'))).toEqual([]);
  });
});
