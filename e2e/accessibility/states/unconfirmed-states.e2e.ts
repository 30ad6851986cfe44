import { expect, test } from '../../support/console-test';
import { expectNoSidewaysScroll } from '../../support/pages/narrow';
import { harbourRestaurants } from '../../support/records/demo-records';
import { expectAccessible, expectNarrowAccessible } from '../expect-accessible';

// The marks of accounts whose address nobody has confirmed, and the page after a link that was
// passed on.

const main = 'main';
const links = `/organisation/${harbourRestaurants}/links`;

test('the mark in a grid and on Edit User is accessible, wide and narrow', async ({ page }) => {
  await page.goto('/admin/users?mock=listUsers:200/unconfirmed');
  await expect(page.getByText('Unconfirmed')).toBeVisible();
  await expectAccessible(page, main);
  await page.setViewportSize({ width: 390, height: 780 });
  // The word gives way to the name, but a screen reader reads it.
  await expect(page.getByRole('rowheader', { name: 'Theo Novak Unconfirmed' })).toBeVisible();
  await expectNarrowAccessible(page);

  await page.goto('/admin/users/edit/10000000-0000-4000-8000-000000000006?mock=clear');
  await page.getByRole('button', { name: 'Send the mail' }).click();
  await expect(page.getByText(/^A mail was sent to theo\.novak/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNarrowAccessible(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expectAccessible(page, main);
});

test('a list that does not let an unconfirmed account be chosen is accessible', async ({
  page,
}) => {
  await page.goto(`${links}/create?mock=listOrganisationUserValues:200/unconfirmed`);
  await page.getByRole('combobox', { name: 'User' }).click();
  const theo = page.getByRole('option', { name: 'Theo Novak (unconfirmed)' });
  await expect(theo).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page, '[role="listbox"]');
});

test('the page after a link that was passed on is accessible, wide and narrow', async ({
  page,
}) => {
  const parts = 'token/new.person%40demo.test';
  await page.goto(
    `/invitations/validate/${parts}?mock=validateInvitation:200/existingUser,acceptInvitation:200/linkMailed`,
  );
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 780 });
  await expectNoSidewaysScroll(page);
  await expectNarrowAccessible(page);
});
