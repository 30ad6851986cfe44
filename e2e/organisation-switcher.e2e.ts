import { expectAccessible } from './support/accessibility';
import { organisationAdministrator, superUser } from './support/accounts';
import { expect, test } from './support/console-test';
import { alpineDealer, harbourRestaurants } from './support/demo-records';
import { refuseCalls } from './support/provoke';

const harbour = `/organisation/${harbourRestaurants}`;

test.describe('as a super user', () => {
  test.use({ account: superUser });

  test('the switcher finds organisations by name and by code', async ({ page }) => {
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Choose an organisation' }).click();
    const search = page.getByRole('combobox', { name: 'Search organisations by name or code' });
    await expect(search).toBeFocused();
    // Those of the demo data, and what other tests have added to them.
    const switcher = page.getByRole('region', { name: 'Where you are' });
    await expect(switcher.getByText(/^\d\d+ organisations$|^The first \d+ of/)).toBeVisible();
    await search.fill('harbour rest');
    await expect(page.getByRole('option')).toHaveText(['Harbour Restaurants [HARBOUR]']);
    await expectAccessible(page);
    await search.fill('alpine');
    await expect(page.getByRole('option').first()).toHaveText('Alpine Dealer [ALPINE]');
    await search.press('Enter');
    await expect(page).toHaveURL(`/organisation/${alpineDealer}`);
    const chosen = page.getByRole('button', { name: 'Organisation: Alpine Dealer [ALPINE]' });
    await expect(chosen).toBeVisible();

    await chosen.click();
    await search.fill('HARBOUR');
    await page.getByRole('option', { name: 'Harbour Restaurants [HARBOUR]' }).click();
    await expect(page).toHaveURL(harbour);

    // A super user who belongs to no organisation has none to go back to.
    await page.getByRole('button', { name: 'Clear organisation' }).click();
    await expect(page).toHaveURL('/organisation/null');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No organisation selected');
    await expectAccessible(page);
    await page.getByRole('main').getByRole('button', { name: 'Choose an organisation' }).click();
    await search.fill('nothing is called so');
    await expect(page.getByText('No organisations')).toBeVisible();
  });

  test('the switcher is empty when the organisations cannot be loaded', async ({
    page,
    complaints,
  }) => {
    complaints.provoke(/status of 500.*\/api\/Organisation/);
    await refuseCalls(page, '/api/Organisation', { status: 500 });
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Choose an organisation' }).click();

    await expect(page.getByText('No organisations')).toBeVisible();
    await expect(page.getByRole('option')).toHaveCount(0);
  });
});

test.describe('as an organisation administrator', () => {
  test.use({ account: organisationAdministrator });

  test('clearing the switcher leads back to the own organisation', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(harbour);
    await page.getByRole('button', { name: 'Organisation: Harbour Restaurants [HARBOUR]' }).click();
    const search = page.getByRole('combobox', { name: 'Search organisations by name or code' });
    await search.fill('HQUAY');
    await page.getByRole('option', { name: 'Harbour Quay [HQUAY]' }).click();
    await expect(page).toHaveURL(/\/organisation\/20000000-0000-4000-8000-000000000004$/);
    await page.getByRole('button', { name: 'Clear organisation' }).click();
    await expect(page).toHaveURL(harbour);
  });
});
