import type { Client } from '@libsql/client';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { UserSummary } from '../../../src/api/schema.gen';
import { users } from '../../database/schema/people';
import { demoAccounts } from '../../database/seed/demo-accounts';
import { fixedIdentifier } from '../../database/seed/fixed-identifiers';
import { readAuditLog } from '../../testing/audit-log';
import { changeBeforeTransaction } from '../../testing/earlier-change';
import { fileOf } from '../../testing/fresh-organisation';
import {
  accept,
  freshAddress,
  goodPassword,
  harbour,
  invite,
  mailedInvitation,
  passOn,
  sendAcceptance,
  validate,
} from '../../testing/invitations';
import { postForm, signIn, type TestService, testService } from '../../testing/test-service';

const newUser = { status: 200, text: 'Ok_NewUser', reason: null };
const existingUser = { ...newUser, text: 'Ok_ExistingUser' };
const administrator = { as: 'administrator' } as const;

let service: TestService;
let file: Client;

beforeAll(async () => {
  service = await testService();
  file = fileOf(service);
});

afterAll(async () => {
  file.close();
  await service.close();
});

const rows = async (sql: string, ...args: string[]) => (await file.execute({ sql, args })).rows;
const accountsOf = (email: string) => rows('select user_id from users where email = ?', email);
const linksOf = (email: string) =>
  rows(
    `select organisation_id from organisation_user_links join users using (user_id)
     where email = ? and organisation_id = '${harbour}'`,
    email,
  );
const mailsTo = async (email: string) =>
  (await (await service.fetch('/dev/outbox')).text()).split(`To ${email},`).length - 1;

/** Creates an account that can sign in and has no access to Harbour Restaurants. */
async function account() {
  const email = freshAddress();
  const { id, ...mailed } = await invite(service, { email });
  expect(await accept(service, mailed)).toEqual(newUser);
  await file.execute({
    sql: `delete from organisation_user_links
          where user_id = (select user_id from users where email = ?)`,
    args: [email],
  });
  return { email, headers: { Cookie: await signIn(service, email, goodPassword) } };
}

async function passedOn(email = freshAddress()) {
  const { id } = await invite(service, { email, isOrgAdmin: true });
  return { email, id, link: await passOn(service, id) };
}

test('a link gives nothing to another account that gets the invited address meanwhile', async () => {
  const invited = await account();
  const other = await account();
  const { link } = await passedOn(invited.email);
  changeBeforeTransaction(service, async (database) => {
    for (const [from, email] of [
      [invited.email, freshAddress()],
      [other.email, invited.email],
    ] as const) {
      await database.update(users).set({ email, emailKey: email }).where(eq(users.email, from));
    }
  });
  const { headers } = invited;
  expect(await accept(service, link, {}, { headers })).toMatchObject({ status: 400 });
  expect(await linksOf(invited.email)).toEqual([]);
});

test('the maker of a link gets no account for a new address', async () => {
  const { email, id, link } = await passedOn();
  for (const session of [{}, administrator]) {
    await accept(service, link, { userPassword: 'Chosen-by-the-maker-1' }, session);
  }
  expect(await accountsOf(email)).toEqual([]);
  const answer = await postForm(service, '/authentication/login', {
    email,
    password: 'Chosen-by-the-maker-1',
  });
  expect(answer.status).toBe(422);
  expect(
    await rows('select * from invites where organisation_user_invite_id = ?', id),
  ).toHaveLength(1);

  const mailed = await mailedInvitation(service, email);
  expect(mailed.token).not.toBe(link.token);
  expect(await accept(service, mailed)).toEqual(newUser);
  expect(await linksOf(email)).toHaveLength(1);
  await signIn(service, email, goodPassword);
});

test('the maker of a link joins nobody who has an account', async () => {
  const { email } = await account();
  const { link } = await passedOn(email);
  for (const session of [{}, administrator]) await accept(service, link, {}, session);
  expect(await linksOf(email)).toEqual([]);

  expect(await accept(service, await mailedInvitation(service, email))).toEqual(existingUser);
  expect(await linksOf(email)).toHaveLength(1);
});

test.each([
  ['without a session', {}],
  ['in another session', administrator],
])('no answer %s says whether an address has an account, or access', async (_how, session) => {
  const joined = await account();
  const known = await account();
  const answers = [];
  for (const email of [freshAddress(), known.email, joined.email]) {
    const { link } = await passedOn(email);
    if (email === joined.email) {
      // Somebody gave the access after the invitation.
      await file.execute({
        sql: `insert into organisation_user_links
              (organisation_user_link_id, organisation_id, link_type, user_id, is_org_admin)
              select ?, ?, 1, user_id, 0 from users where email = ?`,
        args: [crypto.randomUUID(), harbour, email],
      });
    }
    const accepted = await sendAcceptance(service, link, { userPassword: 'x' }, session);
    const headers = [...accepted.headers.keys()];
    const validated = await validate(service, link, session);
    answers.push([validated, accepted.status, await accepted.json(), headers]);
  }
  const [first] = answers;
  expect(first?.slice(0, 3)).toEqual([
    existingUser,
    200,
    { resultText: 'Ok_ExistingUser', isLinkMailed: true, mailState: 'Sent' },
  ]);
  expect(answers).toEqual([first, first, first]);
});

