import type { Client } from '@libsql/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Invite, OrganisationUserLink, TeamMemberLink } from '../../../src/api/schema.gen';
import { demoAccounts, demoPassword } from '../../database/seed/demo-accounts';
import { readAuditLog } from '../../testing/audit-log';
import { fileOf } from '../../testing/fresh-organisation';
import { invite, validate } from '../../testing/invitations';
import {
  alpine,
  demo,
  harbour,
  organisationCalls,
  refusal,
} from '../../testing/organisation-access';
import { signIn, type TestService, testService } from '../../testing/test-service';
import { undoLifetime } from './kept-deletion';

let service: TestService;
let file: Client;

beforeEach(async () => {
  service = await testService();
  file = fileOf(service);
});

afterEach(async () => {
  file.close();
  await service.close();
});

const { call, read } = organisationCalls(() => service);
const support = demo.team(1);
const tables = [
  'team_members',
  'organisation_user_links',
  'permission_group_assignments',
  'link_root_nodes',
  'invites',
  'invite_tokens',
];

/** Reads all rows of the tables from which something is deleted. */
async function snapshot() {
  const found: Record<string, string[]> = {};
  for (const table of tables) {
    const { rows } = await file.execute(`select * from ${table}`);
    found[table] = rows.map((row) => JSON.stringify(row)).sort();
  }
  return found;
}

const countKept = async () => (await file.execute('select * from kept_deletions')).rows.length;

/** Counts the entries of today that have a change in the history of a record. */
const countRecorded = async () => {
  const { rows } = await file.execute({
    sql: `select distinct entry.audit_log_entry_id from audit_log_changes change
          join audit_log_entries entry on entry.audit_log_entry_id = change.audit_log_entry_id
          where entry.date_time_created = ?`,
    args: [service.clock.now.getTime()],
  });
  return rows.length;
};

/** The batches whose deletions can be undone, each with the deletion of one record. */
const kinds = {
  member: { path: `/team/${support}/members/batch`, id: async () => (await member()).id },
  link: { path: '/links/batch', id: async () => (await restrictedLink()).id },
  invitation: {
    path: '/invite/batch',
    id: async () => (await firstInvite()).organisationUserInviteID,
  },
};
type Kind = keyof typeof kinds;

async function member() {
  const list = await read<TeamMemberLink[]>(`/team/${support}/members`);
  const own = demoAccounts.administrator.userID;
  const found = list.find(({ userID }) => userID !== own);
  if (!found) throw new Error('Nobody else is in the team.');
  return { id: found.teamUserLinkID, userID: found.userID, name: found.userName };
}

async function restrictedLink() {
  const { rows } = await file.execute({
    sql: `select organisation_user_link_id as id, user_id as userID from organisation_user_links link
          where organisation_id = ? and user_id is not null and user_id <> ?
            and exists (select 1 from link_root_nodes node
                        where node.organisation_user_link_id = link.organisation_user_link_id)
            and exists (select 1 from permission_group_assignments given
                        where given.organisation_user_link_id = link.organisation_user_link_id)`,
    args: [harbour, demoAccounts.administrator.userID],
  });
  return { id: String(rows[0]?.id), userID: String(rows[0]?.userID) };
}

async function firstInvite(): Promise<Invite> {
  const [found] = await read<Invite[]>('/invite');
  if (!found) throw new Error('There is no invitation.');
  return found;
}

async function deleteOne(kind: Kind) {
  const { path, id } = kinds[kind];
  const deleted = await id();
  // A batch may name a record more than once.
  const response = await call(path, { changes: [], deletes: Array(201).fill(deleted) });
  expect(response.status).toBe(200);
  return { deleted, undoID: response.headers.get('Undo-Id') ?? '' };
}

const undo = (undoID: string, ...from: [as?: Parameters<typeof call>[2], orgId?: string]) =>
  call('/undo', { undoID }, ...from);
const over = { status: 404, code: 'It can no longer be undone.', reason: '' };
const refused = { status: 400, code: 'BadRequest' };

