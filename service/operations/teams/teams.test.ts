import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  AccessibleTeamValue,
  OrganisationUserLink,
  Team,
  TeamBatchResult,
  TeamMemberLink,
  TeamMemberLinkBatchResult,
} from '../../../src/api/schema.gen';
import { demoAccounts } from '../../database/seed/demo-accounts';
import { fixedIdentifier } from '../../database/seed/fixed-identifiers';
import { readAuditLog } from '../../testing/audit-log';
import { type CallOptions, type TestService, testService } from '../../testing/test-service';

const harbour = fixedIdentifier('organisation', 3);
const quay = fixedIdentifier('organisation', 4);
const support = fixedIdentifier('team', 1);
const dealerHelpdesk = fixedIdentifier('team', 3);
const uma = demoAccounts.ordinaryUser.userID;
const nowhere = 'aaaaaaaa-0000-4000-8000-000000000000';

let service: TestService;

beforeAll(async () => {
  service = await testService();
});

afterAll(() => service.close());

type As = CallOptions['as'];
const at = (path: string) => `/api/organisation/${harbour}/team${path}`;
const read = async <T>(path: string, as: As = 'administrator') =>
  (await (await service.call(path, { as })).json()) as T;
const list = () => read<Team[]>(at(''));
const members = (id: string) => read<TeamMemberLink[]>(at(`/${id}/members`));
const commit = (changes: object[], deletes: string[] = [], as: As = 'administrator') =>
  service.call(at('/batch'), { as, body: { changes, deletes } });
const commitMembers = (
  id: string,
  changes: object[],
  deletes: string[] = [],
  as: As = 'administrator',
) => service.call(at(`/${id}/members/batch`), { as, body: { changes, deletes } });

async function outcome(response: Response) {
  const reason = response.headers.get('X-Error-Reason');
  return [response.status, await response.text(), ...(reason ? [reason] : [])];
}

async function addTeam(name: string): Promise<string> {
  const { changes } = (await (await commit([{ name }])).json()) as TeamBatchResult;
  return changes[0]?.teamID ?? '';
}

/** Makes a team of the demo data an administrator of Harbour Restaurants, or removes that. */
async function setAdministrator(teamID: string, isOrgAdmin: boolean): Promise<void> {
  const links = await read<OrganisationUserLink[]>(`/api/organisation/${harbour}/links`);
  const link = links.find(({ teamUserID }) => teamUserID === teamID);
  const change = { ...link, linkType: 2, teamUserID: teamID, isOrgAdmin };
  const response = await service.call(`/api/organisation/${harbour}/links/batch`, {
    as: 'superUser',
    body: { changes: [change], deletes: [] },
  });
  expect(response.status).toBe(200);
}

