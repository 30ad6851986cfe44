import { expectAccessible } from '../../support/accessibility';
import { organisationAdministrator } from '../../support/accounts';
import { expect, test } from '../../support/console-test';
import { harbourRestaurants } from '../../support/demo-records';
import { moveTo } from '../../support/keyboard';
import { holdCalls } from '../../support/provoke';
import { findInvite, freshAddress, mailedLinks } from '../../support/team-records';
import { unique } from '../../support/unique';

test.use({ account: organisationAdministrator });

const path = `/organisation/${harbourRestaurants}/invite`;

test('an invitation is mailed with everything that was chosen, and is pending', async ({
  page,
}) => {
  // A plus and a percent sign have to arrive as they are.
  const address = `nia+${unique()}%41@demo.test`;
  await page.goto(path);
  await expect(page).toHaveTitle('Invite User - Authentication');
  await expect(page.getByRole('checkbox', { name: 'Everyone' })).toBeDisabled();
  await expect(page.getByRole('list', { name: 'Harbour Restaurants' })).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Email').fill(address);
  await page.getByRole('checkbox', { name: 'Organisation Administrator' }).check();
  await page.getByRole('checkbox', { name: 'Managers', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Area Managers' }).check();
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
  await expectAccessible(page);

  const [link = ''] = await mailedLinks(page.request, address);
  const { pathname } = new URL(link);
  expect(pathname).toMatch(/^\/invitations\/validate\/[\w-]{43}\/nia%2B\w{8}%2541%40demo\.test$/);
  expect(decodeURIComponent(pathname).endsWith(address)).toBe(true);
  await page.getByRole('link', { name: 'Pending Invites' }).click();
  await expect(page.getByRole('rowheader', { name: address })).toBeVisible();
  expect(await findInvite(page.request, address)).toMatchObject({ isOrgAdmin: true });
});

test('with the keyboard alone; a second click sends nothing more', async ({ page }) => {
  const address = freshAddress();
  await page.goto(path);
  await moveTo(page, page.getByLabel('Email'));
  await page.keyboard.type(address);
  const managers = page.getByRole('checkbox', { name: 'Managers', exact: true });
  await moveTo(page, managers);
  await page.keyboard.press('Space');
  await expect(managers).toBeChecked();
  await moveTo(page, page.getByRole('button', { name: 'Send' }));
  const held = await holdCalls(page, '**/sendinvite');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await expect.poll(held.count).toBe(1);
  await held.release();
  await expect(page.getByText(`The invitation was sent to ${address}.`)).toBeVisible();
  expect(await mailedLinks(page.request, address)).toHaveLength(1);
});

test('what the service refuses is said, and everything stays as it was filled in', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/400 \(Bad Request\)/);
  await page.goto(path);
  await page.getByLabel('Email').fill('user@demo.test');
  await expect(
    page.getByText('only its administrators can put people into them', { exact: false }),
  ).toHaveText(/^Teams of Alpine Dealer are not offered: /);
  await expect(page.getByRole('checkbox', { name: 'Dealer Helpdesk' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert')).toHaveText('User is already part of this organisation.');
  await expectAccessible(page);
  await expect(page.getByLabel('Email')).toHaveValue('user@demo.test');
});

test('an address without the structure of one is not sent; Back asks before it is lost', async ({
  page,
}) => {
  await page.goto(`/organisation/${harbourRestaurants}/pendinginvites`);
  await page.getByRole('link', { name: 'Invite User' }).click();
  await expect(page.getByRole('heading', { name: 'Invite User' })).toBeVisible();
  await page.getByLabel('Email').fill('nobody@demo');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Enter an email address such as name@example.com.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Unsaved changes' });
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('heading', { name: 'Pending Invites' })).toBeVisible();
});
