import { superUser } from '../../../service/database/seed/demo-accounts';
import { expect, test } from '../../support/console-test';
import { touchPage } from '../../support/pages/history';
import { saveOrganisation } from '../../support/records/organisations';

test.use({ account: superUser, timezoneId: 'Asia/Kathmandu' });

test("a group's time zone shows the times of its licensees, and a reload keeps the choice", async ({
  page,
}) => {
  const group = await saveOrganisation(page.request, { organisationType: 10 });
  const licensee = await saveOrganisation(page.request, {
    parentOrganisationID: group.organisationID,
  });
  await page.goto(`/organisation/${group.organisationID}/profile`);
  await touchPage(page);
  await page.getByRole('button', { name: 'Set a time zone...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Time zone' });
  await dialog.getByRole('combobox', { name: 'Time zone' }).fill('auckland');
  await page.getByRole('option', { name: 'Pacific/Auckland' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  const section = page.getByRole('region', { name: 'Time zone' });
  await expect(section.getByRole('status')).toHaveText(/^Pacific\/Auckland \(GMT\+1[23]\)$/);

  await page.goto(`/organisation/${licensee.organisationID}/systemhealth`);
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('radio', { name: /^Organisation's time.*Auckland/ }).check();
  const state = page.getByText(/GMT\+1[23]/);
  await page.keyboard.press('Escape');
  await expect(state.first()).toBeVisible();
  await page.reload();
  await expect(state.first()).toBeVisible();
  await page.goto('/admin/auditlogs');
  const created = page.getByRole('columnheader', { name: 'Created', exact: true });
  await expect(created).toHaveAccessibleDescription(/^Kath?mandu time$/);
});