describe('teams', () => {
  test('the list has the teams by name, with the number of members', async () => {
    const teams = await list();
    expect(teams.map(({ name }) => name)).toEqual(teams.map(({ name }) => name).sort());
    expect(teams).toContainEqual({
      teamID: support,
      name: 'Support',
      ownerOrganisationID: harbour,
      totalMembers: 2,
    });
    expect(await read(at(`/${support}`))).toMatchObject({ name: 'Support', totalMembers: 2 });
  });

  test('teams are added, renamed and deleted, and a restart keeps that', async () => {
    const id = await addTeam('  Bakers  ');
    const { changes } = (await (
      await commit([{ teamID: id, name: 'Pastry cooks' }])
    ).json()) as TeamBatchResult;
    expect(changes).toEqual([
      { teamID: id, name: 'Pastry cooks', ownerOrganisationID: harbour, totalMembers: 0 },
    ]);
    await service.restart();
    expect(await read(at(`/${id}`))).toEqual(changes[0]);
    expect((await commit([], [id])).status).toBe(200);
    expect(await list()).not.toContainEqual(expect.objectContaining({ teamID: id }));
    expect((await readAuditLog(service, 'cooks')).map(({ message }) => message)).toEqual([
      'Team Pastry cooks was changed. The former name was Bakers.',
      'Team Pastry cooks was deleted, with 0 members and 0 access links.',
    ]);
  });

  test('two teams can swap names in one batch', async () => {
    const [first, second] = [await addTeam('North'), await addTeam('South')];
    const response = await commit([
      { teamID: first, name: 'South' },
      { teamID: second, name: 'North' },
    ]);
    expect(response.status).toBe(200);
  });

  test.each([
    ['the name of another team', [{ name: 'sUPPORT' }], [], 'a team with the name Support already'],
    ['a name of spaces', [{ name: '   ' }], [], 'needs a name'],
    [
      'another organisation',
      [{ name: 'X', ownerOrganisationID: quay }],
      [],
      'another organisation',
    ],
    [
      'a team of an organisation above',
      [{ teamID: dealerHelpdesk, name: 'X' }],
      [],
      'change does not',
    ],
    ['deleting a team of an organisation above', [], [dealerHelpdesk], 'delete does not exist'],
    ['a team twice', [{ teamID: support, name: 'X' }], [support], 'more than once'],
  ])('%s: the service saves nothing', async (_what, changes, deletes, reason) => {
    const before = await list();
    const response = await commit([{ name: 'Right' }, ...changes], deletes);
    expect(await outcome(response)).toEqual([400, 'BadRequest', expect.stringContaining(reason)]);
    expect(await list()).toEqual(before);
  });

  test('teams of another organisation are not found under this one', async () => {
    for (const path of [`/${dealerHelpdesk}`, `/${dealerHelpdesk}/members`, `/${nowhere}`]) {
      expect((await service.call(at(path), { as: 'superUser' })).status).toBe(404);
    }
    expect(await outcome(await commitMembers(dealerHelpdesk, [], []))).toEqual([
      404,
      'The team does not exist.',
    ]);
    const unknown = await service.call(`/api/organisation/${nowhere}/team`, { as: 'superUser' });
    expect(unknown.status).toBe(404);
  });
});

describe('members', () => {
  test('one batch adds and removes members', async () => {
    const id = await addTeam('Waiters');
    const added = await commitMembers(id, [
      { teamID: id, userID: uma },
      { teamID: id, userID: demoAccounts.administrator.userID },
    ]);
    expect(added.status).toBe(200);
    const [ada, second] = await members(id);
    expect([ada?.userName, second?.userName]).toEqual(['Ada Marchetti', 'Uma Olsen']);
    const left = await commitMembers(id, [{ ...second }], [ada?.teamUserLinkID ?? '']);
    expect(await left.json()).toEqual({ changes: [second], deletes: [ada?.teamUserLinkID] });
    expect(await members(id)).toEqual([second]);
    expect((await readAuditLog(service, 'team Waiters')).map(({ message }) => message)).toEqual([
      'Uma Olsen was added to team Waiters.',
      'Ada Marchetti was added to team Waiters.',
      'Ada Marchetti was removed from team Waiters.',
    ]);
  });

  test.each([
    ['somebody who is in it', { userID: uma }, 'Uma Olsen is already in team Support.'],
    ['another team', { userID: uma, teamID: fixedIdentifier('team', 2) }, 'that of the address'],
    [
      'an unknown membership',
      { userID: uma, teamUserLinkID: nowhere },
      'does not exist in this team',
    ],
    [
      'a membership for somebody else',
      { userID: nowhere, teamUserLinkID: fixedIdentifier('teamMember', 1) },
      'another person',
    ],
  ])('%s: the service saves nothing', async (_what, change, reason) => {
    const before = await members(support);
    const response = await commitMembers(support, [{ teamID: support, ...change }]);
    expect(await outcome(response)).toEqual([400, 'BadRequest', expect.stringContaining(reason)]);
    expect(await members(support)).toEqual(before);
  });

  test('administrators cannot choose strangers, and super users choose anybody', async () => {
    const id = await addTeam('Cellar');
    const outsider = demoAccounts.superUser.userID;
    for (const userID of [outsider, nowhere]) {
      expect(await outcome(await commitMembers(id, [{ teamID: id, userID }]))).toEqual([
        400,
        'BadRequest_UserDoesNotExist',
      ]);
    }
    const change = { teamID: id, userID: outsider };
    expect((await commitMembers(id, [change], [], 'superUser')).status).toBe(200);
  });
});

