import { expectAccessible } from '../../support/accessibility';
import { organisationAdministrator, superUser } from '../../support/accounts';
import { expect, test } from '../../support/console-test';
import { harbourRestaurants } from '../../support/demo-records';
import { findOrganisation, saveOrganisation } from '../../support/organisations';

test.describe('a super user', () => {
  test.use({ account: superUser });

  test('renames an organisation, which every place knows at once', async ({ page }) => {
    const { organisationID, organisationCode, name } = await saveOrganisation(page.request);
    await page.goto(`/organisation/${organisationID}`);
    await page.getByRole('link', { name: 'Edit Organisation Profile' }).click();
    await expect(page).toHaveTitle('Edit Organisation Profile - Authentication');
    const field = page.getByRole('textbox', { name: 'Name' });
    await expect(field).toHaveValue(name);
    await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
    await expectAccessible(page);

    const renamed = `Renamed ${organisationCode}`;
    await field.fill(renamed);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/organisation/${organisationID}`);
    await expect(
      page.getByRole('main').getByText(`${renamed} [${organisationCode}]`),
    ).toBeVisible();
    await expect(
      page.getByRole('button', { name: `Organisation: ${renamed} [${organisationCode}]` }),
    ).toBeVisible();
    expect(await findOrganisation(page.request, organisationCode)).toMatchObject({ name: renamed });

    await page.goto(`/admin/auditlogs?message=${encodeURIComponent(renamed)}`);
    await expect(
      page.getByRole('cell', { name: `${name} was renamed to ${renamed}.` }),
    ).toBeVisible();
  });
});

test.describe('the administrator of an organisation', () => {
  test.use({ account: organisationAdministrator });

  test('keeps what was typed unless it is given up', async ({ page }) => {
    await page.goto(`/organisation/${harbourRestaurants}/profile`);
    const field = page.getByRole('textbox', { name: 'Name' });
    await field.fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Enter a name.')).toBeVisible();
    await field.fill('A name that is longer than thirty-two');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('At most 32 characters; this has 37.')).toBeVisible();
    await page.getByRole('link', { name: 'Organisation Summary' }).click();
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect(field).toHaveValue('A name that is longer than thirty-two');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(`/organisation/${harbourRestaurants}`);
    await expect(page.getByRole('main').getByText('Harbour Restaurants [HARBOUR]')).toBeVisible();
  });
});
