import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  AuditLogEntry,
  FieldChange,
  HistoryEntry,
  OrganisationUserLink,
  OrganisationUserLinkBatchResult,
  RecordKind,
  UserBatchResult,
} from '../../../src/api/schema.gen';
import { freshOrganisation } from '../../testing/fresh-organisation';
import { alpine, demo, harbour, organisationCalls } from '../../testing/organisation-access';
import { type TestService, testService } from '../../testing/test-service';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => service.close());

const { call, read } = organisationCalls(() => service);

async function commit(path: string, changes: object[], deletes: string[], orgId?: string) {
  const body = { changes, deletes };
  const answer = orgId
    ? await call(path, body, 'superUser', orgId)
    : await service.call(path, { as: 'superUser', body });
  expect([answer.status, answer.headers.get('X-Error-Reason')]).toEqual([200, null]);
  return answer.json();
}

async function addTeam(name: string, userIDs: string[]) {
  const { changes } = await commit('/team/batch', [{ name }], [], alpine);
  const [{ teamID }] = changes;
  const members = userIDs.map((userID) => ({ teamID, userID }));
  await commit(`/team/${teamID}/members/batch`, members, [], alpine);
  return teamID as string;
}

async function link(orgId: string, linkType: 1 | 2, teamUserID: string, isOrgAdmin: boolean) {
  const change = { linkType, teamUserID, isOrgAdmin };
  const { changes } = await commit('/links/batch', [change], [], orgId);
  return changes[0].organisationUserLinkID as string;
}

const words = ({ field, before, after }: FieldChange) => `${field}: ${before} > ${after}`;

/** Reads the newest entries of the history that an organisation has of a record. */
async function historyIn(orgId: string, kind: RecordKind, id: string, entries: number) {
  const path = `/history/${kind}/${id}`;
  const found = await read<HistoryEntry[]>(path, 'superUser', orgId);
  return found
    .slice(0, entries)
    .map(({ action, userName, changes }) => [userName, action, ...changes.map(words)].join('; '));
}

/** Reads the messages about a name that the audit log has for an organisation, the newest first. */
async function messagesOf(organisation: string, message: string): Promise<string[]> {
  const body = { organisation, message, pageSize: 300, pageNumber: 0 };
  const answer = await service.call('/api/auditlog/query', { as: 'superUser', body });
  return ((await answer.json()) as AuditLogEntry[]).map((entry) => entry.message);
}

test('a deleted team leaves entries where it gave access, and of its members', async () => {
  const team = await addTeam('Night watch', [demo.user(2), demo.user(3)]);
  const access = await link(harbour, 2, team, true);
  await commit('/team/batch', [], [team], alpine);
  expect(await historyIn(harbour, 'AccessLink', access, 1)).toEqual([
    'Sam Underwood; Deleted; teamUserName: Team Night watch > null; isOrgAdmin: Yes > null',
  ]);
  expect((await messagesOf('Harbour Restaurants', 'Night watch'))[0]).toBe(
    'Access of Team Night watch as an administrator was taken away.',
  );
  expect(await historyIn(alpine, 'Team', team, 3)).toEqual([
    'Sam Underwood; Deleted; name: Night watch > null',
    'Sam Underwood; Changed; members: Uma Olsen > null',
    'Sam Underwood; Changed; members: Ada Marchetti > null',
  ]);
  expect((await messagesOf('Alpine Dealer', 'Night watch')).slice(0, 3)).toEqual([
    'Team Night watch was deleted, with 2 members and 1 access link.',
    'Uma Olsen was removed from team Night watch.',
    'Ada Marchetti was removed from team Night watch.',
  ]);
});