describe('the last administrator access of the caller', () => {
  const umaInSupport = fixedIdentifier('teamMember', 2);

  test('a person cannot give it up by leaving the team or by deleting it', async () => {
    await setAdministrator(support, true);
    const demoted = [400, 'BadRequest_CannotDemoteSelf', expect.stringContaining('Only this team')];
    const leaving = await commitMembers(support, [], [umaInSupport], 'ordinaryUser');
    expect(await outcome(leaving)).toEqual(demoted);
    expect(await outcome(await commit([], [support], 'ordinaryUser'))).toEqual(demoted);
    expect(await members(support)).toHaveLength(2);

    // Without an own link she would lose the organisation altogether.
    const ownLink = fixedIdentifier('link', 2);
    await service.call(`/api/organisation/${harbour}/links/batch`, {
      as: 'superUser',
      body: { changes: [], deletes: [ownLink] },
    });
    expect(await outcome(await commitMembers(support, [], [umaInSupport], 'ordinaryUser'))).toEqual(
      [400, 'BadRequest_CannotUnlinkSelfFromOrganisation', expect.any(String)],
    );
  });

  test('others can be removed, and a person with another such access too', async () => {
    const adaInSupport = fixedIdentifier('teamMember', 1);
    expect((await commitMembers(support, [], [adaInSupport])).status).toBe(200);
    expect((await commitMembers(support, [], [umaInSupport])).status).toBe(200);
    expect((await commit([], [support])).status).toBe(200);
    expect((await readAuditLog(service, 'Team Support')).at(-1)?.message).toBe(
      'Team Support was deleted, with 0 members and 1 access link.',
    );
  });
});

test('an organisation reads the members of a foreign team but cannot change them', async () => {
  const path = `/${dealerHelpdesk}/members`;
  const change = { linkType: 2, teamUserID: dealerHelpdesk, isOrgAdmin: false };
  const batch = `/api/organisation/${harbour}/links/batch`;
  const commitLinks = async (changes: object[], deletes: string[]) =>
    service.call(batch, { as: 'administrator', body: { changes, deletes } });
  const given = (await (await commitLinks([change], [])).json()) as {
    changes: OrganisationUserLink[];
  };
  const owner = fixedIdentifier('organisation', 2);
  const added = await service.call(`/api/organisation/${owner}/team${path}/batch`, {
    as: 'superUser',
    body: { changes: [{ teamID: dealerHelpdesk, userID: uma }], deletes: [] },
  });
  const { changes: people } = (await added.json()) as TeamMemberLinkBatchResult;
  expect(people).toHaveLength(1);
  expect(await read(at(path))).toEqual(people);
  for (const other of [
    await commitMembers(dealerHelpdesk, [], []),
    await service.call(at(`/${dealerHelpdesk}`), { as: 'administrator' }),
  ]) {
    expect(await outcome(other)).toEqual([404, 'The team does not exist.']);
  }
  await commitLinks(
    [],
    given.changes.map(({ organisationUserLinkID }) => organisationUserLinkID),
  );
  expect((await service.call(at(path), { as: 'administrator' })).status).toBe(404);
});

test('the own teams come first, then those of the organisations above', async () => {
  const path = `/api/organisation/${quay}/accessibleteams/values`;
  const values = await read<AccessibleTeamValue[]>(path);
  const groups = [...new Set(values.map(({ group }) => group))];
  expect(groups.filter((group) => group !== 'Harbour Quay')).toEqual([
    'Harbour Restaurants',
    'Alpine Dealer',
  ]);
  expect(values).toContainEqual({
    key: dealerHelpdesk,
    value: 'Dealer Helpdesk',
    group: 'Alpine Dealer',
    canAddMembers: false,
  });
  // The administrator of the group above the licensee may give the teams of both, as an invitation
  // shows.
  expect(values).toContainEqual({
    key: fixedIdentifier('team', 2),
    value: 'Area Managers',
    group: 'Harbour Restaurants',
    canAddMembers: true,
  });
  const all = await read<AccessibleTeamValue[]>(path, 'superUser');
  expect(all.map(({ key }) => key)).toEqual(values.map(({ key }) => key));
  expect(all.every(({ canAddMembers }) => canAddMembers)).toBe(true);
});
