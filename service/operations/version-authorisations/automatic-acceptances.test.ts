import type { Client } from '@libsql/client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ApplicationPackage } from '../../../src/api/schema.gen';
import { fixedIdentifier } from '../../database/seed/fixed-identifiers';
import { readAuditLog } from '../../testing/audit-log';
import { fileOf, freshOrganisation } from '../../testing/fresh-organisation';
import { type TestService, testService } from '../../testing/test-service';

const terminal = fixedIdentifier('application', 1);
const path = `/api/organisation/${fixedIdentifier('organisation', 3)}/packageauthorisations/${terminal}`;

let service: TestService;
let database: Client;
/** The ids of the packages, the newest first. */
let packageIDs: string[];
let fresh: string;
let other: string;

beforeAll(async () => {
  service = await testService();
  database = fileOf(service);
  const answer = await service.call(path, { as: 'administrator' });
  const packages: ApplicationPackage[] = await answer.json();
  packageIDs = packages.map(({ applicationPackageID }) => applicationPackageID);
});

afterAll(async () => {
  database.close();
  await service.close();
});

beforeEach(async () => {
  fresh = (await freshOrganisation(service)).organisationID;
  other = (await freshOrganisation(service)).organisationID;
});

const commit = (organisationIDs: string[], date: string | null, place = 0) =>
  service.call(`${path}/batch`, {
    as: 'administrator',
    body: {
      applicationPackageID: packageIDs[place],
      organisationIDs,
      autoAcceptNotBeforeDate: date,
    },
  });

async function authorise(organisationIDs: string[], date: string | null = null, place?: number) {
  const answer = await commit(organisationIDs, date, place);
  expect([answer.status, answer.headers.get('X-Error-Reason')]).toEqual([200, null]);
}

async function acceptancesOf(organisationID: string) {
  const { rows } = await database.execute({
    sql: `select application_package_id, not_before, root_node_id, user_id from acceptances
          where organisation_id = ?`,
    args: [organisationID],
  });
  return rows.map(({ application_package_id, not_before, root_node_id, user_id }) => ({
    packageID: application_package_id,
    notBefore: not_before === null ? null : new Date(Number(not_before)).toISOString(),
    forNodeOrByUser: root_node_id ?? user_id,
  }));
}

const acceptBySetting = (organisationID: string, notBeforeTimeUTC: string | null, isOn = true) =>
  database.execute({
    sql: `insert into application_settings (organisation_id, application_id, auto_accept,
            not_before_time_utc) values (?, ?, ?, ?)`,
    args: [organisationID, terminal, Number(isOn), notBeforeTimeUTC],
  });

test('only organisations that accept automatically accept an authorised version', async () => {
  await acceptBySetting(fresh, null);
  await acceptBySetting(other, null, false);
  await authorise([fresh, other]);
  expect(await acceptancesOf(fresh)).toEqual([
    { packageID: packageIDs[0], notBefore: null, forNodeOrByUser: null },
  ]);
  expect(await acceptancesOf(other)).toEqual([]);
  const entries = await readAuditLog(service, 'was accepted for all nodes, automatically, ');
  expect(entries).toHaveLength(1);
});

test.each([
  ['no date, no time of day', null, null, null],
  ['no date: the next time of day', '2000-01-01 04:30:00', null, '2026-11-22T04:30:00.000Z'],
  ['later today', '2000-01-01 18:00:00', null, '2026-11-21T18:00:00.000Z'],
  ['a date alone', null, '2026-12-01 05:00:00', '2026-12-01T05:00:00.000Z'],
  ['a date in the past', null, '2026-11-01 05:00:00', null],
  ['both', '2000-01-01 04:30:00', '2026-12-01 05:00:00', '2026-12-02T04:30:00.000Z'],
])('%s', async (_what, timeOfDay, date, expected) => {
  await acceptBySetting(fresh, timeOfDay);
  await authorise([fresh], date);
  expect((await acceptancesOf(fresh)).map(({ notBefore }) => notBefore)).toEqual([expected]);
});

test('a date is refused whose first time of day is after the year 9999', async () => {
  await acceptBySetting(fresh, '2000-01-01 04:30:00');
  const answer = await commit([fresh], '9999-12-31 05:00:00');
  expect([answer.status, answer.headers.get('X-Error-Reason')]).toEqual([
    400,
    'The auto-accept date is too late for the time of day of an organisation.',
  ]);
  expect(await acceptancesOf(fresh)).toEqual([]);
});

