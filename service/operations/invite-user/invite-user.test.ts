import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Invite, SendInviteRequest } from '../../../src/api/schema.gen';
import { hashToken } from '../../authentication/random-token';
import { organisations } from '../../database/schema/organisations';
import { demoAccounts } from '../../database/seed/demo-accounts';
import { fixedIdentifier } from '../../database/seed/fixed-identifiers';
import { noMailer } from '../../mail/mailer';
import { readAuditLog } from '../../testing/audit-log';
import { changeBeforeTransaction } from '../../testing/earlier-change';
import { freshOrganisation } from '../../testing/fresh-organisation';
import { serviceWithMail } from '../../testing/mail-server';
import { type CallOptions, type TestService, testService } from '../../testing/test-service';

const harbour = fixedIdentifier('organisation', 3);
const quayStreet = fixedIdentifier('outletNode', 2);
const nowhere = 'aaaaaaaa-0000-4000-8000-000000000000';
const newLink = '00000000-0000-0000-0000-000000000000';

let mailed: Awaited<ReturnType<typeof serviceWithMail>>;
let server: typeof mailed.server;
let service: TestService;

beforeAll(async () => {
  mailed = await serviceWithMail();
  ({ server, service } = mailed);
});

afterAll(() => mailed.close());

const send = (
  change: Partial<SendInviteRequest>,
  as: CallOptions['as'] = 'administrator',
  to = service,
  orgId = harbour,
) =>
  to.call(`/api/organisation/${orgId}/sendinvite`, {
    as,
    body: {
      email: 'somebody@demo.test',
      isOrgAdmin: false,
      permissionGroupIDs: [],
      rootNodes: [],
      teamMembershipIDs: [],
      ...change,
    },
  });

const pending = async (asked = service) =>
  (await (
    await asked.call(`/api/organisation/${harbour}/invite`, { as: 'administrator' })
  ).json()) as Invite[];

async function query(sql: string, ...args: string[]) {
  const client = createClient({ url: `file:${join(service.folder, 'service.db')}` });
  const { rows } = await client.execute({ sql, args });
  client.close();
  return rows;
}

test('the mail server gets the invitation, and its link has the address and a token', async () => {
  const email = 'nia+till%20@demo.test';
  const response = await send({
    email: ` ${email} `,
    isOrgAdmin: true,
    permissionGroupIDs: [fixedIdentifier('permissionGroup', 2)],
    rootNodes: [{ nodeID: quayStreet, nodeType: 2, organisationUserLinkID: newLink }],
    teamMembershipIDs: [fixedIdentifier('team', 1)],
  });
  expect([response.status, response.headers.get('X-Error-Reason')]).toEqual([200, null]);
  const invite = (await response.json()) as Invite;
  expect(invite).toMatchObject({
    email,
    expiryDateTimeUTC: '2026-11-28T12:00:00.000Z',
    senderName: 'Ada Marchetti',
    isOrgAdmin: true,
  });
  expect(await pending()).toContainEqual(invite);

  const text = server.text();
  expect(text).toContain(`RCPT TO:<${email}>`);
  expect(text).toContain('Subject: Invitation to Harbour Restaurants');
  expect(text).toContain('Ada Marchetti invites you to Harbour Restaurants.');
  expect(text).toContain('The link works until 28 November 2026 at 12:00 UTC.');
  const [, token = '', address = ''] =
    /https:\/\/console\.demo\.test\/invitations\/validate\/([\w-]{43})\/(\S+)/.exec(text) ?? [];
  expect(address).toBe('nia%2Btill%2520%40demo.test');
  expect(decodeURIComponent(address)).toBe(email);

  const [kept] = await query(
    `select token_hash, date_time_expires, permission_group_ids, root_nodes, team_membership_ids
     from invites join invite_tokens using (organisation_user_invite_id) where email = ?`,
    email,
  );
  expect(kept).toMatchObject({
    token_hash: hashToken(token),
    date_time_expires: Date.parse(invite.expiryDateTimeUTC),
    permission_group_ids: JSON.stringify([fixedIdentifier('permissionGroup', 2)]),
    root_nodes: JSON.stringify([{ nodeID: quayStreet, nodeType: 2 }]),
    team_membership_ids: JSON.stringify([fixedIdentifier('team', 1)]),
  });
  expect(await readAuditLog(service, email)).toEqual([
    expect.objectContaining({
      userID: demoAccounts.administrator.userID,
      message: `${email} was invited as an administrator, with the permission group Managers, into the team Support, restricted to Quay Street.`,
    }),
  ]);
  expect(JSON.stringify(await readAuditLog(service, ''))).not.toContain(token);
});

test('a second invitation to an address replaces the first and its grants', async () => {
  const first = (await (await send({ email: 'twice@demo.test' })).json()) as Invite;
  const again = await send({ email: 'Twice@demo.test', isOrgAdmin: true });
  expect(await again.json()).toMatchObject({
    organisationUserInviteID: first.organisationUserInviteID,
    isOrgAdmin: true,
  });
  expect((await pending()).filter(({ email }) => /twice/i.test(email))).toHaveLength(1);
});

