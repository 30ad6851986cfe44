import { expectAccessible } from '../../support/accessibility';
import { superUser } from '../../support/accounts';
import { expect, test } from '../../support/console-test';
import { deploymentMain } from '../../support/demo-records';
import { freshName } from '../../support/records';
import { commitDeploymentServers, readDeploymentServers } from '../../support/server-records';

test.use({ account: superUser });
// They share the one deployment server that the summary shows.
test.describe.configure({ mode: 'serial' });

const editPath = (id: string) => `/admin/deploymentserver/edit/${id}`;
const card = 'Deployment Server';

test('the summary leads to it; it is edited, and the summary shows what was saved', async ({
  page,
}) => {
  const [before] = await readDeploymentServers(page.request);
  // Its name stays: other tests look for it.
  const uri = `https://${freshName('deploy').replace(' ', '-')}.demo.test`;
  await page.goto('/admin');
  const summary = page.getByRole('region', { name: card });
  await summary.getByRole('link', { name: 'Edit server' }).click();
  await expect(page).toHaveURL(editPath(deploymentMain));
  await expect(page).toHaveTitle('Edit Deployment Server - Authentication');
  await expect(page.getByLabel('Deployment Server ID', { exact: true })).toHaveValue(
    deploymentMain,
  );
  await expect(page.getByRole('textbox', { name: 'Uri' })).toHaveAttribute(
    'placeholder',
    'Enter an valid URI for API access to this Deployment Server',
  );
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Uri' }).fill(uri);
  await page.getByLabel('JWT Signing Key', { exact: true }).fill('tulip-42-meadow');
  const sent = page.waitForRequest('/api/deploymentServerInstance/batch');
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await sent).postDataJSON().changes).toEqual([
    {
      deploymentServerInstanceID: deploymentMain,
      name: before?.name,
      uri,
      jwtSigningKey: 'tulip-42-meadow',
    },
  ]);
  await expect(page).toHaveURL('/admin');
  await expect(summary.getByText(uri)).toBeVisible();
  if (before) await commitDeploymentServers(page.request, [before]);
});

test('Done and Cancel return to the summary', async ({ page }) => {
  await page.goto(editPath(deploymentMain));
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL('/admin');
  await page.goto(editPath(deploymentMain));
  await page.getByRole('textbox', { name: 'Name' }).fill('Dropped');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/admin');
  const names = (await readDeploymentServers(page.request)).map(({ name }) => name);
  expect(names).not.toContain('Dropped');
});

test('a wrong address is explained at its field', async ({ page }) => {
  await page.goto(editPath(deploymentMain));
  await page.getByRole('textbox', { name: 'Uri' }).fill('https://user@deploy.test');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('The address cannot contain a user name or a password.'),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Uri' })).toBeFocused();
  await expectAccessible(page);
});

test("somebody else's change is not overwritten unasked", async ({ page }) => {
  const [mine, theirs] = [freshName('Mine'), freshName('Theirs')];
  // Behind the other by name, which the summary therefore goes on showing.
  const own = { name: freshName('Shared'), uri: 'https://shared.demo.test' };
  await commitDeploymentServers(page.request, [own]);
  const saved = (await readDeploymentServers(page.request)).find(({ name }) => name === own.name);
  const id = saved?.deploymentServerInstanceID ?? '';
  await page.goto(editPath(id));
  await page.getByRole('textbox', { name: 'Name' }).fill(mine);
  await commitDeploymentServers(page.request, [{ ...saved, name: theirs }]);
  await page.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('dialog', { name: 'Changed by somebody else' });
  await expect(question.getByRole('row', { name: `Name ${mine} ${theirs}` })).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(editPath(id));
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(mine);
  await commitDeploymentServers(page.request, [], [id]);
});

test('an id that is no deployment server is told plainly', async ({ page }) => {
  await page.goto(editPath('31000000-0000-4000-8000-00000000ffff'));
  await expect(
    page.getByText('There is no deployment server with this id. It may have been deleted.'),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL('/admin');
});

test('one is created at its own address, and deleted after the question', async ({ page }) => {
  // Behind the other by name, which the summary therefore goes on showing.
  const name = freshName('Spare');
  await page.goto('/admin/deploymentserver/create');
  await expect(page.getByRole('heading', { name: 'Create Deployment Server' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Uri' }).fill('https://spare.demo.test');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/admin');
  const created = (await readDeploymentServers(page.request)).find((each) => each.name === name);
  expect(created).toMatchObject({ uri: 'https://spare.demo.test' });

  await page.goto(editPath(created?.deploymentServerInstanceID ?? ''));
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete' });
  await expect(question).toContainText(name);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/admin');
  const names = (await readDeploymentServers(page.request)).map((each) => each.name);
  expect(names).not.toContain(name);
});
