import { organisationAdministrator, superUser } from '../../service/database/seed/demo-accounts';
import { expect, test } from '../support/console-test';
import { historyButton } from '../support/pages/history';
import { ended, endSessionAt, signInAgain } from '../support/pages/session';
import { addTeam, findAccess, linkTeam } from '../support/records/access-records';
import { harbourRestaurants } from '../support/records/demo-records';
import { createUser, findUser } from '../support/records/records';
import { findInvite, freshAddress } from '../support/records/team-records';

test.beforeEach(({ complaints }) => complaints.provoke(/status of 401/));

test.describe('a super user', () => {
  test.use({ account: superUser });

  test('goes on with an edit of a user', async ({ page, context }) => {
    const { userID, fullName } = await createUser(page.request);
    await page.goto(`/admin/users/edit/${userID}`);
    const name = page.getByRole('textbox', { name: 'Display Name' });
    await name.click();
    // What the page reads with the first movement would end the session before the save does.
    await historyButton(page);
    await expect(page.getByRole('link', { name: 'Deployment Server' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await name.fill('Later');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(ended(page)).toBeVisible();
    // The button asks the service, which has no session yet.
    const asked = page.waitForResponse('**/Authentication/current');
    await ended(page).getByRole('button', { name: 'I have signed in' }).click();
    expect((await asked).status()).toBe(401);
    await expect(ended(page)).toBeVisible();
    await signInAgain(page, context, superUser);

    await expect(name).toHaveValue('Later');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL('/admin/users');
    expect(await findUser(page.request, fullName)).toMatchObject({ shortName: 'Later' });
  });
});

test.describe('an organisation administrator', () => {
  test.use({ account: organisationAdministrator });

  test('goes on with a save of several calls where it was refused', async ({ page, context }) => {
    const team = await addTeam(page.request);
    const link = await linkTeam(page.request, team);
    await page.goto(
      `/organisation/${harbourRestaurants}/links/edit/${link.organisationUserLinkID}`,
    );
    const admin = page.getByRole('checkbox', { name: 'Organisation Administrator' });
    const managers = page.getByRole('checkbox', { name: 'Managers', exact: true });
    await admin.check();
    await managers.check();
    // At that call the link is saved, but its groups are not.
    await endSessionAt(page, '**/assignments/batch');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(ended(page)).toBeVisible();
    await signInAgain(page, context, organisationAdministrator);

    await expect(admin).toBeChecked();
    await expect(managers).toBeChecked();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(`/organisation/${harbourRestaurants}/links`);
    expect(await findAccess(page.request, team.name)).toMatchObject([
      { link: { isOrgAdmin: true }, groups: [expect.any(String)] },
    ]);
  });

  test('goes on with an invitation, beneath an open dialog too', async ({ page, context }) => {
    const address = freshAddress();
    await page.goto(`/organisation/${harbourRestaurants}/invite`);
    await page.getByLabel('Email').fill(address);
    await page.getByRole('checkbox', { name: 'Organisation Administrator' }).check();
    await page.getByRole('button', { name: 'Add outlet restriction' }).click();
    const outlets = page.getByRole('dialog', { name: 'Add outlet restriction' });
    const search = outlets.getByRole('searchbox', { name: 'Search outlets' });
    await search.fill('Quay');
    // The session ends without a call, and the page notices when it becomes visible.
    await context.clearCookies();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(ended(page)).toBeVisible();
    await signInAgain(page, context, organisationAdministrator);
    await expect(search).toHaveValue('Quay');
    await outlets.getByRole('button', { name: 'Done' }).click();
    await expect(outlets).toBeHidden();

    await endSessionAt(page, '**/sendinvite');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(ended(page)).toBeVisible();
    await signInAgain(page, context, organisationAdministrator);
    await expect(page.getByLabel('Email')).toHaveValue(address);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText(`The invitation was sent to ${address}.`)).toBeVisible();
    expect(await findInvite(page.request, address)).toMatchObject({ isOrgAdmin: true });
  });
});