test('the invited person who is signed in joins by a link that was passed on', async () => {
  const { email, headers } = await account();
  const { link } = await passedOn(email);
  const before = await mailsTo(email);
  expect(await validate(service, link, { headers })).toEqual(existingUser);
  expect(await accept(service, link, {}, { headers })).toEqual(existingUser);
  expect(await linksOf(email)).toHaveLength(1);
  expect(await mailsTo(email)).toBe(before);
});

test('a token of My Account works in the session that got it, and in no other', async () => {
  const { email, userID } = demoAccounts.ordinaryUser;
  const summary = await service.call(`/api/User/summary/${userID}`, { as: 'ordinaryUser' });
  const { organisationUserInvites } = (await summary.json()) as UserSummary;
  const elsewhere = fixedIdentifier('invite', 2);
  const own = organisationUserInvites.find((one) => one.organisationUserInviteID === elsewhere);
  const opened = { email, token: own?.token ?? '' };
  for (const session of [{}, administrator]) {
    const answer = await sendAcceptance(service, opened, {}, session);
    expect(await answer.json()).toMatchObject({ isLinkMailed: true });
  }
  const answer = await sendAcceptance(service, opened, {}, { as: 'ordinaryUser' });
  expect(await answer.json()).toEqual({ resultText: 'Ok_ExistingUser' });
  expect(await readAuditLog(service, `${email} accepted the invitation`)).toEqual([
    {
      type: 113,
      userID,
      message: `${email} accepted the invitation from My Account, invited by Yannick Imhof.`,
    },
  ]);
});

describe('the audit log names', () => {
  const { administrator: ada } = demoAccounts;
  const accepted = (email: string) => readAuditLog(service, `${email} accepted`);

  test.each([
    ['Nobody', {}],
    ['Ada Marchetti', administrator],
  ])('the invited person for a mailed link while %s is signed in', async (name, session) => {
    const { id, ...mailed } = await invite(service, { isOrgAdmin: true });
    const { email } = mailed;
    await accept(service, mailed, {}, session);
    const [saved] = await accountsOf(email);
    const userID = saved?.user_id;
    expect(await accepted(email)).toEqual([
      {
        type: 113,
        userID,
        message: `${email} accepted the invitation as an administrator by the mailed link, invited by Ada Marchetti. ${name} was signed in.`,
      },
    ]);
    const granted = await readAuditLog(service, `Nia Okafor ${email} was`);
    expect(granted).toMatchObject([
      { type: 200, userID },
      { type: 103, userID },
      { type: 105, userID },
    ]);
  });

  test('the invited person and the maker of the link', async () => {
    const { email, headers } = await account();
    const { link } = await passedOn(email);
    await accept(service, link, {}, { headers });
    const [saved] = await accountsOf(email);
    expect((await accepted(email)).slice(1)).toEqual([
      {
        type: 113,
        userID: saved?.user_id,
        message: `${email} accepted the invitation as an administrator by a link that Ada Marchetti passed on, invited by Ada Marchetti.`,
      },
    ]);
  });

  test('who opened a link that was passed on, and that a mail followed', async () => {
    const { email, link } = await passedOn();
    await accept(service, link);
    await accept(service, link, {}, administrator);
    const opened = `The invitation of ${email} was opened by a link that Ada Marchetti passed on.`;
    const then = 'A link is mailed to the address.';
    expect(await readAuditLog(service, `${email} was opened`)).toEqual([
      { type: 112, userID: null, message: `${opened} Nobody was signed in. ${then}` },
      { type: 112, userID: ada.userID, message: `${opened} Ada Marchetti was signed in. ${then}` },
    ]);
  });
});

test('a link that was passed on sends five mails an hour at most', async () => {
  const { email, link } = await passedOn();
  const before = await mailsTo(email);
  for (let sent = 0; sent < 5; sent += 1) {
    expect(await accept(service, link)).toEqual(existingUser);
  }
  expect(await accept(service, link)).toEqual({
    status: 400,
    text: 'BadRequest',
    reason:
      'You have tried too many times in a short period. Please wait a while before trying again.',
  });
  expect(await mailsTo(email)).toBe(before + 5);
});

test('a link that was passed on and then withdrawn sends no mail', async () => {
  const { email, id, link } = await passedOn();
  const before = await mailsTo(email);
  await service.call(`/api/organisation/${harbour}/invite/batch`, {
    ...administrator,
    body: { changes: [], deletes: [id] },
  });
  expect(await accept(service, link)).toMatchObject({ status: 404 });
  expect(await mailsTo(email)).toBe(before);
});

test('without a mail server, a link that was passed on says what still works', async () => {
  const { email, link } = await passedOn();
  const silent = await testService({
    isDemo: false,
    databaseUrl: `file:${service.folder}/service.db`,
  });
  expect(await accept(silent, link)).toEqual({
    status: 400,
    text: 'BadRequest',
    reason:
      'This link was passed on, and the server cannot send the mail that has to prove the address. If you have an account with this address, sign in and open the link again.',
  });
  expect(await accountsOf(email)).toEqual([]);
  await silent.close();
});
