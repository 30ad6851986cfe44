import { organisationAdministrator } from '../../../service/database/seed/demo-accounts';
import type { Invite } from '../../../src/api/schema.gen';
import { expect, test } from '../../support/console-test';
import { readJson } from '../../support/records/calls';
import { harbourRestaurants } from '../../support/records/demo-records';
import { unique } from '../../support/records/unique';

test.use({ account: organisationAdministrator });

test('three people are invited by keyboard, and one who has joined stays in the form', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/Failed to load resource: .* 400/);
  const fresh = ['nia', 'kei'].map((name) => `${name}.${unique()}@demo.test`);
  await page.goto(`/organisation/${harbourRestaurants}/invite`);
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill([fresh[0], 'user@demo.test', fresh[1]].join('; '));
  await email.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Invite 3 people' });
  await expect(dialog).toContainText('user@demo.test');
  await dialog.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(dialog.getByText('2 of 3 invited.')).toBeVisible();
  await expect(dialog).toContainText('User is already part of this organisation.');
  await page.keyboard.press('Escape');
  await expect(page.getByText('2 invitations were sent.')).toBeVisible();
  await expect(email).toHaveValue('user@demo.test');
  const path = `/api/organisation/${harbourRestaurants}/invite`;
  const pending = await readJson<Invite[]>(page.request, path);
  expect(pending.map((invite) => invite.email)).toEqual(expect.arrayContaining(fresh));
});
