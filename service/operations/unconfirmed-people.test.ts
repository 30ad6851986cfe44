import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  OrganisationSummary,
  OrganisationUserLink,
  TeamMemberLink,
  User,
  UserValue,
} from '../../src/api/schema.gen';
import { demoAccounts } from '../database/seed/demo-accounts';
import { fileOf, freshOrganisation } from '../testing/fresh-organisation';
import { accept, invite } from '../testing/invitations';
import { demo, organisationCalls, refusal, zeros } from '../testing/organisation-access';
import { type TestService, testService } from '../testing/test-service';
import { leaveUnconfirmed } from '../testing/unconfirmed';

const uma = demoAccounts.ordinaryUser;
const link = demo.link(2);
const team = `/team/${demo.team(2)}/members`;
const unconfirmed = {
  status: 400,
  code: 'BadRequest',
  reason:
    'The account cannot be given rights: nobody has confirmed the email address of Uma Olsen yet. A new password, which the person sets by a link from a mail, confirms it.',
};

let service: TestService;

beforeAll(async () => {
  service = await testService();
  await leaveUnconfirmed(service);
});

afterAll(() => service.close());

const { call, read } = organisationCalls(() => service);
const batch = (...changes: object[]) => ({ changes, deletes: [] as string[] });

/** Reads every row that gives rights. */
async function rights() {
  const file = fileOf(service);
  const tables = [
    'organisation_user_links',
    'permission_group_assignments',
    'link_root_nodes',
    'team_members',
    'users',
  ];
  const found = [];
  for (const table of tables) found.push((await file.execute(`select * from ${table}`)).rows);
  file.close();
  return JSON.stringify(found);
}

const ownLink = { linkType: 1, isOrgAdmin: false, teamUserID: uma.userID };
const assignment = (userPermissionGroupID: string) => ({
  userPermissionGroupAssignmentID: zeros,
  organisationUserLinkID: link,
  userPermissionGroupID,
});
const outlet = (nodeID: string, nodeType = 2) => ({
  nodeID,
  nodeType,
  organisationUserLinkID: link,
});

describe('an unconfirmed account is not given', () => {
  test.each<[string, () => Promise<Response>]>([
    [
      'access to an organisation',
      () => call('/links/batch', batch(ownLink), 'administrator', demo.organisation(4)),
    ],
    [
      'the rights of an administrator',
      () =>
        call('/links/batch', batch({ ...ownLink, isOrgAdmin: true, organisationUserLinkID: link })),
    ],
    [
      'a permission group',
      () => call(`/links/${link}/assignments/batch`, batch(assignment(demo.group(3)))),
    ],
    ['another outlet', () => call(`/links/${link}/RootNodes/batch`, batch(outlet(demo.place(3))))],
    [
      'access to all outlets',
      () => call(`/links/${link}/RootNodes/batch`, { changes: [], deletes: [demo.place(2)] }),
    ],
    [
      'a place in a team',
      () => call(`${team}/batch`, batch({ teamID: demo.team(2), userID: uma.userID })),
    ],
    [
      'a new organisation',
      async () => {
        const { organisationID } = await freshOrganisation(service);
        const request = {
          currencyCode: 'GBP',
          initialAdminTeamID: null,
          initialAdminUserID: uma.userID,
          defaultConfigTemplateOrgCode: null,
          authorisedAppIds: [],
        };
        return call('/initialise', request, 'superUser', organisationID);
      },
    ],
  ])('%s', async (_what, give) => {
    const before = await rights();
    expect(await refusal(await give())).toEqual(unconfirmed);
    expect(await rights()).toBe(before);
  });

  test('the rights of a super user, but other changes are saved and keep the mark', async () => {
    const answer = await service.call(`/api/user/${uma.userID}`, { as: 'superUser' });
    const { isEmailUnconfirmed, ...user } = (await answer.json()) as User;
    expect(isEmailUnconfirmed).toBe(true);
    const save = (change: object) =>
      service.call('/api/user/batch', { as: 'superUser', body: batch({ ...user, ...change }) });
    expect(await refusal(await save({ scopes: ['superuser'] }))).toEqual(unconfirmed);
    const saved = await save({ shortName: 'Umi', email: 'uma.olsen@demo.test' });
    expect(await saved.json()).toMatchObject({ changes: [{ isEmailUnconfirmed: true }] });
    await save({});
  });

  test('what an invitation grants', async () => {
    const opened = await invite(service, { email: 'emre.kohler@northwind.test' });
    const file = fileOf(service);
    await file.execute({
      sql: 'update users set is_email_unconfirmed = true where email = ?',
      args: [opened.email],
    });
    file.close();
    expect(await accept(service, opened)).toEqual({
      status: 400,
      text: 'BadRequest_InvitationHasInvalidParameters',
      reason:
        'Nobody has confirmed yet who reads the mail of this address. Set a new password by mail, then open this link again.',
    });
  });
});

test('rights of an unconfirmed account can be taken away', async () => {
  const assignments = await read<{ userPermissionGroupAssignmentID: string }[]>(
    `/links/${link}/assignments`,
  );
  const ids = assignments.map((one) => one.userPermissionGroupAssignmentID);
  const taken = await call(`/links/${link}/assignments/batch`, { changes: [], deletes: ids });
  expect(taken.status).toBe(200);
  const replaced = await call(`/links/${link}/RootNodes/batch`, {
    changes: [outlet(demo.place(2))],
    deletes: [],
  });
  expect(replaced.status).toBe(200);
});

test('lists mark an unconfirmed account, and no other', async () => {
  const marked = (list: { isEmailUnconfirmed?: boolean }[]) =>
    list.filter((entry) => 'isEmailUnconfirmed' in entry);
  const links = await read<OrganisationUserLink[]>('/links');
  expect(marked(links)).toMatchObject([{ teamUserID: uma.userID, isEmailUnconfirmed: true }]);
  const people = await read<UserValue[]>('/users/values');
  expect(marked(people)).toMatchObject([{ key: uma.userID, isEmailUnconfirmed: true }]);
  const members = await read<TeamMemberLink[]>(`/team/${demo.team(1)}/members`);
  expect(marked(members)).toMatchObject([{ userID: uma.userID, isEmailUnconfirmed: true }]);
  const summary = await service.call(`/api/Organisation/summary/${demo.organisation(3)}`, {
    as: 'administrator',
  });
  const { links: shown } = (await summary.json()) as OrganisationSummary;
  expect(marked(shown)).toMatchObject([{ organisationUserLinkID: link }]);
  const everybody = await service.call('/api/user', { as: 'superUser' });
  expect(marked((await everybody.json()) as User[]).length).toBe(2);
});
