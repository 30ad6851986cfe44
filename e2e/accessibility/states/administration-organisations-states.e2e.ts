import { expect, test } from '../../support/console-test';
import { OrganisationsPage } from '../../support/records/organisations';
import { expectAccessible, expectNarrowAccessible } from '../expect-accessible';

// Dialogs and a failed tree look as elsewhere in the Administration area.

test.beforeEach(({ complaints }) => complaints.provoke(/Failed to load resource/));

test('a tree without a selection, with a branch that failed, is accessible', async ({ page }) => {
  const screen = new OrganisationsPage(page);
  await page.goto('/admin/organisations?mock=listChildOrganisationNodes:500');
  await screen.expander('Alpine Dealer').click();
  await expect(page.getByText('Could not be loaded', { exact: true })).toBeVisible();
  await expect(page.getByText('Select an organisation to see and edit it.')).toBeVisible();
  await expectAccessible(page, 'main');
});

test('a filter without a match, and an unknown organisation, are accessible', async ({ page }) => {
  await page.goto(
    '/admin/organisations?filter=quay&selected=nobody&mock=filterOrganisationTree:empty',
  );
  await expect(page.getByText('No organisation matches "quay".')).toBeVisible();
  await expect(page.getByText('There is no organisation with this id.')).toBeVisible();
  await expectAccessible(page, 'main');
});

test('a new organisation with wrong values, choices and a failure is accessible', async ({
  page,
}) => {
  const screen = new OrganisationsPage(page);
  const taken = 'commitOrganisations:400/OrganisationCodeAlreadyInUse';
  const dealer = '20000000-0000-4000-8000-000000000002';
  await page.goto(`/admin/organisations?selected=new&parent=${dealer}&mock=${taken}`);
  await screen.field('Name').fill('A second quay');
  await screen.button('Save').click();
  await expect(page.getByText('Enter a code.')).toBeVisible();
  await screen.select('Partner Server').click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page, 'main, [role="listbox"]');
  await page.keyboard.press('Escape');
  await screen.field('Organisation Code').fill('HQUAY');
  await screen.button('Save').click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expectAccessible(page, '[role="alert"]');
});

test('the form on a telephone is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const screen = new OrganisationsPage(page);
  await screen.open();
  await screen.row('Alpine Dealer').click();
  await expect(screen.field('Name')).toHaveValue('Alpine Dealer');
  await expectNarrowAccessible(page);
});
