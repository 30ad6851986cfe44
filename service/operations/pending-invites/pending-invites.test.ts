import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Invite, InviteLink } from '../../../src/api/schema.gen';
import { hashToken } from '../../authentication/random-token';
import { demoAccounts } from '../../database/seed/demo-accounts';
import { fixedIdentifier } from '../../database/seed/fixed-identifiers';
import { readAuditLog } from '../../testing/audit-log';
import { type TestService, testService } from '../../testing/test-service';

const harbour = fixedIdentifier('organisation', 3);
const newPerson = fixedIdentifier('invite', 1);
/** The id of an invitation to another organisation than Harbour Restaurants. */
const elsewhere = fixedIdentifier('invite', 2);

let service: TestService;

beforeAll(async () => {
  service = await testService();
});

afterAll(() => service.close());

const at = (path: string) => `/api/organisation/${harbour}/invite${path}`;
const list = async () =>
  (await (await service.call(at(''), { as: 'administrator' })).json()) as Invite[];
const post = (path: string, body?: object) =>
  service.call(at(path), { as: 'administrator', method: 'POST', body });
const idOf = async (wanted: string) =>
  (await list()).find(({ email }) => email === wanted)?.organisationUserInviteID ?? '';

/** Reads the hashes of the tokens that accept an invitation, and when they expire. */
async function tokensOf(id: string) {
  const client = createClient({ url: `file:${join(service.folder, 'service.db')}` });
  const { rows } = await client.execute({
    sql: `select token_hash, date_time_expires from invite_tokens
          where organisation_user_invite_id = ? order by rowid`,
    args: [id],
  });
  client.close();
  return rows.map((row) => ({ hash: row.token_hash, expires: Number(row.date_time_expires) }));
}

const linkPattern = /^http:\/\/console\.test\/invitations\/validate\/([\w-]{43})\/(.+)$/;

test('the list has all invitations that nobody has accepted, also expired ones', async () => {
  const invites = await list();
  expect(invites.map(({ email }) => email)).toEqual([
    'new.person@demo.test',
    'second.manager@demo.test',
    'too.late@demo.test',
  ]);
  expect(invites[0]).toEqual({
    organisationUserInviteID: newPerson,
    email: 'new.person@demo.test',
    expiryDateTimeUTC: '2026-11-27T00:00:00.000Z',
    senderName: 'Ada Marchetti',
    isOrgAdmin: false,
    senderUserID: demoAccounts.administrator.userID,
    mailState: 'Sent',
  });
});

describe('withdrawing invitations', () => {
  test('a batch withdraws all or none, and only invitations of this organisation', async () => {
    const before = await list();
    const response = await post('/batch', { changes: [], deletes: [newPerson, elsewhere] });
    expect([response.status, await response.text()]).toEqual([400, 'BadRequest']);
    expect(response.headers.get('X-Error-Reason')).toBe(
      'An invitation to withdraw does not exist.',
    );
    expect(await list()).toEqual(before);
  });

  test('withdrawing an invitation ends its links', async () => {
    const id = await idOf('second.manager@demo.test');
    const response = await post('/batch', { changes: [], deletes: [id, id] });
    expect(await response.json()).toEqual({ changes: [], deletes: [id] });
    expect(await tokensOf(id)).toEqual([]);
    expect((await readAuditLog(service, 'second.manager')).at(-1)?.message).toBe(
      'The invitation of second.manager@demo.test was withdrawn.',
    );
  });
});

describe('a link', () => {
  test('each call creates another link, which works as long as the invitation', async () => {
    const links = [];
    for (const _ of [1, 2]) {
      links.push((await (await post(`/${newPerson}/link`)).json()) as InviteLink);
    }
    const tokens = links.map(({ link }) => linkPattern.exec(link)?.[1] ?? '');
    expect(new Set(tokens).size).toBe(2);
    expect(linkPattern.exec(links[0]?.link ?? '')?.[2]).toBe('new.person%40demo.test');
    const kept = (await tokensOf(newPerson)).slice(-2);
    expect(kept.map(({ hash }) => hash)).toEqual(tokens.map(hashToken));
    expect(kept.map(({ expires }) => new Date(expires).toISOString())).toEqual(
      links.map(({ expiryDateTimeUTC }) => expiryDateTimeUTC),
    );
    expect((await readAuditLog(service, 'A link to the invitation')).length).toBe(2);
  });

  test('the service creates no link for expired or foreign invitations', async () => {
    const expired = await post(`/${await idOf('too.late@demo.test')}/link`);
    expect([expired.status, await expired.text()]).toEqual([400, 'BadRequest_InvitationExpired']);
    for (const path of [`/${elsewhere}/link`, `/${elsewhere}/resend`]) {
      expect((await post(path)).status).toBe(404);
    }
  });
});

describe('sending again', () => {
  test('it renews an expired invitation and mails a new link', async () => {
    const id = await idOf('too.late@demo.test');
    const response = await post(`/${id}/resend`);
    expect(await response.json()).toMatchObject({
      organisationUserInviteID: id,
      expiryDateTimeUTC: '2026-11-28T12:00:00.000Z',
      senderName: 'Ada Marchetti',
    });
    const outbox = await (await service.fetch('/dev/outbox')).text();
    const token = /invitations\/validate\/([\w-]{43})\/too\.late%40demo\.test/.exec(outbox)?.[1];
    expect((await tokensOf(id)).at(-1)).toEqual({
      hash: hashToken(token ?? ''),
      expires: Date.parse('2026-11-28T12:00:00Z'),
    });
    expect((await readAuditLog(service, 'too.late')).at(-1)?.message).toBe(
      'The invitation of too.late@demo.test was sent again: with the permission group Managers.',
    );
  });

  test('the service refuses when the person has joined in another way', async () => {
    const sent = await service.call(`/api/organisation/${harbour}/sendinvite`, {
      as: 'administrator',
      body: {
        email: 'soon.here@demo.test',
        isOrgAdmin: false,
        permissionGroupIDs: [],
        rootNodes: [],
        teamMembershipIDs: [],
      },
    });
    const { organisationUserInviteID } = (await sent.json()) as Invite;
    const user = { shortName: 'Soon', fullName: 'Soon Here', email: 'soon.here@demo.test' };
    const saved = await service.call('/api/user/batch', {
      as: 'superUser',
      body: { changes: [user], deletes: [] },
    });
    const [{ userID }] = ((await saved.json()) as { changes: [{ userID: string }] }).changes;
    const linked = await service.call(`/api/organisation/${harbour}/links/batch`, {
      as: 'superUser',
      body: { changes: [{ linkType: 1, isOrgAdmin: false, teamUserID: userID }], deletes: [] },
    });
    expect(linked.status).toBe(200);
    const response = await post(`/${organisationUserInviteID}/resend`);
    expect(await response.text()).toBe('BadRequest_UserHasAlreadyJoined');
  });
});