describe('the service refuses an invitation', () => {
  test.each([
    ['without an address', { email: '' }, 'The email address is not valid.'],
    ['with an @ at the end', { email: 'nobody@' }, 'The email address is not valid.'],
    ['without a dot behind the @', { email: 'no.body@demo' }, 'The email address is not valid.'],
    ['with a line break', { email: 'no@demo.test\nBcc: x@demo.test' }, 'address is not valid.'],
    ['with an unknown group', { permissionGroupIDs: [nowhere] }, 'A permission group does not'],
    [
      'with more than it may have',
      { teamMembershipIDs: Array.from({ length: 5_001 }, () => randomUUID()) },
      'An invitation has at most 5,000 permission groups, teams and outlets together. Choose fewer',
    ],
    ['with an unknown team', { teamMembershipIDs: [nowhere] }, 'A team does not exist.'],
    [
      'with a team of the organisation above, which is not the sender’s to give',
      { teamMembershipIDs: [fixedIdentifier('team', 3)] },
      'Only administrators of Alpine Dealer',
    ],
    [
      'with an unknown outlet',
      { rootNodes: [{ nodeID: nowhere, nodeType: 2 as const, organisationUserLinkID: newLink }] },
      'An outlet of the restrictions',
    ],
    [
      'with an outlet that is said to be a group',
      {
        rootNodes: [{ nodeID: quayStreet, nodeType: 0 as const, organisationUserLinkID: newLink }],
      },
      'An outlet of the restrictions',
    ],
  ])('%s', async (_what, change, reason) => {
    const before = [await pending(), server.lines.length];
    const response = await send(change);
    expect(response.status).toBe(400);
    expect(await response.text()).toBe('BadRequest_InvitationHasInvalidParameters');
    expect(response.headers.get('X-Error-Reason')).toContain(reason);
    expect([await pending(), server.lines.length]).toEqual(before);
  });

  test('with a permission group that applies to all users', async () => {
    const [group] = await query(
      'select user_permission_group_id as id, name from permission_groups where organisation_id = ? and organisation_default',
      harbour,
    );
    const response = await send({ permissionGroupIDs: [String(group?.id)] });
    expect(response.status).toBe(400);
    const reason = `The permission group ${group?.name} applies to all users.`;
    expect(response.headers.get('X-Error-Reason')).toContain(reason);
  });

  test('the service does not invite a person who has joined already', async () => {
    const response = await send({ email: 'USER@demo.test' });
    expect([response.status, await response.text()]).toEqual([
      400,
      'BadRequest_UserHasAlreadyJoined',
    ]);
  });

  test('the service does not invite to an organisation that does not exist', async () => {
    expect((await send({}, 'superUser', service, nowhere)).status).toBe(404);
  });

  test('the service does not invite to an organisation that is deleted while the call waits', async () => {
    const { organisationID: orgId } = await freshOrganisation(service);
    changeBeforeTransaction(service, (database) =>
      database.delete(organisations).where(eq(organisations.organisationID, orgId)),
    );
    const answer = await send({}, 'superUser', service, orgId);
    expect(answer.status).toBe(404);
  });
});

test('super users can also give teams of organisations above', async () => {
  const change = { email: 'helper@demo.test', teamMembershipIDs: [fixedIdentifier('team', 3)] };
  const response = await send(change, 'superUser');
  expect(response.status).toBe(200);

  // With a link, an administrator of this organisation could join that team.
  const { organisationUserInviteID: id } = (await response.json()) as Invite;
  const link = (as: CallOptions['as']) =>
    service.call(`/api/organisation/${harbour}/invite/${id}/link`, { as, method: 'POST' });
  const refused = await link('administrator');
  expect([refused.status, await refused.text()]).toEqual([400, 'BadRequest']);
  expect(refused.headers.get('X-Error-Reason')).toContain('Only administrators of Alpine Dealer');
  expect((await link('superUser')).status).toBe(200);
});

test('without a mail server, only the audit log gets an entry', async () => {
  const broken = await testService({ mailer: noMailer });
  const before = await pending(broken);
  const response = await send({ email: 'unlucky@demo.test' }, 'administrator', broken);
  expect([response.status, await response.text()]).toEqual([
    400,
    'BadRequest_InvitationEmailSendFailure',
  ]);
  const resent = await broken.call(
    `/api/organisation/${harbour}/invite/${fixedIdentifier('invite', 1)}/resend`,
    { as: 'administrator', method: 'POST' },
  );
  expect(await resent.text()).toBe('BadRequest_InvitationEmailSendFailure');
  expect(await pending(broken)).toEqual(before);
  expect(
    (await readAuditLog(broken, 'The invitation of')).slice(-2).map(({ message }) => message),
  ).toEqual([
    'The invitation of unlucky@demo.test could not be sent.',
    'The invitation of new.person@demo.test could not be sent.',
  ]);
  await broken.close();
});
