import { AcceptancesPage, readAcceptances } from '../support/acceptances';
import { superUser } from '../support/accounts';
import {
  AuthorisationsPage,
  authoriseTerminal,
  readTerminalPackages,
  readTerminalVersions,
  saveGroup,
} from '../support/authorisations';
import { expect, test } from '../support/keyboard-only';

test.use({ account: superUser });

test('a version is authorised for one organisation', async ({ page, keyboard }) => {
  const { orgId, names } = await saveGroup(page.request);
  const [newest] = await readTerminalPackages(page.request, orgId);
  const version = newest?.text ?? '';
  const screen = new AuthorisationsPage(page);
  await keyboard.open(`/organisation/${orgId}/authorisations`, 'Version Authorisation');
  await keyboard.reach(screen.tree().getByRole('treeitem').first());
  await keyboard.press('p');
  await expect(screen.entry('POS Terminal')).toBeFocused();
  await keyboard.press('Enter');
  await expect(screen.heading('POS Terminal')).toBeVisible();

  await keyboard.reach(screen.select('Version'));
  await keyboard.type(version);
  await expect(page.getByRole('option', { name: `${version} (Latest)` })).toBeVisible();
  await keyboard.press('ArrowDown', 'Enter');
  await expect(screen.select('Version')).toHaveValue(`${version} (Latest)`);
  await keyboard.reach(screen.select('Organisation'));
  await keyboard.type(names.ash);
  await expect(page.getByRole('option', { name: names.ash })).toBeVisible();
  await keyboard.press('ArrowDown', 'Enter');
  await expect(screen.select('Organisation')).toHaveValue(new RegExp(names.ash));
  await keyboard.reach(screen.button('Authorise'));
  await keyboard.press('Enter');
  const question = screen.dialog(`Authorise POS Terminal ${version}`);
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await keyboard.reach(question.getByRole('button', { name: 'Authorise' }));
  await keyboard.press('Enter');
  await expect(screen.dialog('Success').getByRole('button', { name: 'OK' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(screen.dialog('Success')).toHaveCount(0);
  await expect(screen.heading('POS Terminal')).toBeFocused();
  expect(await readTerminalVersions(page.request, orgId)).toMatchObject({
    [names.ash]: version,
    [names.birch]: null,
  });
});

test('a version is accepted, not before a time', async ({ page, keyboard }) => {
  const { orgId, licensees } = await saveGroup(page.request);
  const [ash = ''] = licensees;
  const [newest = { id: '', text: '' }] = await readTerminalPackages(page.request, orgId);
  await authoriseTerminal(page.request, orgId, newest.id, [ash]);
  const screen = new AcceptancesPage(page);
  await keyboard.open(`/organisation/${ash}/acceptances`, 'Install Versions');
  await keyboard.reach(screen.row('POS Terminal'));
  await keyboard.reach(screen.row(newest.text), 'ArrowDown');
  await keyboard.press('Enter');
  await expect(screen.heading(`POS Terminal ${newest.text}`)).toBeVisible();
  await keyboard.reach(screen.box('Not Before'));
  await keyboard.press('Space');
  await expect(page.getByText(/^It will take effect in /)).toBeVisible();
  await keyboard.reach(screen.button('Accept'));
  await keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Accept version' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await keyboard.reach(question.getByRole('button', { name: 'Accept' }));
  await keyboard.press('Enter');
  await expect(page.getByText('The acceptance was saved.')).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(screen.row(newest.text)).toContainText('Accepted');
  await keyboard.expectFocusSeen('after the acceptance');
  expect(await readAcceptances(page.request, ash, newest.id)).toEqual([
    { name: expect.any(String), notBefore: expect.any(String) },
  ]);
});
