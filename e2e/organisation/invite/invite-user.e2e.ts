import { organisationAdministrator } from '../../../service/database/seed/demo-accounts';
import { expect, test } from '../../support/console-test';
import { harbourRestaurants } from '../../support/records/demo-records';
import { findInvite, mailedLinks } from '../../support/records/team-records';
import { unique } from '../../support/records/unique';

test.use({ account: organisationAdministrator });

test('an invitation survives Back, is mailed as chosen, and is pending', async ({ page }) => {
  // A plus and a percent sign must arrive unchanged.
  const address = `nia+${unique()}%41@demo.test`;
  await page.goto(`/organisation/${harbourRestaurants}/pendinginvites`);
  await page.getByRole('main').getByRole('link', { name: 'Invite User' }).click();
  await expect(page).toHaveTitle('Invite User - Authentication');
  await page.getByLabel('Email').fill(address);
  await page.getByRole('checkbox', { name: 'Organisation Administrator' }).check();
  await page.getByRole('checkbox', { name: 'Managers', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Area Managers' }).check();
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Unsaved changes' });
  await question.getByRole('button', { name: 'Stay' }).click();

  await page.getByRole('button', { name: 'Add outlet restriction' }).click();
  const outlets = page.getByRole('dialog', { name: 'Add outlet restriction' });
  await outlets.getByRole('searchbox', { name: 'Search outlets' }).fill('Quay Street');
  await outlets
    .getByRole('treeitem', { name: /^Quay Street/ })
    .first()
    .click();
  await outlets.getByRole('button', { name: 'Done' }).click();
  const sending = page.waitForRequest('**/sendinvite');
  await page.getByRole('button', { name: 'Send' }).click();
  expect((await sending).postDataJSON()).toMatchObject({
    email: address,
    isOrgAdmin: true,
    permissionGroupIDs: ['50000000-0000-4000-8000-000000000002'],
    teamMembershipIDs: ['40000000-0000-4000-8000-000000000002'],
    rootNodes: [{ nodeType: 2 }],
  });
  await expect(page.getByText(`The invitation was sent to ${address}.`)).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue('');

  const [link = ''] = await mailedLinks(page.request, address);
  const { pathname } = new URL(link);
  expect(pathname).toMatch(/^\/invitations\/validate\/[\w-]{43}\/nia%2B\w{8}%2541%40demo\.test$/);
  expect(decodeURIComponent(pathname).endsWith(address)).toBe(true);
  await page.getByRole('main').getByRole('link', { name: 'Pending Invites' }).click();
  await expect(page.getByRole('rowheader', { name: address })).toBeVisible();
  expect(await findInvite(page.request, address)).toMatchObject({ isOrgAdmin: true });
});