test('a deleted user leaves entries in each organisation, and in the teams', async () => {
  const person = { shortName: 'Lin', fullName: 'Lin Dahl', email: 'lin@demo.test' };
  const { changes } = (await commit('/api/user/batch', [person], [])) as UserBatchResult;
  const userID = changes[0]?.userID ?? '';
  const access = await link(harbour, 1, userID, false);
  const above = await link(alpine, 1, userID, true);
  const team = await addTeam('Day watch', [userID]);
  await commit('/api/user/batch', [], [userID]);
  expect(await historyIn(harbour, 'AccessLink', access, 1)).toEqual([
    'Sam Underwood; Deleted; teamUserName: Lin Dahl > null',
  ]);
  expect(await historyIn(alpine, 'AccessLink', above, 1)).toEqual([
    'Sam Underwood; Deleted; teamUserName: Lin Dahl > null; isOrgAdmin: Yes > null',
  ]);
  expect(await historyIn(alpine, 'Team', team, 1)).toEqual([
    'Sam Underwood; Changed; members: Lin Dahl > null',
  ]);
  expect((await messagesOf('Harbour Restaurants', 'Lin Dahl'))[0]).toBe(
    'Access of Lin Dahl was taken away.',
  );
  expect((await messagesOf('Alpine Dealer', 'Lin Dahl')).slice(0, 2)).toEqual([
    'Lin Dahl was removed from team Day watch.',
    'Access of Lin Dahl as an administrator was taken away.',
  ]);
});

test('each of many deleted users leaves the entry of the own access', async () => {
  const people = Array.from({ length: 250 }, (_, number) => ({
    shortName: 'Extra',
    fullName: `Extra ${number}`,
    email: `extra${number}@demo.test`,
  }));
  const saved = (await commit('/api/user/batch', people, [])) as UserBatchResult;
  const userIDs = saved.changes.map(({ userID }) => userID);
  const given = userIDs.map((teamUserID) => ({ linkType: 1, teamUserID, isOrgAdmin: false }));
  const links = (await commit(
    '/links/batch',
    given,
    [],
    harbour,
  )) as OrganisationUserLinkBatchResult;
  await commit('/api/user/batch', [], userIDs);
  const removed = (await messagesOf('Harbour Restaurants', 'Access of Extra')).sort();
  expect(removed).toEqual(
    people.map(({ fullName }) => `Access of ${fullName} was taken away.`).sort(),
  );
  for (const index of [0, 199, 200, 249]) {
    const { organisationUserLinkID = '', teamUserName } = links.changes[index] ?? {};
    expect(await historyIn(harbour, 'AccessLink', organisationUserLinkID, 1)).toEqual([
      `Sam Underwood; Deleted; teamUserName: ${teamUserName} > null`,
    ]);
  }
});

test('a move takes the access of teams that are not above any more', async () => {
  const dealer = await addTeam('Dealer watch', []);
  const own = { name: 'Own watch' };
  const moving = await freshOrganisation(service, { parentOrganisationID: harbour });
  const { organisationID, kapow, ...record } = moving;
  const below = await freshOrganisation(service, { parentOrganisationID: organisationID });
  const { changes } = await commit('/team/batch', [own], [], organisationID);
  await link(below.organisationID, 2, changes[0].teamID, false);
  for (const orgId of [organisationID, below.organisationID]) await link(orgId, 2, dealer, true);

  const move = (parentOrganisationID: string | null) =>
    commit('/api/organisation/batch', [{ ...record, organisationID, parentOrganisationID }], []);
  const teamsWithAccess = async (orgId: string) => {
    const links = await read<OrganisationUserLink[]>('/links', 'superUser', orgId);
    return links.map(({ teamUserName }) => teamUserName);
  };
  await move(alpine);
  expect(await teamsWithAccess(organisationID)).toEqual(['Dealer watch']);
  await move(null);
  expect(await teamsWithAccess(organisationID)).toEqual([]);
  expect(await teamsWithAccess(below.organisationID)).toEqual(['Own watch']);
  for (const { name } of [moving, below]) {
    expect((await messagesOf(name ?? '', 'Dealer watch'))[0]).toBe(
      'Access of Team Dealer watch as an administrator was taken away.',
    );
  }
});

test('an undo does not bring back access that a move has taken the ground from', async () => {
  const dealer = await addTeam('Dealer night', []);
  const moving = await freshOrganisation(service, { parentOrganisationID: harbour });
  const { organisationID, kapow, ...record } = moving;
  const access = await link(organisationID, 2, dealer, true);
  const body = { changes: [], deletes: [access] };
  const removed = await call('/links/batch', body, 'superUser', organisationID);
  const change = { ...record, organisationID, parentOrganisationID: null };
  await commit('/api/organisation/batch', [change], []);
  const undo = { undoID: removed.headers.get('Undo-Id') };
  const answer = await call('/undo', undo, 'superUser', organisationID);
  expect([answer.status, answer.headers.get('X-Error-Reason')]).toEqual([
    400,
    'A team belongs to an organisation that is not above this one any more.',
  ]);
});