describe.each(Object.keys(kinds) as Kind[])('the deletion of a %s', (kind) => {
  test('is undone with every row that depends on it, once', async () => {
    const before = await snapshot();
    const { deleted, undoID } = await deleteOne(kind);
    expect(await snapshot()).not.toEqual(before);
    const response = await undo(undoID);
    expect([response.status, await response.json()]).toEqual([200, { restoredIDs: [deleted] }]);
    expect(await snapshot()).toEqual(before);
    const entries = await readAuditLog(service, 'was undone.');
    expect(entries.map(({ userID }) => userID)).toEqual([demoAccounts.administrator.userID]);
    expect(await countRecorded()).toBe(kind === 'invitation' ? 0 : 2);
    expect(await refusal(await undo(undoID))).toEqual(over);
  });

  test('cannot be undone when its time is over', async () => {
    const { undoID } = await deleteOne(kind);
    service.clock.now = new Date(service.clock.now.getTime() + undoLifetime);
    expect(await refusal(await undo(undoID))).toEqual(over);
  });
});

describe('nobody else undoes it', () => {
  test('another session of the same person', async () => {
    const { undoID } = await deleteOne('member');
    const Cookie = await signIn(service, demoAccounts.administrator.email, demoPassword);
    const path = `/api/organisation/${harbour}/undo`;
    const other = await service.call(path, { body: { undoID }, headers: { Cookie } });
    expect(await refusal(other)).toEqual(over);
    expect((await undo(undoID)).status).toBe(200);
  });

  test('a super user, in this organisation or through another one', async () => {
    const { undoID } = await deleteOne('link');
    expect(await refusal(await undo(undoID, 'superUser'))).toEqual(over);
    expect(await refusal(await undo(undoID, 'superUser', alpine))).toEqual(over);
  });

  test('the same session through another organisation', async () => {
    const batch = { changes: [], deletes: [(await member()).id] };
    const response = await call(kinds.member.path, batch, 'superUser');
    const undoID = response.headers.get('Undo-Id') ?? '';
    expect(await refusal(await undo(undoID, 'superUser', alpine))).toEqual(over);
    expect((await undo(undoID, 'superUser')).status).toBe(200);
  });

  test('somebody who has lost the role meanwhile', async () => {
    const { undoID } = await deleteOne('invitation');
    const before = await snapshot();
    const { userID } = demoAccounts.administrator;
    await file.execute({
      sql: 'update organisation_user_links set is_org_admin = 0 where user_id = ?',
      args: [userID],
    });
    await file.execute({ sql: 'delete from team_members where user_id = ?', args: [userID] });
    expect((await undo(undoID)).status).toBe(403);
    expect((await snapshot()).invites).toEqual(before.invites);
  });

  test('a session that has ended leaves nothing to undo', async () => {
    await deleteOne('member');
    expect(await countKept()).toBe(1);
    const Cookie = await service.cookieOf('administrator');
    await service.fetch('/authentication/logout', { method: 'POST', headers: { Cookie } });
    expect(await countKept()).toBe(0);
  });
});

