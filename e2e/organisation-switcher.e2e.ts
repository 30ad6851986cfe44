import { superUser } from '../service/database/seed/demo-accounts';
import { expect, test } from './support/console-test';
import { alpineDealer, harbourRestaurants } from './support/records/demo-records';

test.use({ account: superUser });

test('the switcher finds organisations by name and by code, and paper names the chosen one', async ({
  page,
}) => {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Choose an organisation' }).click();
  const search = page.getByRole('combobox', { name: 'Search organisations by name or code' });
  await expect(search).toBeFocused();
  // The demo organisations, and those that other tests have added.
  const switcher = page.getByRole('region', { name: 'Where you are' });
  await expect(switcher.getByText(/^\d\d+ organisations$|^The first \d+/)).toBeVisible();
  await search.fill('harbour rest');
  await expect(page.getByRole('option')).toHaveText(['Harbour Restaurants [HARBOUR]']);
  await search.fill('alpine');
  await expect(page.getByRole('option').first()).toHaveText('Alpine Dealer [ALPINE]');
  await search.press('Enter');
  await expect(page).toHaveURL(`/organisation/${alpineDealer}`);
  const chosen = page.getByRole('button', { name: 'Organisation: Alpine Dealer [ALPINE]' });
  await expect(chosen).toBeVisible();
  // The focus moves to the heading of the new page, which would close an open switcher.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await chosen.click();
  await search.fill('HARBOUR');
  await page.getByRole('option', { name: 'Harbour Restaurants [HARBOUR]' }).click();
  await expect(page).toHaveURL(`/organisation/${harbourRestaurants}`);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Harbour Restaurants [HARBOUR]').first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  // A super user who belongs to no organisation has none to go back to.
  await page.getByRole('button', { name: 'Clear organisation' }).click();
  await expect(page).toHaveURL('/organisation/null');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No organisation selected');
  await page.getByRole('main').getByRole('button', { name: 'Choose an organisation' }).click();
  await search.fill('nothing is called so');
  await expect(page.getByText('No organisations')).toBeVisible();
});
