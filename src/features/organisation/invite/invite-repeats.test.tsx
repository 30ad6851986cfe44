import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Invite } from '~/api/pending-invites';
import { exampleOf } from '~/testing/contract-examples';
import { harbour } from '~/testing/harbour';
import { openConsole } from '~/testing/open-console';

const api = `/api/organisation/${harbour}`;
const replayed = { 'Idempotency-Replayed': 'true' };

/** Opens the page of a service that mails, and repeats its answer to a key. The first answer is lost. */
async function open() {
  const pending = new Map<string, Invite>();
  const answers = new Map<string | null, Invite>();
  const mails: string[] = [];
  const { user } = await openConsole(
    `/organisation/${harbour}/invite`,
    'organisationAdministrator',
    {
      [`GET ${api}/permissiongroups`]: () => [],
      [`GET ${api}/accessibleteams/values`]: () => [],
      [`GET ${api}/outlets/nodes`]: () => exampleOf('listOutletNodes', 'nodes'),
      [`GET ${api}/invite`]: () => [...pending.values()],
      [`POST ${api}/sendinvite`]: (body: unknown, request: Request) => {
        const key = request.headers.get('Idempotency-Key');
        const known = answers.get(key);
        if (known) return Response.json(known, { headers: replayed });
        const { email } = body as Invite;
        const organisationUserInviteID = `61000000-0000-4000-8000-00000000010${mails.length}`;
        const invite = { ...exampleOf('sendInvite', 'sent'), organisationUserInviteID, email };
        mails.push(email);
        pending.set(organisationUserInviteID, invite);
        answers.set(key, invite);
        if (mails.length === 1) throw new TypeError('Failed to fetch');
        return invite;
      },
    },
  );
  const type = async (text: string) =>
    user.type(await screen.findByRole('textbox', { name: 'Email' }), text);
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const inDialog = async (name: string) =>
    user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name }));
  const { keyboard } = user;
  const withdrawAll = () => pending.clear();
  const replaceAll = (by: Partial<Invite>) => {
    for (const [id, invite] of pending) pending.set(id, { ...invite, ...by });
  };
  return { keyboard, mails, withdrawAll, replaceAll, type, press, inDialog };
}

test('an invitation whose answer was lost is not mailed twice', async () => {
  const { mails, type, press } = await open();
  await type('nia@demo.test');
  await press('Send');
  expect(await screen.findByText(/Network error/)).toBeVisible();
  await press('Send');
  expect(await screen.findByText(/sent to nia@demo\.test/)).toBeVisible();
  expect(mails).toEqual(['nia@demo.test']);
});

test('one that somebody has withdrawn since is sent again', async () => {
  const { mails, withdrawAll, type, press } = await open();
  await type('nia@demo.test');
  await press('Send');
  expect(await screen.findByText(/Network error/)).toBeVisible();
  withdrawAll();
  await press('Send');
  expect(await screen.findByText(/sent to nia@demo\.test/)).toBeVisible();
  expect(mails).toEqual(['nia@demo.test', 'nia@demo.test']);
});

test.each<[string, Partial<Invite>]>([
  ['another person', { senderName: 'Somebody Else', isOrgAdmin: true }],
  ['the same person, later', { expiryDateTimeUTC: '2099-01-01T00:00:00Z' }],
])('one that %s has replaced since is sent again: the last one counts', async (_who, by) => {
  const { mails, replaceAll, type, press } = await open();
  await type('nia@demo.test');
  await press('Send');
  expect(await screen.findByText(/Network error/)).toBeVisible();
  replaceAll(by);
  await press('Send');
  expect(await screen.findByText(/sent to nia@demo\.test/)).toBeVisible();
  expect(mails).toEqual(['nia@demo.test', 'nia@demo.test']);
});

test('one whose mail has left since is not sent again', async () => {
  const { mails, replaceAll, type, press } = await open();
  await type('nia@demo.test');
  await press('Send');
  expect(await screen.findByText(/Network error/)).toBeVisible();
  replaceAll({ mailState: 'Pending' });
  await press('Send');
  expect(await screen.findByText(/sent to nia@demo\.test/)).toBeVisible();
  expect(mails).toEqual(['nia@demo.test']);
});

test('one of several is not mailed twice, also after their dialog was closed', async () => {
  const { keyboard, mails, type, press, inDialog } = await open();
  await type('nia@demo.test; uma@demo.test');
  await press('Send');
  await inDialog('Send');
  expect(await screen.findByText('0 of 2 invited.')).toBeVisible();
  await keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Send');
  await inDialog('Send');
  expect(await screen.findByText('2 of 2 invited.')).toBeVisible();
  expect(mails).toEqual(['nia@demo.test', 'uma@demo.test']);
});
