import {
  addTeam,
  deleteLink,
  findAccess,
  findStranger,
  linkTeam,
  saveLink,
} from '../../support/access-records';
import { expectAccessible } from '../../support/accessibility';
import { organisationAdministrator } from '../../support/accounts';
import { expect, test } from '../../support/console-test';
import { harbourRestaurants } from '../../support/demo-records';
import { Grid } from '../../support/grid';
import { cutCalls, holdCalls } from '../../support/provoke';
import { routeCalls } from '../../support/route-calls';

test.use({ account: organisationAdministrator });

const list = `/organisation/${harbourRestaurants}/links`;
const managers = '50000000-0000-4000-8000-000000000002';
const installers = '50000000-0000-4000-8000-000000000003';
const adasLink = '60000000-0000-4000-8000-000000000001';

test('a person is given access with a group and an outlet, edited and unlinked', async ({
  page,
}) => {
  const { key, value: name } = await findStranger(page.request);
  await page.goto(list);
  await expect(page).toHaveTitle('Organisation Access - Authentication');
  const grid = new Grid(page, 'Organisation Access');
  await expect(grid.row('Ada Marchetti')).toContainText('admin@demo.test');
  expect((await grid.headers()).slice(0, 4)).toEqual(['Type', 'Name', 'Admin', 'Email']);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Add Organisation Access' })).toBeVisible();
  const person = page.getByRole('combobox', { name: 'User' });
  await person.fill(name);
  await page.getByRole('option', { name, exact: true }).click();
  await page.getByRole('checkbox', { name: 'Managers' }).check();
  await page.getByRole('button', { name: 'Add outlet restriction' }).click();
  const sites = page.getByRole('dialog');
  await sites.getByRole('searchbox').fill('Quay Street');
  await sites
    .getByRole('treeitem', { name: /^Quay Street/ })
    .first()
    .click();
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(list);
  await grid.search(name);
  await expect(grid.row(name)).toContainText('User');
  const [created] = await findAccess(page.request, name);
  expect(created).toMatchObject({
    link: { teamUserID: key, isOrgAdmin: false },
    groups: [managers],
    places: [expect.any(String)],
  });

  await grid
    .row(name)
    .getByRole('link', { name: `Edit ${name}` })
    .click();
  await expect(page.getByRole('textbox', { name: 'Email' })).not.toHaveValue('');
  await page.getByRole('checkbox', { name: 'Organisation Administrator' }).check();
  await page.getByRole('checkbox', { name: 'Managers' }).uncheck();
  await page.getByRole('checkbox', { name: 'Installers' }).check();
  await page.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(list);
  expect(await findAccess(page.request, name)).toMatchObject([
    { link: { isOrgAdmin: true }, groups: [installers], places: [] },
  ]);

  await page.goto(`${list}/edit/${created?.link.organisationUserLinkID}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete' });
  await expect(question).toContainText(`This removes the last administrator access of ${name}.`);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(list);
  await expect(grid.row('Ada Marchetti')).toBeVisible();
  expect(await findAccess(page.request, name)).toEqual([]);
});

test('a save that breaks off half-way says what is saved, and another completes it', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/Failed to load resource/);
  const { name } = await addTeam(page.request);
  await page.goto(`${list}/create`);
  await page.getByRole('radio', { name: 'A team' }).check();
  await page.getByRole('combobox', { name: 'Team' }).fill(name);
  await page.getByRole('option', { name }).click();
  await page.getByRole('checkbox', { name: 'Managers' }).check();
  // The answer to the first try is lost although the link was saved.
  await routeCalls(page, '**/links/batch', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Save' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'There was an error commiting' });
  await expect(alert).toContainText('Without an answer, and perhaps saved: the access itself.');
  await page.unroute('**/links/batch');

  await cutCalls(page, '**/assignments/batch');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(alert).toContainText('Saved: the access itself.');
  await expect(alert).toContainText('Without an answer, and perhaps saved: permission groups.');
  await expect(page.getByRole('radio', { name: 'A user' })).toBeDisabled();
  await expectAccessible(page);
  await page.unroute('**/assignments/batch');

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(list);
  expect(await findAccess(page.request, name)).toMatchObject([{ groups: [managers] }]);
});

test('a second click sends nothing more; what somebody else saved is not overwritten unasked', async ({
  page,
}) => {
  const team = await addTeam(page.request);
  const link = await linkTeam(page.request, team);
  await page.goto(`${list}/edit/${link.organisationUserLinkID}`);
  await page.getByRole('checkbox', { name: 'Installers' }).check();
  await saveLink(page.request, { ...link, isOrgAdmin: true });
  await page.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('dialog', { name: 'Changed by somebody else' });
  await expect(question.getByRole('row', { name: /^Organisation Administrator/ })).toBeVisible();
  const held = await holdCalls(page, '**/assignments/batch');
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(held.count).toBe(1);
  await page.keyboard.press('Control+s');
  await held.release();
  await expect(page).toHaveURL(list);
  expect(held.count()).toBe(1);
  expect(await findAccess(page.request, team.name)).toMatchObject([
    { link: { isOrgAdmin: true }, groups: [installers] },
  ]);
  await deleteLink(page.request, link.organisationUserLinkID);
});

test('nobody takes the own access away; the impact is told before; edits are guarded', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/400 \(Bad Request\)/);
  await page.goto(`${list}/edit/${adasLink}`);
  const administrator = page.getByRole('checkbox', { name: 'Organisation Administrator' });
  await administrator.uncheck();
  await expect(
    page.getByText(/^This removes the last administrator access of Ada Marchetti/),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').first()).toContainText(
    'You cannot remove yourself as an administator of this organisation.',
  );
  await page.getByRole('link', { name: 'Organisation Access' }).click();
  const leaving = page.getByRole('dialog', { name: 'Unsaved changes' });
  await leaving.getByRole('button', { name: 'Stay' }).click();
  await expect(administrator).not.toBeChecked();

  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete' });
  await expect(question).toContainText(
    'This removes the last administrator access of Ada Marchetti',
  );
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alert').first()).toContainText(
    'There was an error deleting this record. You cannot unlink yourself from this organisation.',
  );
});
