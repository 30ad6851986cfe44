import { expectAccessible } from '../../support/accessibility';
import { organisationAdministrator } from '../../support/accounts';
import { expect, test } from '../../support/console-test';
import { harbourRestaurants } from '../../support/demo-records';
import { Grid } from '../../support/grid';
import { press } from '../../support/keyboard';
import { createInvite, findInvite, mailedLinks } from '../../support/team-records';

test.use({ account: organisationAdministrator });

const list = `/organisation/${harbourRestaurants}/pendinginvites`;
const only = (email: string) => `${list}?q=${encodeURIComponent(email)}`;

test('the columns are those of the specification, and what has expired is marked', async ({
  page,
}) => {
  await page.goto(list);
  const grid = new Grid(page, 'Pending Invites');
  await expect(page).toHaveTitle('Pending Invites - Authentication');
  await expect(grid.row('new.person@demo.test')).toBeVisible();
  expect((await grid.headers()).slice(0, 6)).toEqual([
    'Email',
    'Expiry (UTC)',
    'Sender',
    'Organisation Admin',
    'Mail',
    'Link',
  ]);
  await expect(await grid.cell(grid.row('new.person@demo.test'), 'Expiry (UTC)')).toHaveText(
    /UTC$/,
  );
  await expectAccessible(page);
  await page.goto(`${list}?q=expired`);
  await expect(grid.element.getByText('Expired', { exact: true }).first()).toBeVisible();
  await expect(grid.row('new.person@demo.test')).toHaveCount(0);
});

test('an invitation is withdrawn after the question', async ({ page }) => {
  const { email } = await createInvite(page.request);
  await page.goto(only(email));
  await page.getByRole('button', { name: `Delete ${email}` }).click();
  const question = page.getByRole('dialog', { name: 'Delete Row' });
  await expect(question).toContainText('The invitation is withdrawn: links to it stop working.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(new Grid(page, 'Pending Invites').row(email)).toHaveCount(0);
  expect(await findInvite(page.request, email)).toBeUndefined();
});

test('an invitation is sent again, by keyboard', async ({ page }) => {
  const { email } = await createInvite(page.request);
  await page.goto(only(email));
  const grid = new Grid(page, 'Pending Invites');
  await (await grid.cell(grid.row(email), 'Organisation Admin')).focus();
  await press(page, 'ArrowRight');
  await expect(page.getByRole('button', { name: `Send again, ${email}` })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Send again' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog).toContainText(`The invitation was sent to ${email} again.`);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
  expect(new Set(await mailedLinks(page.request, email)).size).toBe(2);
});

test('a link is shown once, copied, and gone with its dialog', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { email } = await createInvite(page.request);
  await page.goto(only(email));
  await page.getByRole('button', { name: `Copy link, ${email}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy link' });
  const field = dialog.getByRole('textbox', { name: 'Link' });
  await expect(field).toHaveValue(/\/invitations\/validate\/[\w-]{43}\/.+%40demo\.test$/);
  await expectAccessible(page);
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
});
