import { expect, test } from '../../support/console-test';
import { expectAccessible, expectNarrowAccessible } from '../expect-accessible';

// The selection of rows, with its dialogs and outcomes.

test.beforeEach(({ complaints }) => complaints.provoke(/Failed to load resource/));

const dialog = '[role="dialog"]';

test('a selection, its dialogs and the outcomes of a deletion are accessible', async ({ page }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto('/admin/users');
  await button('Select rows').click();
  await page.getByRole('checkbox', { name: 'Select Uma Olsen' }).click();
  await expectAccessible(page);
  await expectNarrowAccessible(page);
  await button('Change a field').click();
  await page.getByRole('combobox', { name: 'Field' }).fill('Short');
  await page.getByRole('option', { name: 'Short Name' }).click();
  await page.getByRole('textbox', { name: 'New value' }).fill('N'.repeat(33));
  await expect(page.getByText(/At most 32 characters; this has 33/)).toBeVisible();
  await expectAccessible(page, dialog);
  await button('Cancel').click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
  await expectAccessible(page, dialog);

  const harbour = '/organisation/20000000-0000-4000-8000-000000000003';
  await page.goto(`${harbour}/pendinginvites?mock=commitPendingInvites:400`);
  await button('Select rows').click();
  await page.getByRole('checkbox', { name: 'Select all shown rows' }).click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: /^Delete \d+ rows?$/ }).click();
  await expect(page.getByRole('heading', { name: /^Refused: / })).toBeVisible();
  await expectAccessible(page, dialog);
});

test('the choice of a group or a team for many access links is accessible', async ({ page }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto('/organisation/20000000-0000-4000-8000-000000000003/links?mock=clear');
  await button('Select rows').click();
  await page.getByRole('checkbox', { name: 'Select all shown rows' }).click();
  await button('Groups and teams').click();
  await page.getByRole('combobox', { name: 'Permission group' }).fill('Inst');
  await page.getByRole('option', { name: 'Installers' }).click();
  await expectAccessible(page, dialog);
  await expectNarrowAccessible(page);
});

test('the grid of organisations and the authorisation for many are accessible', async ({
  page,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const terminal = 'app=80000000-0000-4000-8000-000000000001';
  await page.goto(`/organisation/20000000-0000-4000-8000-000000000003/authorisations?${terminal}`);
  await button('Select several organisations').click();
  await page.getByRole('checkbox', { name: 'Select all shown rows' }).click();
  await expectAccessible(page, 'main');
  await expectNarrowAccessible(page);
  await page.getByRole('toolbar').getByRole('button', { name: 'Authorise' }).click();
  await page.getByRole('combobox', { name: 'Version' }).fill('5.6');
  await page.getByRole('option').first().click();
  await expectAccessible(page, dialog);
});

test('an invitation of several people is accessible', async ({ page }) => {
  await page.goto('/organisation/20000000-0000-4000-8000-000000000003/invite?mock=clear');
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('nia@demo.test, kei@demo.test');
  await expect(page.getByText(/^2 addresses: /)).toBeVisible();
  await expectAccessible(page, 'main');
  await email.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Invite 2 people' })).toBeVisible();
  await expectAccessible(page, dialog);
  await expectNarrowAccessible(page);
});
