import { expectAccessible } from '../../support/accessibility';
import { organisationAdministrator } from '../../support/accounts';
import { expect, test } from '../../support/console-test';
import { harbourRestaurants, uma } from '../../support/demo-records';
import { Grid } from '../../support/grid';
import { expectNoSidewaysScroll, scrollHalfUnder } from '../../support/narrow';
import { refuseCalls } from '../../support/provoke';

test.use({ account: organisationAdministrator });

const list = `/organisation/${harbourRestaurants}/links`;
const supportMembers = '**/team/40000000-0000-4000-8000-000000000001/members';
const umasLink = '60000000-0000-4000-8000-000000000002';

test('why a person may do something, from the row, with its state in the address', async ({
  page,
}) => {
  await page.goto(list);
  const grid = new Grid(page, 'Organisation Access');
  await grid.search('Uma');
  await grid.row('Uma Olsen').getByRole('link', { name: 'Why can Uma Olsen do this?' }).click();
  const panel = page.getByRole('dialog', { name: 'Why can this person do this?' });
  const ways = panel.getByRole('region', { name: 'Ways in' });
  await expect(ways.getByRole('listitem').filter({ hasText: 'Own link' })).toContainText(
    /Managers.*Everyone \(default\).*Quay Street/s,
  );
  await expect(ways.getByRole('listitem').filter({ hasText: 'Team Support' })).toContainText(
    'Installers',
  );
  await panel.getByRole('textbox', { name: 'Filter permissions' }).fill('tax');
  await expect(panel.getByRole('row', { name: /^Tax/ })).toContainText(
    'Managers through All_Config',
  );
  await expect(panel.getByRole('row', { name: /^Publish/ })).toHaveCount(0);
  await expectAccessible(page);

  // The address alone shows the same to a colleague.
  await page.reload();
  await expect(panel.getByRole('row', { name: /^Tax/ })).toBeVisible();
  await expect(panel.getByRole('combobox', { name: 'Person' })).toHaveValue('Uma Olsen');
  await panel.getByRole('combobox', { name: 'Person' }).fill('Ada Marchetti');
  await page.getByRole('option', { name: 'Ada Marchetti' }).click();
  await expect(ways).toContainText('Administrator by the own link');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(`${list}?q=Uma`);
});

test('on a person’s own link, also on a narrow screen and when a part fails', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/Failed to load resource/);
  await page.setViewportSize({ width: 390, height: 844 });
  await refuseCalls(page, supportMembers, { status: 500 });
  await page.goto(`${list}/edit/${umasLink}`);
  await page.getByRole('button', { name: 'Why can this person do this?' }).click();
  await expect(page.getByText(/^The members of Support could not be loaded\./)).toBeVisible();
  await expect(page.getByRole('row', { name: /^Publish/ })).toBeVisible();
  const account = page.getByRole('banner').getByRole('button').last();
  await scrollHalfUnder(account, page.getByRole('button', { name: 'Clear organisation' }));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.unroute(supportMembers);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('link', { name: 'Team Support' })).toBeVisible();
  await expect(page).toHaveURL(`${list}/edit/${umasLink}?why=true`);
  await page.goto(`${list}?why=true&person=${uma}`);
  await expect(page.getByRole('region', { name: 'Ways in' })).toBeVisible();
});