describe('what has changed meanwhile', () => {
  const meanwhile = async (path: string, changes: object[]) => {
    const response = await call(path, { changes, deletes: [] });
    expect([response.status, response.headers.get('X-Error-Reason')]).toEqual([200, null]);
  };

  test('a person who was added again stays as they are', async () => {
    const { userID, name } = await member();
    const { undoID } = await deleteOne('member');
    await meanwhile(kinds.member.path, [{ teamID: support, userID }]);
    const before = await snapshot();
    const reason = `${name} was added again meanwhile.`;
    expect(await refusal(await undo(undoID))).toEqual({ ...refused, reason });
    expect(await snapshot()).toEqual(before);
  });

  test('after a refusal it can be undone once nothing is in the way', async () => {
    const { userID } = await restrictedLink();
    const { undoID } = await deleteOne('link');
    await meanwhile(kinds.link.path, [{ linkType: 1, isOrgAdmin: false, teamUserID: userID }]);
    const { reason } = await refusal(await undo(undoID));
    expect(reason).toMatch(/^.+ was given access again meanwhile\.$/);
    const again = (await read<OrganisationUserLink[]>('/links')).find(
      ({ teamUserID }) => teamUserID === userID,
    );
    const deletes = [again?.organisationUserLinkID];
    await call(kinds.link.path, { changes: [], deletes });
    expect((await undo(undoID)).status).toBe(200);
  });

  test('a link does not return without an outlet or a group that it had', async () => {
    const { id } = await restrictedLink();
    const { rows } = await file.execute({
      sql: 'select node_id from link_root_nodes where organisation_user_link_id = ?',
      args: [id],
    });
    const { undoID } = await deleteOne('link');
    await file.execute('pragma foreign_keys = off');
    await file.execute({
      sql: 'delete from outlet_nodes where node_id = ?',
      args: [String(rows[0]?.node_id)],
    });
    const reason = 'A record that it needs has been deleted meanwhile.';
    expect(await refusal(await undo(undoID))).toEqual({ ...refused, reason });
  });

  test('an address that was invited again, in other letters, has one invitation', async () => {
    const { email } = await firstInvite();
    const { undoID } = await deleteOne('invitation');
    await invite(service, { email: email.toUpperCase() });
    const reason = `${email} was invited again meanwhile.`;
    expect(await refusal(await undo(undoID))).toEqual({ ...refused, reason });
  });

  test('an invitation does not return when its sender may not give it any more', async () => {
    const { id, email } = await invite(service);
    const batch = { changes: [], deletes: [id] };
    const response = await call(kinds.invitation.path, batch, 'superUser');
    const sql = 'update organisation_user_links set is_org_admin = ? where user_id = ?';
    const setRole = (role: number) =>
      file.execute({ sql, args: [role, demoAccounts.administrator.userID] });
    await setRole(0);
    const undoID = response.headers.get('Undo-Id') ?? '';
    const reason = `Ada Marchetti, who invited ${email}, may not give this access any more. Invite ${email} again.`;
    expect(await refusal(await undo(undoID, 'superUser'))).toEqual({ ...refused, reason });
    await setRole(1);
    expect((await undo(undoID, 'superUser')).status).toBe(200);
  });
});

test('the link of an invitation works again, and does not in between', async () => {
  const { id, ...opened } = await invite(service);
  const response = await call(kinds.invitation.path, { changes: [], deletes: [id] });
  expect((await validate(service, opened)).status).toBe(404);
  await undo(response.headers.get('Undo-Id') ?? '');
  expect((await validate(service, opened)).status).toBe(200);
});

test('a token of My Account does not come back with its invitation, and a read makes another', async () => {
  const { email, userID } = demoAccounts.superUser;
  const { id } = await invite(service, { email });
  const works = async () => {
    const answer = await service.call(`/api/User/summary/${userID}`, { as: 'superUser' });
    const [{ token }] = (await answer.json()).organisationUserInvites;
    return async () => (await validate(service, { email, token }, { as: 'superUser' })).status;
  };
  const before = await works();
  expect(await before()).toBe(200);
  const response = await call(kinds.invitation.path, { changes: [], deletes: [id] });
  await undo(response.headers.get('Undo-Id') ?? '');
  expect(await before()).toBe(404);
  expect(await (await works())()).toBe(200);
});

test('the kept row names nobody, and goes when its time is over', async () => {
  const { email } = await firstInvite();
  const { undoID } = await deleteOne('invitation');
  const { rows } = await file.execute('select * from kept_deletions');
  expect(JSON.stringify(rows)).not.toContain(email);
  expect(JSON.stringify(rows)).not.toContain(undoID);
  service.clock.now = new Date(service.clock.now.getTime() + undoLifetime);
  await service.restart();
  await expect.poll(countKept).toBe(0);
});

test('a batch that deletes nothing, or was refused, cannot be undone', async () => {
  const { id } = await member();
  const refused = await call(kinds.member.path, {
    changes: [],
    deletes: [id, id.replace(/.$/, 'f')],
  });
  expect([refused.status, refused.headers.get('Undo-Id')]).toEqual([400, null]);
  const empty = await call(kinds.member.path, { changes: [], deletes: [] });
  expect([empty.status, empty.headers.get('Undo-Id')]).toEqual([200, null]);
  expect(await countKept()).toBe(0);
});
