import { createClient } from '@libsql/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Invite } from '../../src/api/schema.gen';
import { demoAccounts } from '../database/seed/demo-accounts';
import { type Mail, MailError } from '../mail/mailer';
import { readAuditLog } from '../testing/audit-log';
import { freshAddress, harbour } from '../testing/invitations';
import { type TestService, testService } from '../testing/test-service';

/** An address whose mailbox does not exist. */
const nobody = 'no.such.mailbox@guests.test';

const patient = { timeout: 10_000 };

let service: TestService;
let sent: Mail[];
let begun: number;
let isHanging: boolean;
let release: () => void;

beforeEach(async () => {
  [sent, begun, isHanging] = [[], 0, false];
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  service = await testService({
    mailer: {
      check: () => (isHanging ? released : Promise.resolve()),
      // It has no time limit: whoever waits for it waits for ever.
      send: async (mail) => {
        begun += 1;
        if (isHanging) await released;
        if (mail.to === nobody) throw new MailError('No such mailbox.', { isFinal: true });
        sent.push(mail);
      },
    },
  });
  await service.cookieOf('administrator');
});

afterEach(async () => {
  release();
  await service.close();
});

const call = (path: string, body?: unknown, method?: string) =>
  service.call(`/api/organisation/${harbour}/${path}`, { as: 'administrator', body, method });
const send = async (email = freshAddress()) => {
  const grants = {
    isOrgAdmin: false,
    permissionGroupIDs: [],
    rootNodes: [],
    teamMembershipIDs: [],
  };
  const answer = await call('sendinvite', { email, ...grants });
  return (await answer.json()) as Invite;
};
const resend = (id: string) => call(`invite/${id}/resend`, undefined, 'POST');
const stateOf = async (id: string) =>
  ((await (await call('invite')).json()) as Invite[]).find(
    ({ organisationUserInviteID }) => organisationUserInviteID === id,
  )?.mailState;
const mailsTo = (email: string) => sent.filter(({ to }) => to === email).length;
const later = (minutes: number) => {
  service.clock.now = new Date(service.clock.now.getTime() + minutes * 60_000);
};

/** Reads from the database as a thief of a backup would. */
async function stored(sql: string) {
  const client = createClient({ url: `file:${service.folder}/service.db` });
  const { rows } = await client.execute(sql);
  client.close();
  return rows;
}

describe('while the mail server hangs', () => {
  beforeEach(() => {
    isHanging = true;
  });

  test('a request for a password is answered, and its mail is sent later', async () => {
    const email = demoAccounts.ordinaryUser.email;
    const answer = await service.call('/passwordreset/send', { body: { email } });
    expect(answer.status).toBe(200);
    release();
    await expect.poll(() => mailsTo(email), patient).toBe(1);
  });

  test('neither a small nor a large save of the same person waits for invitations', async () => {
    const own = await (await service.call('/api/user/profile', { as: 'administrator' })).json();
    const invited = Promise.all(Array.from({ length: 6 }, () => send()));
    await expect.poll(() => begun, patient).toBe(5);
    for (const size of [0, 70 * 1024]) {
      const answer = await service.fetch('/api/user/profile', {
        method: 'POST',
        body: JSON.stringify({ ...own, shortName: `Ada ${size}` }).padEnd(size),
        headers: {
          Cookie: await service.cookieOf('administrator'),
          'Content-Type': 'application/json',
          'X-Requested-With': 'XMLHttpRequest',
        },
      });
      expect(answer.status).toBe(200);
    }
    expect((await invited).map(({ mailState }) => mailState)).toEqual(
      Array.from({ length: 6 }, () => 'Pending'),
    );
    release();
    await expect
      .poll(async () => (await stored('select * from mail_jobs')).length, patient)
      .toBe(0);
  });

  test('sending again renews the mail that waits, and costs nothing of the limit', async () => {
    const { organisationUserInviteID: id, email, expiryDateTimeUTC } = await send();
    expect(await stateOf(id)).toBe('Pending');
    later(1);
    const answers = await Promise.all(Array.from({ length: 12 }, () => resend(id)));
    for (const answer of answers) {
      const invite = (await answer.json()) as Invite;
      expect([answer.status, invite.mailState]).toEqual([200, 'Pending']);
      expect(invite.expiryDateTimeUTC).not.toBe(expiryDateTimeUTC);
    }
    release();
    await expect.poll(() => stateOf(id), patient).toBe('Sent');
    expect(mailsTo(email)).toBe(1);
  });

  test('a repeated save with the key of the first one sends no second mail', async () => {
    const email = freshAddress();
    const options = {
      as: 'administrator',
      headers: { 'Idempotency-Key': 'key-of-a-save-that-hangs' },
      body: {
        email,
        isOrgAdmin: false,
        permissionGroupIDs: [],
        rootNodes: [],
        teamMembershipIDs: [],
      },
    } as const;
    const path = `/api/organisation/${harbour}/sendinvite`;
    const answers = [await service.call(path, options), await service.call(path, options)];
    const [first, second] = await Promise.all(answers.map((answer) => answer.json()));
    expect(first).toEqual(second);
    release();
    await expect.poll(() => stateOf(first.organisationUserInviteID), patient).toBe('Sent');
    expect(mailsTo(email)).toBe(1);
  });
});

