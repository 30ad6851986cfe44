import { superUser } from '../../service/database/seed/demo-accounts';
import { expect, test } from '../support/keyboard-only';
import { AcceptancesPage, readAcceptances } from '../support/records/acceptances';
import {
  AuthorisationsPage,
  readTerminalPackages,
  readTerminalVersions,
  saveGroup,
} from '../support/records/authorisations';

test.use({ account: superUser });

test('a version is authorised for one organisation, and accepted there for later', async ({
  page,
  keyboard,
}) => {
  const { orgId, names, licensees } = await saveGroup(page.request);
  const [ash = ''] = licensees;
  const [newest = { id: '', text: '' }] = await readTerminalPackages(page.request, orgId);
  const authorising = new AuthorisationsPage(page);
  await keyboard.open(`/organisation/${orgId}/authorisations`, 'Version Authorisation');
  await keyboard.reach(authorising.tree().getByRole('treeitem').first());
  await keyboard.press('p');
  await expect(authorising.entry('POS Terminal')).toBeFocused();
  await keyboard.press('Enter');
  await expect(authorising.heading('POS Terminal')).toBeVisible();
  // The panel's form may load after its heading.
  await expect(authorising.select('Version')).toBeVisible();
  await keyboard.reach(authorising.select('Version'));
  await keyboard.type(newest.text);
  await expect(page.getByRole('option', { name: `${newest.text} (Latest)` })).toBeVisible();
  await keyboard.press('ArrowDown', 'Enter');
  await expect(authorising.select('Version')).toHaveValue(`${newest.text} (Latest)`);
  await keyboard.reach(authorising.select('Organisation'));
  await keyboard.type(names.ash);
  await expect(page.getByRole('option', { name: names.ash })).toBeVisible();
  await keyboard.press('ArrowDown', 'Enter');
  await expect(authorising.select('Organisation')).toHaveValue(new RegExp(names.ash));
  await keyboard.reach(authorising.button('Authorise'));
  await keyboard.press('Enter');
  const authorise = authorising.dialog(`Authorise POS Terminal ${newest.text}`);
  await expect(authorise.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await keyboard.reach(authorise.getByRole('button', { name: 'Authorise' }));
  await keyboard.press('Enter');
  const success = authorising.dialog('Success');
  await expect(success.getByRole('button', { name: 'OK' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(success).toHaveCount(0);
  await expect(authorising.heading('POS Terminal')).toBeFocused();
  expect(await readTerminalVersions(page.request, orgId)).toMatchObject({
    [names.ash]: newest.text,
    [names.birch]: null,
  });

  const accepting = new AcceptancesPage(page);
  await keyboard.open(`/organisation/${ash}/acceptances`, 'Install Versions');
  await keyboard.reach(accepting.row('POS Terminal'));
  await keyboard.reach(accepting.row(newest.text), 'ArrowDown');
  await keyboard.press('Enter');
  await expect(accepting.heading(`POS Terminal ${newest.text}`)).toBeVisible();
  await expect(accepting.box('Not Before')).toBeVisible();
  await keyboard.reach(accepting.box('Not Before'));
  await keyboard.press('Space');
  await expect(page.getByText(/^It will take effect in /)).toBeVisible();
  const time = page.getByRole('textbox', { name: 'Date and time' });
  await keyboard.reach(time);
  await keyboard.press('ArrowDown', 'ArrowDown', 'Enter', 'Escape');
  await expect(time).toBeFocused();
  await keyboard.reach(accepting.button('Accept'));
  await keyboard.press('Enter');
  const accept = page.getByRole('dialog', { name: 'Accept version' });
  await expect(accept.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await keyboard.reach(accept.getByRole('button', { name: 'Accept' }));
  await keyboard.press('Enter');
  await expect(page.getByText('The acceptance was saved.')).toBeVisible();
  await expect(accept).toHaveCount(0);
  await expect(accepting.row(newest.text)).toContainText('Accepted');
  await keyboard.expectFocusSeen('after the acceptance');
  expect(await readAcceptances(page.request, ash, newest.id)).toEqual([
    { name: expect.any(String), notBefore: expect.any(String) },
  ]);
});
