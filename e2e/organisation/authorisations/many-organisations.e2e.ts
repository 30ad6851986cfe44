import { superUser } from '../../../service/database/seed/demo-accounts';
import { expect, test } from '../../support/console-test';
import {
  AuthorisationsPage,
  readTerminalPackages,
  readTerminalVersions,
  saveGroup,
} from '../../support/records/authorisations';
import { readJson } from '../../support/records/calls';

test.use({ account: superUser });

test('a version is authorised for selected organisations, and accepted for them', async ({
  page,
  request,
}) => {
  const { orgId, names, licensees } = await saveGroup(request);
  const [newest] = await readTerminalPackages(request, orgId);
  const version = newest?.text ?? '';
  const screen = new AuthorisationsPage(page);
  const bar = page.getByRole('toolbar', { name: 'Selected rows' });
  const select = async (name: string) =>
    page.getByRole('checkbox', { name: `Select ${name}` }).click();
  await screen.open(orgId);
  await screen.entry('POS Terminal').click();
  await screen.button('Select several organisations').click();
  await select(names.ash);
  await select(names.cedar);

  await bar.getByRole('button', { name: 'Authorise' }).click();
  await screen.choose('Version', `${version} (Latest)`);
  await screen.button('Authorise for 2 organisations').click();
  await expect(page.getByText('1 of 2 updated.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Outcomes' })).toContainText(
    'Its POSCore does not meet the minimum version requirements.',
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  expect(await readTerminalVersions(request, orgId)).toEqual({
    [names.ash]: version,
    [names.birch]: null,
    [names.cedar]: null,
  });

  await bar.getByRole('button', { name: 'Accept' }).click();
  await screen.choose('Version', `${version} (Latest)`);
  await expect(page.getByText('1 organisation left out')).toBeVisible();
  await screen.button('Accept for 1 organisation').click();
  await expect(page.getByText('1 of 1 accepted.')).toBeVisible();
  const tree = await readJson(request, `/api/organisation/${licensees[0]}/acceptancestree`);
  expect(tree).toHaveProperty('[0].children[0].entity.acceptanceStatus.fullyAccepted', true);
});