test('the mail of a withdrawn invitation is not sent, and an Undo brings it back', async () => {
  isHanging = true;
  const { organisationUserInviteID: id } = await send();
  const withdrawn = await call('invite/batch', { changes: [], deletes: [id] });
  expect(await stored('select * from mail_jobs')).toEqual([]);
  const undoID = withdrawn.headers.get('Undo-Id');
  expect((await call('undo', { undoID })).status).toBe(200);
  expect(await stateOf(id)).toBe('Pending');
});

test('a mail that left while its invitation was withdrawn is not sent again after an Undo', async () => {
  isHanging = true;
  const { organisationUserInviteID: id } = await send();
  const withdrawn = await call('invite/batch', { changes: [], deletes: [id] });
  release();
  await expect.poll(() => sent.length, patient).toBe(1);
  const undoID = withdrawn.headers.get('Undo-Id');
  expect((await call('undo', { undoID })).status).toBe(200);
  expect(await stateOf(id)).toBe('Sent');
  expect(await stored('select * from mail_jobs')).toEqual([]);
});

test('a mail that leaves while its invitation is withdrawn counts as sent', async () => {
  isHanging = true;
  const answer = send();
  await expect.poll(() => stored('select * from mail_jobs'), patient).toHaveLength(1);
  const [job] = await stored('select organisation_user_invite_id as id from mail_jobs');
  await call('invite/batch', { changes: [], deletes: [job?.id] });
  release();
  expect((await answer).mailState ?? 'Sent').toBe('Sent');
});

test('neither the database nor the answer has a token of a mail that waits', async () => {
  isHanging = true;
  const invite = await send();
  const [job] = await stored('select * from mail_jobs');
  release();
  await expect.poll(() => sent.length, patient).toBe(1);
  const [, token = ''] = /validate\/([\w-]{43})\//.exec(sent[0]?.text ?? '') ?? [];
  const tables = ['mail_jobs', 'invites', 'invite_tokens', 'audit_log_entries'];
  const rows = await Promise.all(tables.map((table) => stored(`select * from ${table}`)));
  expect(JSON.stringify([invite, job, rows])).not.toContain(token);
});

test('a mailbox that does not exist fails at once, and sending again tries again', async () => {
  const { organisationUserInviteID: id, mailState } = await send(nobody);
  expect(mailState).toBe('Failed');
  expect(await stateOf(id)).toBe('Failed');
  expect((await readAuditLog(service, nobody)).at(-1)).toMatchObject({
    userID: expect.any(String),
    message: `The invitation of ${nobody} could not be sent. It is not tried again.`,
  });
  // What was not sent does not count.
  for (let again = 1; again <= 11; again += 1) expect((await resend(id)).status).toBe(200);
  expect(begun).toBe(12);
  expect(await stateOf(id)).toBe('Failed');
});
