import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mailJobs } from '../../database/schema/mail-jobs';
import { attemptCounts } from '../../database/schema/sign-in';
import { demoAccounts } from '../../database/seed/demo-accounts';
import { freshAddress, harbour, invite, passOn, sendAcceptance } from '../../testing/invitations';
import { type CallOptions, type TestService, testService } from '../../testing/test-service';

let service: TestService;

beforeEach(async () => {
  service = await testService();
});

afterEach(() => service.close());

let keys = 0;

async function ask(call: string, body?: object, as: CallOptions['as'] = 'administrator') {
  keys += 1;
  const answer = await service.call(`/api/organisation/${harbour}/${call}`, {
    as,
    method: 'POST',
    body,
    // As the console does: each click has a key of its own.
    headers: { 'Idempotency-Key': `key-of-invitation-${keys}` },
  });
  return [answer.status, await answer.text(), answer.headers.get('X-Error-Reason')];
}

const invitation = (email: string) => ({
  email,
  isOrgAdmin: false,
  permissionGroupIDs: [],
  rootNodes: [],
  teamMembershipIDs: [],
});

async function mailsTo(email: string): Promise<number> {
  const outbox = await (await service.fetch('/dev/outbox')).text();
  return outbox.split(`To ${email}`).length - 1;
}

test('an administrator cannot fill the mailbox of a stranger', async () => {
  const email = freshAddress();
  const { id } = await invite(service, { email });
  for (let mail = 2; mail <= 10; mail += 1) {
    const again = mail % 2 ? ask('sendinvite', invitation(email)) : ask(`invite/${id}/resend`);
    expect((await again)[0]).toBe(200);
  }
  const refused = [
    400,
    'BadRequest',
    'Not sent: this address has already got 10 mails about invitations to this organisation within an hour. Try again in an hour.',
  ];
  expect(await ask(`invite/${id}/resend`)).toEqual(refused);
  await ask('invite/batch', { changes: [], deletes: [id] });
  expect(await ask('sendinvite', invitation(email.toUpperCase()))).toEqual(refused);
  expect(await mailsTo(email)).toBe(10);
  expect((await ask('sendinvite', invitation(freshAddress())))[0]).toBe(200);
});

test('a new invitation does not give back the mails of links that were passed on', async () => {
  const email = freshAddress();
  const open = async () => sendAcceptance(service, await passOn(service, await invited()));
  const invited = async () => (await invite(service, { email })).id;
  for (let mail = 1; mail <= 5; mail += 1) expect((await open()).status).toBe(200);
  const { id } = await invite(service, { email });
  await ask('invite/batch', { changes: [], deletes: [id] });
  const answer = await open();
  expect([answer.status, await answer.text(), answer.headers.get('X-Error-Reason')]).toEqual([
    400,
    'BadRequest',
    expect.stringMatching(/Please wait/),
  ]);
});

/** Lets mails count as sent, in the name of a limit. */
async function count(limit: string, key: string, points: number): Promise<void> {
  const expire = new Date(Date.now() + 60_000);
  await service.database.insert(attemptCounts).values({ key: `${limit}:${key}`, points, expire });
}

test('one account cannot send mails to strangers without an end', async () => {
  const { id } = await invite(service);
  await service.database.delete(attemptCounts);
  await count('invitation-sender', demoAccounts.administrator.userID, 1_999);
  expect((await ask('sendinvite', invitation(freshAddress())))[0]).toBe(200);
  const all = [
    400,
    'BadRequest',
    'Not sent: you have reached the limit of invitation mails for an hour. Try again in an hour.',
  ];
  expect(await ask('sendinvite', invitation(freshAddress()))).toEqual(all);
  expect(await ask(`invite/${id}/resend`)).toEqual(all);
  expect((await ask(`invite/${id}/resend`, undefined, 'superUser'))[0]).toBe(200);
});

test('several accounts of an organisation have a limit together', async () => {
  await count('invitation-organisation', harbour, 4_999);
  expect((await ask('sendinvite', invitation(freshAddress()), 'superUser'))[0]).toBe(200);
  for (const as of ['administrator', 'superUser'] as const) {
    expect(await ask('sendinvite', invitation(freshAddress()), as)).toEqual([
      400,
      'BadRequest',
      'Not sent: this organisation has reached the limit of invitation mails for an hour. Try again in an hour.',
    ]);
  }
});

test('the mails after links that were passed on count for the sender of the invitation', async () => {
  const { id } = await invite(service);
  await service.database.delete(attemptCounts);
  await count('invitation-sender', demoAccounts.administrator.userID, 1_999);
  const open = async () => (await sendAcceptance(service, await passOn(service, id))).status;
  expect(await open()).toBe(200);
  expect(await open()).toBe(400);
});

test('a mail counts if the one that it was to renew has just left', async () => {
  const { id, email } = await invite(service);
  const moment = new Date(service.clock.now.getTime() + 60_000);
  await service.database.insert(mailJobs).values({
    kind: 'invitation',
    email,
    organisationUserInviteID: id,
    dateTimeCreated: moment,
    dateTimeTaken: moment,
    dateTimeDue: moment,
  });
  const begin = vi.spyOn(service.database, 'transaction');
  let leave = () => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const sending = service.database.transaction(async (transaction) => {
    await transaction.delete(mailJobs);
    await left;
  });
  const resending = service.call(`/api/organisation/${harbour}/invite/${id}/resend`, {
    as: 'administrator',
    method: 'POST',
  });
  await vi.waitFor(() => expect(begin).toHaveBeenCalledTimes(2));
  leave();
  await sending;
  const answer = await resending;
  expect([answer.status, answer.headers.get('X-Error-Reason')]).toEqual([
    400,
    'The mail of this invitation was sent a moment ago. Please try again.',
  ]);
  expect(await mailsTo(email)).toBe(1);
});
