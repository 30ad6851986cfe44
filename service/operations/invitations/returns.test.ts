import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Invite, OrganisationUserLink, TeamMemberLink } from '../../../src/api/schema.gen';
import { demoAccounts } from '../../database/seed/demo-accounts';
import { readAuditLog } from '../../testing/audit-log';
import { accept, invite } from '../../testing/invitations';
import { demo, organisationCalls } from '../../testing/organisation-access';
import { type TestService, testService } from '../../testing/test-service';

const { email, userID: person } = demoAccounts.ordinaryUser;
const team = demo.team(1);

let service: TestService;

const { call, read } = organisationCalls(() => service);
const links = () => read<OrganisationUserLink[]>('/links');
const ownLink = async () => (await links()).find(({ teamUserID }) => teamUserID === person);

beforeEach(async () => {
  service = await testService();
  await save('/links/batch', [], [(await ownLink())?.organisationUserLinkID ?? '']);
});
afterEach(() => service.close());

async function save<Row>(path: string, changes: object[], deletes: string[] = []) {
  const answer = await call(path, { changes, deletes }, 'superUser');
  expect([answer.status, answer.headers.get('X-Error-Reason')]).toEqual([200, null]);
  const rows = ((await answer.json()) as { changes: Row[] }).changes;
  return { row: rows[0] as Row, undoID: answer.headers.get('Undo-Id') };
}
const own = { linkType: 1, isOrgAdmin: true, teamUserID: person };
const pending = async () =>
  (await read<Invite[]>('/invite')).filter((sent) => sent.email === email).length;

test('whose access was taken away does not return by an older invitation', async () => {
  const sent = await invite(service, { email, isOrgAdmin: true });
  const { row } = await save<OrganisationUserLink>('/links/batch', [own]);
  const { undoID } = await save('/links/batch', [], [row.organisationUserLinkID]);
  expect(await pending()).toBe(0);
  expect(await accept(service, sent)).toMatchObject({ status: 404 });
  expect((await readAuditLog(service, email)).at(-1)).toEqual({
    type: 114,
    userID: demo.user(1),
    message: `The invitation of ${email} was withdrawn: access of that person was taken away.`,
  });
  expect((await call('/undo', { undoID }, 'superUser')).status).toBe(200);
  expect(await ownLink()).toMatchObject({ isOrgAdmin: true });
});

test('whose account was deleted does not return with another one by an older invitation', async () => {
  const sent = await invite(service, { email });
  await save('/links/batch', [own]);
  const body = { changes: [], deletes: [person] };
  expect((await service.call('/api/user/batch', { as: 'superUser', body })).status).toBe(200);
  expect(await accept(service, sent)).toMatchObject({ status: 404 });
});

test.each([
  ['to the team of a deleted account does not outlive it', [team], 404],
  ['to another team stays', [demo.team(2)], 200],
])('an invitation %s', async (_, teamMembershipIDs, status) => {
  const sent = await invite(service, { email, teamMembershipIDs });
  const body = { changes: [], deletes: [person] };
  expect((await service.call('/api/user/batch', { as: 'superUser', body })).status).toBe(200);
  expect(await accept(service, sent)).toMatchObject({ status });
});

test.each([
  ['to the team does not outlive it', [team], 0],
  ['to something else stays', [], 1],
])('an invitation of a removed member %s', async (_, teamMembershipIDs, left) => {
  await invite(service, { email, teamMembershipIDs });
  const members = await read<TeamMemberLink[]>(`/team/${team}/members`);
  const member = members.find(({ userID }) => userID === person);
  await save(`/team/${team}/members/batch`, [], [member?.teamUserLinkID ?? '']);
  expect(await pending()).toBe(left);
});

test('invitations to other addresses and of other organisations stay', async () => {
  const other = await invite(service, {});
  const lists = { permissionGroupIDs: [], rootNodes: [], teamMembershipIDs: [] };
  const body = { email, isOrgAdmin: false, ...lists };
  const above = demo.organisation(2);
  expect((await call('/sendinvite', body, 'superUser', above)).status).toBe(200);
  const { row } = await save<OrganisationUserLink>('/links/batch', [own]);
  await save('/links/batch', [], [row.organisationUserLinkID]);
  expect(await accept(service, other)).toMatchObject({ status: 200 });
  const invites = await read<Invite[]>('/invite', 'superUser', above);
  expect(invites.some((sent) => sent.email === email)).toBe(true);
});
