import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/console-test';
import { harbourRestaurants } from '../../support/demo-records';
import { Grid } from '../../support/grid';

const list = `/organisation/${harbourRestaurants}/pendinginvites`;
// Whose invitation has not expired, whenever this runs.
const guest = 'nobody.knows@demo.test';

test.beforeEach(({ complaints }) => complaints.provoke(/Failed to load resource/));

const answers = [
  ['400', 'Bad Request.'],
  ['403', 'Your account is not allowed to do this.'],
  ['500', 'The server could not complete the request.'],
  ['network', 'Network error'],
] as const;
const notFound = ['404', 'The record does not exist.'] as const;

test('whatever a withdrawal answers, it is said and the invitation stays', async ({ page }) => {
  for (const [answer, words] of [...answers, notFound]) {
    await page.goto(`${list}?mock=listPendingInvites:200/odd,commitPendingInvites:${answer}`);
    await page.getByRole('button', { name: `Delete ${guest}` }).click();
    const question = page.getByRole('dialog', { name: 'Delete Row' });
    await question.getByRole('button', { name: 'Delete' }).click();
    const error = page.getByRole('dialog', { name: 'Error' });
    await expect.soft(error.getByRole('alert'), answer).toContainText(words);
    await error.getByRole('button', { name: 'OK' }).click();
    await expect.soft(new Grid(page, 'Pending Invites').row(guest), answer).toBeVisible();
  }
});

test('whatever sending again and a new link answer, their dialogs say it', async ({ page }) => {
  const codes = [
    ...answers,
    ['400/BadRequest_UserHasAlreadyJoined', 'User is already part of this organisation.'],
    [
      '400/BadRequest_InvitationEmailSendFailure',
      'Failed to send invite! The server is not able to send email invitations at this time.',
    ],
  ] as const;
  for (const [answer, words] of codes) {
    await page.goto(`${list}?mock=listPendingInvites:200/odd,resendInvite:${answer}`);
    await page.getByRole('button', { name: `Send again, ${guest}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Send again' });
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect.soft(dialog.getByRole('alert'), answer).toContainText(words);
  }
  const ofLinks = [
    ...answers,
    ['400/BadRequest_InvitationExpired', 'Invitation has expired.'],
  ] as const;
  for (const [answer, words] of ofLinks) {
    await page.goto(`${list}?mock=listPendingInvites:200/odd,createInviteLink:${answer}`);
    await page.getByRole('button', { name: `Copy link, ${guest}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Copy link' });
    await expect.soft(dialog.getByRole('alert'), answer).toContainText(words);
    if (answer === '400') await expectAccessible(page);
  }
});

test('a service that does not know these calls: the buttons go', async ({ page }) => {
  const scenarios = ['listPendingInvites:200/odd', 'resendInvite:501', 'createInviteLink:404'];
  await page.goto(`${list}?mock=${scenarios.join(',')}`);
  await page.getByRole('button', { name: `Copy link, ${guest}` }).click();
  const links = page.getByRole('dialog', { name: 'Copy link' });
  await expect(links).toContainText('This service does not offer links to invitations.');
  await links.getByRole('button', { name: 'Close' }).last().click();
  await expect(links).toBeHidden();
  await page.getByRole('button', { name: `Send again, ${guest}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Send again' });
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog).toContainText('This service does not offer to send invitations again.');
  await dialog.getByRole('button', { name: 'OK' }).click();
  const rows = new Grid(page, 'Pending Invites');
  await expect(rows.row(guest).getByRole('button')).toHaveCount(1);
});

test('odd invitations and none at all', async ({ page }) => {
  await page.goto(`${list}?mock=listPendingInvites:200/odd`);
  await expect(page.getByText('Expired', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${list}?mock=listPendingInvites:empty`);
  await expect(page.getByText('No pending invitations')).toBeVisible();
});
