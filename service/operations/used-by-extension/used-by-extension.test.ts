import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedIdentifier } from '../../database/seed/fixed-identifiers';
import { alpine, demo, harbour, nobody } from '../../testing/organisation-access';
import { type TestService, testService } from '../../testing/test-service';
import { type UsedKind, usedByCalls, usedKinds } from '../../testing/used-by';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => service.close());

const { answer, read, run } = usedByCalls(() => service);
const europe = fixedIdentifier('posCoreInstance', 1);
const support = demo.team(1);

test('a use names the first 20 records by name, and counts all', async () => {
  const { uses } = await read('poscoreinstances', europe);
  const [organisations, months] = uses;
  expect(organisations?.total).toBeGreaterThan(20);
  expect(organisations?.records).toHaveLength(20);
  const names = organisations?.records.map(({ name }) => name.toLowerCase()) ?? [];
  expect(names).toEqual(names.toSorted());
  for (const { recordID, organisationID } of organisations?.records ?? []) {
    expect(organisationID).toBe(recordID);
  }
  const [newest, next] = months?.records ?? [];
  expect(newest).toMatchObject({ name: newest?.recordID, organisationID: null });
  expect(String(newest?.recordID) > String(next?.recordID)).toBe(true);
});

test('a record has the name and the organisation that a link to its page needs', async () => {
  await run(`update acceptances set user_id = '${demo.user(3)}'
    where organisation_id = '${demo.organisation(4)}'`);
  const { uses } = await read('users', demo.user(3));
  const recordsOf = (kind: string) => uses.find((use) => use.kind === kind)?.records;
  expect(recordsOf('AccessLink')).toContainEqual({
    recordID: demo.link(2),
    name: 'Harbour Restaurants',
    organisationID: harbour,
  });
  expect(recordsOf('TeamMembership')).toContainEqual({
    recordID: support,
    name: 'Support',
    organisationID: harbour,
  });
  expect(recordsOf('Acceptance')?.[0]).toMatchObject({
    name: expect.stringMatching(/^Harbour Quay: .+ \d+\.\d+\.\d+\.\d+$/),
    organisationID: demo.organisation(4),
  });
});

test('access that a team gives outside of the organisation is counted and not named', async () => {
  const { uses: before } = await read('teams', support, 'administrator');
  await run(`insert into organisation_user_links
    values ('${nobody}', '${alpine}', 2, null, '${support}', 0, null)`);
  for (const as of ['administrator', 'superUser'] as const) {
    const { uses } = await read('teams', support, as);
    expect(uses[0]).toEqual({ ...before[0], total: Number(before[0]?.total) + 1 });
  }
});

test('an invitation outside of the organisation is not told', async () => {
  await run(`update invites set team_membership_ids = '["${support}"]'
    where organisation_id = '${alpine}'`);
  const { uses } = await read('teams', support, 'administrator');
  expect(uses.map(({ kind }) => kind)).not.toContain('Invitation');
});

test.each(Object.keys(usedKinds) as UsedKind[])(
  'an unknown record of %s is not found',
  async (kind) => {
    expect((await answer(kind, nobody)).status).toBe(404);
  },
);

test.each([
  ['teams', 'select team_id from teams where owner_organisation_id'],
  [
    'permissiongroups',
    'select user_permission_group_id from permission_groups where organisation_id',
  ],
  ['serviceaccounts', 'select service_account_id from service_accounts where organisation_id'],
] as const)('a record of %s of another organisation is not found', async (kind, selection) => {
  const [id] = await run(`${selection} <> '${harbour}' limit 1`);
  expect(id).toEqual(expect.any(String));
  for (const as of ['administrator', 'superUser'] as const) {
    expect((await answer(kind, String(id), as)).status).toBe(404);
  }
});

test('only super users read what uses a record of the platform', async () => {
  expect((await answer('users', demo.user(3), 'administrator')).status).toBe(403);
  expect((await answer('users', demo.user(3), 'ordinaryUser')).status).toBe(403);
});

test('only administrators read what uses a record of the organisation', async () => {
  expect((await answer('teams', support, 'ordinaryUser')).status).toBe(403);
});

test('a kind that belongs to the other call is a bad request', async () => {
  const { status } = await service.call(`/api/usedby/teams/${support}`, { as: 'superUser' });
  expect(status).toBe(400);
});
