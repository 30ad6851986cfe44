import { superUser } from '../../../service/database/seed/demo-accounts';
import { expect, test } from '../../support/console-test';
import { findOrganisation, saveOrganisation } from '../../support/records/organisations';

test.use({ account: superUser });

test('a new name of an organisation appears everywhere at once', async ({ page }) => {
  const { organisationID, organisationCode, name } = await saveOrganisation(page.request);
  await page.goto(`/organisation/${organisationID}`);
  await page.getByRole('main').getByRole('link', { name: 'Edit Organisation Profile' }).click();
  await expect(page).toHaveTitle('Edit Organisation Profile - Authentication');
  const field = page.getByRole('textbox', { name: 'Name' });
  await expect(field).toHaveValue(name);

  const renamed = `Renamed ${organisationCode}`;
  await field.fill(renamed);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/organisation/${organisationID}`);
  await expect(page.getByRole('main').getByText(`${renamed} [${organisationCode}]`)).toBeVisible();
  await expect(
    page.getByRole('button', { name: `Organisation: ${renamed} [${organisationCode}]` }),
  ).toBeVisible();
  expect(await findOrganisation(page.request, organisationCode)).toMatchObject({ name: renamed });
});
