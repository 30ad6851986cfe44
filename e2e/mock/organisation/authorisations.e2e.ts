import { expect, test } from '../../support/console-test';
import { AuthorisationsPage, posTerminal } from '../../support/records/authorisations';
import { harbourRestaurants } from '../../support/records/demo-records';
import { routeCalls } from '../../support/servers/route-calls';

test('of five thousand organisations and ten thousand versions few rows are drawn', async ({
  page,
}) => {
  const screen = new AuthorisationsPage(page);
  await routeCalls(page, '**/childauthorisations', async (route) => {
    const rows = await (await route.fetch()).json();
    const many = Array.from({ length: 5_000 }, (_, index) => ({
      ...rows[index % 2],
      organisation: {
        organisationID: `20000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
        organisationCode: `CODE${index}`,
        name: `Organisation ${index}`,
      },
    }));
    await route.fulfill({ json: many });
  });
  await routeCalls(page, '**/packageauthorisations/*', async (route) => {
    const [first] = await (await route.fetch()).json();
    const many = Array.from({ length: 10_000 }, (_, index) => ({
      ...first,
      applicationPackageID: `82000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      minorVersion: 9,
      revision: index,
    }));
    await route.fulfill({ json: many });
  });
  await page.goto(`/organisation/${harbourRestaurants}/authorisations?app=${posTerminal}`);
  await expect(page.getByRole('heading', { name: '5,000 organisations' })).toBeVisible();
  // A separate call loads the versions.
  await expect(screen.tree().getByRole('treeitem').nth(2)).toBeVisible();
  await screen.entry('POS Terminal').focus();
  await page.keyboard.press('End');
  await expect(screen.entry('Unauthorised')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(screen.entry('POS Terminal')).toBeFocused();
  await page.getByRole('textbox', { name: 'Filter organisations' }).fill('code4999');
  await expect(screen.organisation('Organisation 4999')).toBeVisible();
  await expect(screen.organisation('Organisation 4998')).toHaveCount(0);
  await screen.select('Organisation').fill('4999');
  await page.getByRole('option', { name: 'Organisation 4999 [CODE4999]' }).click();
  await expect(screen.organisation('Organisation 4999')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('textbox', { name: 'Filter organisations' }).fill('');
  await expect(screen.organisation('Organisation 1')).not.toHaveCount(0);
  expect(await page.getByRole('treeitem').count()).toBeLessThan(150);
});
