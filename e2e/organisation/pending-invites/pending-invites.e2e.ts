import { organisationAdministrator } from '../../../service/database/seed/demo-accounts';
import { expect, test } from '../../support/console-test';
import { Grid } from '../../support/pages/grid';
import { press } from '../../support/pages/keyboard';
import { harbourRestaurants } from '../../support/records/demo-records';
import { createInvite, findInvite, mailedLinks } from '../../support/records/team-records';

test.use({
  account: organisationAdministrator,
  permissions: ['clipboard-read', 'clipboard-write'],
});

const list = `/organisation/${harbourRestaurants}/pendinginvites`;

test('an invitation is sent again and withdrawn, and its copied link is stored nowhere', async ({
  page,
}) => {
  const { email } = await createInvite(page.request);
  await page.goto(`${list}?q=${encodeURIComponent(email)}`);
  await expect(page).toHaveTitle('Pending Invites - Authentication');
  const grid = new Grid(page, 'Pending Invites');
  await (await grid.cell(grid.row(email), 'Organisation Admin')).focus();
  await press(page, 'ArrowRight');
  const more = page.getByRole('button', { name: `More actions for ${email}` });
  await expect(more).toBeFocused();
  await press(page, 'Enter');
  await expect(page.getByRole('menuitem', { name: 'Send again' })).toBeFocused();
  await page.keyboard.press('Enter');
  const sending = page.getByRole('dialog', { name: 'Send again' });
  await sending.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(sending).toContainText(`The invitation was sent to ${email} again.`);
  await sending.getByRole('button', { name: 'OK' }).click();
  await expect(sending).toBeHidden();
  expect(new Set(await mailedLinks(page.request, email)).size).toBe(2);

  await expect(more).toBeFocused();
  await more.click();
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy link' });
  const field = dialog.getByRole('textbox', { name: 'Link' });
  await expect(field).toHaveValue(/\/invitations\/validate\/[\w-]{43}\/.+%40demo\.test$/);
  const link = await field.inputValue();
  expect(await mailedLinks(page.request, email)).not.toContain(link);
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const token = new URL(link).pathname.split('/')[3] ?? '';
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.body.innerHTML]),
  );
  expect([kept.includes(token), page.url().includes(token)]).toEqual([false, false]);

  await page.getByRole('button', { name: `Delete ${email}` }).click();
  const question = page.getByRole('dialog', { name: 'Delete Row' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(grid.row(email)).toHaveCount(0);
  expect(await findInvite(page.request, email)).toBeUndefined();
});
