import type { Client } from '@libsql/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Session, UserSummary } from '../../../src/api/schema.gen';
import { demoAccounts, demoPassword } from '../../database/seed/demo-accounts';
import { fixedIdentifier } from '../../database/seed/fixed-identifiers';
import { readAuditLog } from '../../testing/audit-log';
import { fileOf } from '../../testing/fresh-organisation';
import {
  accept,
  documents,
  freshAddress,
  goodPassword,
  harbour,
  invite,
  partsOfLink,
  validate,
} from '../../testing/invitations';
import { serviceWithMail } from '../../testing/mail-server';
import { signIn, type TestService, testService } from '../../testing/test-service';

const quayStreet = fixedIdentifier('outletNode', 2);
const managers = fixedIdentifier('permissionGroup', 2);
const areaManagers = fixedIdentifier('team', 1);
const newLink = '00000000-0000-0000-0000-000000000000';
const newUser = { status: 200, text: 'Ok_NewUser', reason: null };
const existingUser = { ...newUser, text: 'Ok_ExistingUser' };
const missing = { status: 404, text: 'NotFound_InvitationExpiredOrMissing', reason: null };

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
const person = async (email: string) =>
  (await rows('select * from users where email = ?', email))[0];

test('everybody reads the latest documents to agree to, signed in or not', async () => {
  for (const as of [undefined, 'ordinaryUser'] as const) {
    const answer = await service.call('/api/consentdocuments', { as });
    expect(await answer.json()).toEqual([
      { consentDocumentID: documents[1], title: 'Privacy notice', version: '2.1' },
      { consentDocumentID: documents[0], title: 'Terms of use', version: '3.0' },
    ]);
  }
});

test('a new person accepts by the mailed link, signs in and has the granted access', async () => {
  const { id, ...mailed } = await invite(service, {
    email: 'nia+till%20@gäste.test',
    isOrgAdmin: true,
    permissionGroupIDs: [managers],
    rootNodes: [{ nodeID: quayStreet, nodeType: 2, organisationUserLinkID: newLink }],
    teamMembershipIDs: [areaManagers],
  });
  expect(mailed.email).toBe('nia+till%20@gäste.test');

  expect(await validate(service, mailed)).toEqual(newUser);
  expect(await validate(service, mailed), 'asking changes nothing').toEqual(newUser);
  expect(
    await accept(service, mailed, {
      userShortName: ' Nia ',
      userFullName: 'Nia Till',
      locale: 'de-CH',
      defaultCurrency: 'CHF',
    }),
  ).toEqual(newUser);

  const saved = await person(mailed.email);
  expect(saved).toMatchObject({
    short_name: 'Nia',
    full_name: 'Nia Till',
    locale: 'de-CH',
    default_currency_code: 'CHF',
    scopes: '[]',
    date_time_created: service.clock.now.getTime(),
  });
  expect(saved?.password_hash).toMatch(/^\$scrypt\$/);
  const userID = String(saved?.user_id);
  const Cookie = await signIn(service, mailed.email, goodPassword);
  const session = await service.call('/Authentication/current', { headers: { Cookie } });
  const [, organisation, isOrgAdmin] = (await session.json()) as Session;
  expect([organisation?.organisationID, isOrgAdmin]).toEqual([harbour, true]);
  const answer = await service.call(`/api/User/summary/${userID}`, { headers: { Cookie } });
  const summary = (await answer.json()) as UserSummary;
  expect(summary.organisationUserInvites).toEqual([]);
  expect(summary.latestConsentDocuments.map(({ consentDocumentID }) => consentDocumentID)).toEqual([
    documents[1],
    documents[0],
  ]);

  const [link] = await rows('select * from organisation_user_links where user_id = ?', userID);
  const linkID = String(link?.organisation_user_link_id);
  expect(link).toMatchObject({ organisation_id: harbour, link_type: 1, is_org_admin: 1 });
  const groups = 'select * from permission_group_assignments where organisation_user_link_id = ?';
  expect(await rows(groups, linkID)).toMatchObject([{ user_permission_group_id: managers }]);
  const nodes = 'select * from link_root_nodes where organisation_user_link_id = ?';
  expect(await rows(nodes, linkID)).toMatchObject([{ node_id: quayStreet, node_type: 2 }]);
  const teams = await rows('select * from team_members where user_id = ?', userID);
  expect(teams).toMatchObject([{ team_id: areaManagers }]);

  const entries = (await readAuditLog(service, '')).slice(-8);
  expect(entries.map(({ type, message }) => [type, message])).toEqual([
    [
      200,
      'User Nia Till was created by accepting an invitation from Ada Marchetti, and agreed to Privacy notice 2.1 and Terms of use 3.0.',
    ],
    [
      113,
      'nia+till%20@gäste.test accepted the invitation as an administrator by the mailed link, invited by Ada Marchetti. Nobody was signed in.',
    ],
    [103, 'Nia Till was given access, invited by Ada Marchetti.'],
    [105, 'Nia Till was made an administrator, invited by Ada Marchetti.'],
    [120, 'The permission group Managers was given to Nia Till, invited by Ada Marchetti.'],
    [120, 'The access of Nia Till was restricted to Quay Street, invited by Ada Marchetti.'],
    [108, expect.stringMatching(/^Nia Till was added to team .+, invited by Ada Marchetti\.$/)],
    [100, 'Signed in with a password (unknown).'],
  ]);
  expect(JSON.stringify([await readAuditLog(service, ''), service.lines])).not.toContain(
    mailed.token,
  );

  // The acceptance uses up every token of the invitation.
  expect(await accept(service, mailed)).toEqual(missing);
  expect(await validate(service, mailed)).toEqual(missing);
  expect(await rows('select * from invites where organisation_user_invite_id = ?', id)).toEqual([]);
  const tokens = 'select * from invite_tokens where organisation_user_invite_id = ?';
  expect(await rows(tokens, id)).toEqual([]);
});