test('an automatic acceptance keeps its id when its date changes', async () => {
  await acceptBySetting(fresh, null);
  const idsOf = async () => {
    const { rows } = await database.execute({
      sql: 'select application_package_acceptance_id from acceptances where organisation_id = ?',
      args: [fresh],
    });
    return rows.map((row) => row.application_package_acceptance_id);
  };
  await authorise([fresh], '2026-12-01 05:00:00');
  const ids = await idsOf();
  await authorise([fresh], '2026-12-08 05:00:00');
  expect(await idsOf()).toEqual(ids);
  expect(ids).toHaveLength(1);
});

test('the audit log says from when on, when that moves, and nothing when it does not', async () => {
  await acceptBySetting(fresh, '2000-01-01 04:30:00');
  await authorise([fresh], '2026-12-01 05:00:00');
  await authorise([fresh], '2026-12-01 06:00:00');
  await authorise([fresh], '2026-12-08 05:00:00');
  const { rows } = await database.execute({
    sql: `select message from audit_log_entries where organisation_id = ? and audit_log_type = 119
          order by audit_log_entry_id`,
    args: [fresh],
  });
  expect(rows.map(({ message }) => String(message).replace(/[\d.]+ (?=was|for)/, '# '))).toEqual([
    'POS Terminal # was accepted for all nodes, automatically, to be installed from 2026-12-02 04:30 UTC.',
    'The automatic acceptance of POS Terminal # for all nodes was changed: it is to be installed from 2026-12-09 04:30 UTC instead of from 2026-12-02 04:30 UTC.',
  ]);
});

test('a new date moves an automatic acceptance only before it takes effect', async () => {
  await acceptBySetting(fresh, null);
  await authorise([fresh], '2026-12-01 05:00:00');
  await authorise([fresh], '2026-12-08 05:00:00');
  expect(await acceptancesOf(fresh)).toMatchObject([{ notBefore: '2026-12-08T05:00:00.000Z' }]);
  await authorise([fresh]);
  await authorise([fresh], '2026-12-15 05:00:00');
  expect(await acceptancesOf(fresh)).toMatchObject([{ notBefore: null }]);
});

const acceptancesPath = () => `/api/organisation/${fresh}/acceptances/${terminal}`;
const ada = fixedIdentifier('user', 2);

test('a new date leaves an acceptance by a person who was deleted since', async () => {
  await acceptBySetting(fresh, null, false);
  await authorise([fresh]);
  const body = {
    applicationPackageID: packageIDs[0],
    notBefore: '2026-12-24 22:15:00',
    rootNodeID: null,
    rootNodeType: null,
    userID: ada,
  };
  const answer = await service.call(`${acceptancesPath()}/add`, { as: 'administrator', body });
  expect([answer.status, answer.headers.get('X-Error-Reason')]).toEqual([200, null]);
  // As the deletion of the person does.
  await database.execute({
    sql: 'update acceptances set user_id = null where organisation_id = ?',
    args: [fresh],
  });
  await database.execute({
    sql: 'update application_settings set auto_accept = 1 where organisation_id = ?',
    args: [fresh],
  });
  await authorise([fresh], '2026-12-08 05:00:00');
  expect(await acceptancesOf(fresh)).toMatchObject([{ notBefore: '2026-12-24T22:15:00.000Z' }]);
});

test('a new date leaves an automatic acceptance that a person has moved', async () => {
  await acceptBySetting(fresh, null);
  await authorise([fresh], '2026-12-01 05:00:00');
  const { rows } = await database.execute({
    sql: 'select application_package_acceptance_id as id from acceptances where organisation_id = ?',
    args: [fresh],
  });
  const body = {
    applicationPackageAcceptanceID: rows[0]?.id,
    applicationPackageID: packageIDs[0],
    notBefore: '2026-12-24 22:15:00',
    rootNodeID: null,
    rootNodeType: null,
    userID: ada,
  };
  const path = `${acceptancesPath()}/update`;
  const answer = await service.call(path, { as: 'administrator', body });
  expect([answer.status, answer.headers.get('X-Error-Reason')]).toEqual([200, null]);
  await authorise([fresh], '2026-12-08 05:00:00');
  expect(await acceptancesOf(fresh)).toMatchObject([{ notBefore: '2026-12-24T22:15:00.000Z' }]);
});

test('a new date moves an automatic acceptance by the release before', async () => {
  await acceptBySetting(fresh, null);
  await authorise([fresh], '2026-12-01 05:00:00');
  await database.execute({
    sql: 'update acceptances set is_automatic = null where organisation_id = ?',
    args: [fresh],
  });
  await authorise([fresh], '2026-12-08 05:00:00');
  expect(await acceptancesOf(fresh)).toMatchObject([{ notBefore: '2026-12-08T05:00:00.000Z' }]);
});
