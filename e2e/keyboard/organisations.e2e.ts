import { superUser } from '../../service/database/seed/demo-accounts';
import { expect, test } from '../support/keyboard-only';
import {
  findOrganisation,
  freshCode,
  OrganisationsPage,
  saveOrganisation,
} from '../support/records/organisations';

test.use({ account: superUser });

test('the tree is filtered and expanded, and an organisation is selected and edited', async ({
  page,
  keyboard,
}) => {
  const { organisationID, organisationCode } = await saveOrganisation(page.request, {
    organisationType: 10,
  });
  const code = freshCode();
  const below = await saveOrganisation(page.request, {
    organisationCode: code,
    name: `Zinc ${code}`,
    parentOrganisationID: organisationID,
  });
  const screen = new OrganisationsPage(page);
  const parent = screen.row(`Organisation ${organisationCode}`);
  await keyboard.open('/admin/organisations', 'Organisations');
  await keyboard.reach(screen.filterBox());
  await keyboard.type(below.organisationCode);
  await keyboard.press('Enter');
  await expect(page.getByRole('treeitem')).toHaveCount(4);

  await keyboard.reach(screen.row('Northwind POS'));
  await keyboard.reach(parent, 'ArrowDown');
  await keyboard.press('ArrowLeft');
  await expect(parent).toHaveAttribute('aria-expanded', 'false');
  await keyboard.press('ArrowRight');
  await expect(screen.row(below.name)).toBeVisible();
  // A typed letter moves to the next name that starts with it.
  await keyboard.press('Home', 'z');
  await expect(screen.row(below.name)).toBeFocused();
  await keyboard.press('Enter');
  await expect(screen.row(below.name)).toHaveAttribute('aria-selected', 'true');
  await expect(screen.heading(below.name)).toBeVisible();

  await keyboard.reach(screen.field('Name'));
  await keyboard.press('Control+a');
  await keyboard.type(`Keyed ${below.organisationCode}`);
  await keyboard.reach(page.getByRole('checkbox', { name: 'Active' }));
  await keyboard.press('Space');
  await keyboard.reach(screen.button('Save'));
  await keyboard.press('Enter');
  await expect(screen.heading(`Keyed ${below.organisationCode}`)).toBeFocused();
  await expect(screen.row(`Keyed ${below.organisationCode}`)).toBeVisible();
  const keyed = { name: `Keyed ${below.organisationCode}`, active: true };
  expect(await findOrganisation(page.request, below.organisationCode)).toMatchObject(keyed);
});
