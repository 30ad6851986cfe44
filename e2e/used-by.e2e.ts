import { superUser } from '../service/database/seed/demo-accounts';
import { expect, test } from './support/console-test';
import { usesButton } from './support/pages/uses';
import { harbourRestaurants, uma } from './support/records/demo-records';

const posCores = '/admin/poscoreinstances';
const teams = `/organisation/${harbourRestaurants}/teams`;

test.use({ account: superUser });

test('the page of an instance says what prevents its deletion, as the service then does', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/status of 400/);
  await page.goto(`${posCores}/edit/30000000-0000-4000-8000-000000000001`);
  await (await usesButton(page)).click();
  const list = page.getByRole('dialog', { name: 'Used by' });
  await expect(list.getByText('The deletion will be refused.')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Delete', exact: true });
  await expect(question.getByText('The deletion will be refused.')).toBeVisible();
  await expect(question.getByText('Organisations prevent the deletion')).toBeVisible();
  // A month stays in one line: it could break at its hyphen.
  const months = question.getByRole('link', { name: /^\d{4}-\d\d$/ });
  const lines = (links: Element[]) => links.map((link) => link.getClientRects().length);
  expect(new Set(await months.evaluateAll(lines))).toEqual(new Set([1]));
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('POS Core Europe still serves');

  await page.getByRole('button', { name: /^Used by \d/ }).click();
  await list.getByRole('link', { name: 'Alpine Dealer' }).click();
  await expect(page).toHaveURL('/organisation/20000000-0000-4000-8000-000000000002');
});

test('a link of the question asks about unsaved edits, and opens another tab by itself', async ({
  page,
  context,
}) => {
  await page.goto(`/admin/users/edit/${uma}`);
  await page.getByRole('textbox', { name: 'Display Name' }).fill('Umi');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const link = page.getByRole('dialog').getByRole('link', { name: 'Support' });
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect.poll(() => tab.url()).toContain(`${teams}/edit/`);
  await tab.close();
  await link.click();
  const leaving = page.getByRole('dialog', { name: 'Unsaved changes' });
  await leaving.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(`/admin/users/edit/${uma}`);
});
