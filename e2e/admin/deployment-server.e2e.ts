import { superUser } from '../../service/database/seed/demo-accounts';
import { expect, test } from '../support/console-test';
import { deleteRecord } from '../support/pages/uses';
import { deploymentMain } from '../support/records/demo-records';
import { freshName } from '../support/records/records';
import { readDeploymentServers, saveDeploymentServer } from '../support/records/server-records';

test.use({ account: superUser });

const editPath = (id: string) => `/admin/deploymentserver/edit/${id}`;

test('the summary leads to the server; its page edits one, creates and deletes another', async ({
  page,
}) => {
  const [before] = await readDeploymentServers(page.request);
  // The name stays, since other tests search for it.
  const uri = `https://${freshName('deploy').replace(' ', '-')}.demo.test`;
  await page.goto('/admin');
  const summary = page.getByRole('region', { name: 'Deployment Server' });
  await summary.getByRole('link', { name: 'Edit server' }).click();
  await expect(page).toHaveURL(editPath(deploymentMain));
  await page.getByRole('textbox', { name: 'Uri' }).fill(uri);
  await page.getByLabel('JWT Signing Key', { exact: true }).fill('tulip-42-meadow');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(summary.getByText(uri)).toBeVisible();
  if (before) await saveDeploymentServer(page.request, before);

  // The new name sorts after the other one, so that the summary keeps showing the other one.
  const name = freshName('Spare');
  await page.goto('/admin/deploymentserver/create');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Uri' }).fill('https://spare.demo.test');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/admin');
  const created = (await readDeploymentServers(page.request)).find((each) => each.name === name);
  expect(created).toMatchObject({ uri: 'https://spare.demo.test' });

  await page.goto(editPath(created?.deploymentServerInstanceID ?? ''));
  await deleteRecord(page, name);
  await expect(page).toHaveURL('/admin');
  const names = (await readDeploymentServers(page.request)).map((each) => each.name);
  expect(names).not.toContain(name);
});