describe('through a mail server', () => {
  let sent: Awaited<ReturnType<typeof serviceWithMail>>;

  beforeAll(async () => {
    sent = await serviceWithMail();
  });

  afterAll(() => sent.close());

  test.each([
    'ñia@gäste.test',
    'a/b?c#d@guests.test',
    '%41+%2B@guests.test',
    "o'neil&co=1@guests.test",
  ])('the address %s arrives unchanged', async (email) => {
    await invite(sent.service, { email });
    const texts = sent.server.text().split('MAIL FROM');
    const mailed = partsOfLink(texts.at(-1) ?? '');
    expect(mailed.email).toBe(email);
    expect(await validate(sent.service, mailed)).toEqual(newUser);
    expect(await accept(sent.service, mailed)).toEqual(newUser);
  });
});

test('a person with an account accepts without a new name, password or consent', async () => {
  const { userID, email } = demoAccounts.ordinaryUser;
  const before = await person(email);
  const consents = 'select * from consent_acceptances where user_id = ? order by 2';
  const agreed = await rows(consents, userID);
  const elsewhere = fixedIdentifier('invite', 2);
  const summary = await service.call(`/api/User/summary/${userID}`, { as: 'ordinaryUser' });
  const { organisationUserInvites } = (await summary.json()) as UserSummary;
  const own = organisationUserInvites.find((one) => one.organisationUserInviteID === elsewhere);
  const opened = { email, token: own?.token ?? '' };
  const session = { as: 'ordinaryUser' } as const;
  expect(await validate(service, opened, session)).toEqual(existingUser);
  const placeholders = {
    userShortName: 'placeholder',
    userFullName: 'placeholder',
    userPassword: 'x',
    locale: '-',
    consentDocumentIds: [],
  };
  expect(await accept(service, opened, placeholders, session)).toEqual(existingUser);
  expect(await person(email)).toEqual(before);
  expect(await rows(consents, userID)).toEqual(agreed);
  await signIn(service, email, demoPassword);
  const after = await service.call(`/api/User/summary/${userID}`, { as: 'ordinaryUser' });
  const { organisationUserLinks } = (await after.json()) as UserSummary;
  expect(organisationUserLinks.map(({ organisationName }) => organisationName)).toContain(
    own?.organisationName,
  );
});

test('of several acceptances at the same time one wins', async () => {
  const opened = await invite(service);
  const outcomes = await Promise.all([1, 2, 3, 4].map(() => accept(service, opened)));
  expect(outcomes.filter(({ status }) => status === 200)).toEqual([newUser]);
  expect(outcomes.filter(({ status }) => status === 404)).toEqual([missing, missing, missing]);
  expect(await rows('select * from users where email = ?', opened.email)).toHaveLength(1);
});

test('two invitations of one new person at the same time create one account', async () => {
  const email = freshAddress();
  const first = await invite(service, { email });
  // The second invitation is for another organisation, to which the administrator cannot invite, so
  // that the test edits the database.
  const alpine = fixedIdentifier('organisation', 1);
  const second = await invite(service, { email: freshAddress() });
  await file.execute({
    sql: `update invites set email = ?, organisation_id = ?, sender_user_id = ?
          where organisation_user_invite_id = ?`,
    args: [email, alpine, demoAccounts.superUser.userID, second.id],
  });
  const outcomes = await Promise.all([
    accept(service, first),
    accept(service, { ...second, email }),
  ]);
  expect(outcomes.map(({ text }) => text).sort()).toEqual(['Ok_ExistingUser', 'Ok_NewUser']);
  const links = `select organisation_id from organisation_user_links join users using (user_id)
    where email = ?`;
  expect(await rows(links, email)).toHaveLength(2);
});

test('an acceptance leaves out groups and teams that were deleted before it', async () => {
  const opened = await invite(service, {
    permissionGroupIDs: [managers],
    teamMembershipIDs: [areaManagers],
  });
  const gone = 'aaaaaaaa-0000-4000-8000-000000000000';
  await file.execute({
    sql: `update invites set permission_group_ids = ?, team_membership_ids = ?
          where organisation_user_invite_id = ?`,
    args: [JSON.stringify([gone, managers]), JSON.stringify([gone]), opened.id],
  });
  expect(await accept(service, opened)).toEqual(newUser);
  const groups = await rows(
    `select user_permission_group_id as id from permission_group_assignments
     join organisation_user_links using (organisation_user_link_id)
     join users using (user_id) where email = ?`,
    opened.email,
  );
  expect(groups).toMatchObject([{ id: managers }]);
});
