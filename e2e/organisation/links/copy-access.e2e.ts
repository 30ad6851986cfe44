import { organisationAdministrator } from '../../../service/database/seed/demo-accounts';
import { expect, test } from '../../support/console-test';
import { findAccess, findStranger } from '../../support/records/access-records';
import { harbourRestaurants } from '../../support/records/demo-records';

test.use({ account: organisationAdministrator });

const list = `/organisation/${harbourRestaurants}/links`;

test('access is copied to a person, who is then compared with the first', async ({ page }) => {
  const { key, value: name } = await findStranger(page.request);
  const [uma] = await findAccess(page.request, 'Uma Olsen');
  await page.goto(`${list}/edit/${uma?.link.organisationUserLinkID}`);
  await page.getByRole('link', { name: 'Copy access to...' }).click();
  await expect(page.getByText(/are those of Uma Olsen\./)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Managers' })).toBeChecked();
  await page.getByRole('combobox', { name: 'User' }).fill(name);
  await page.getByRole('option', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(list);
  const [copy] = await findAccess(page.request, name);
  expect(copy).toMatchObject({ groups: uma?.groups, places: uma?.places });

  await page.goto(`${list}?why=true&person=${uma?.link.teamUserID}`);
  const panel = page.getByRole('dialog', { name: 'What may a person do, and why?' });
  await panel.getByRole('combobox', { name: 'Compare with' }).fill(name);
  await page.getByRole('option', { name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`with=${key}`));
  const comparison = panel.getByRole('region', { name: 'Comparison' });
  // Uma is in the team Support besides.
  await expect(comparison.getByRole('row', { name: /^Install \(System\)/ })).toContainText(
    'Nothing',
  );
  await expect(comparison.getByRole('row', { name: /^PLUs \(Config\)/ })).toContainText(
    'Quay Street',
  );

  await page.goto(`${list}/edit/${copy?.link.organisationUserLinkID}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(list);
});
