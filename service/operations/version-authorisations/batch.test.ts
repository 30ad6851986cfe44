import type { Client } from '@libsql/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type {
  ApplicationAuthorisation,
  ApplicationPackage,
  BatchAuthorisationRequest,
  BatchAuthorisationResult,
} from '../../../src/api/schema.gen';
import { versionText } from '../../../src/domain/version-number';
import { fixedIdentifier } from '../../database/seed/fixed-identifiers';
import { readAuditLog } from '../../testing/audit-log';
import { fileOf, freshOrganisation } from '../../testing/fresh-organisation';
import { type CallOptions, type TestService, testService } from '../../testing/test-service';

const harbour = fixedIdentifier('organisation', 3);
const terminal = fixedIdentifier('application', 1);
const nowhere = 'aaaaaaaa-0000-4000-8000-000000000000';
const [europe, north] = [1, 2].map((number) => fixedIdentifier('posCoreInstance', number));

let service: TestService;
let database: Client;
/** The packages of the terminal, the newest first. */
let packages: ApplicationPackage[];

beforeAll(async () => {
  service = await testService();
  database = fileOf(service);
  packages = await readPackages();
});

afterAll(async () => {
  database.close();
  await service.close();
});

const at = (place: number) => {
  const found = packages[place];
  if (!found) throw new Error(`There is no package ${place}.`);
  return found;
};
const packagesPath = (appId = terminal, orgId = harbour) =>
  `/api/organisation/${orgId}/packageauthorisations/${appId}`;

async function readPackages(appId = terminal): Promise<ApplicationPackage[]> {
  return (await service.call(packagesPath(appId), { as: 'administrator' })).json();
}

async function readChildren(): Promise<ApplicationAuthorisation[]> {
  const path = `/api/organisation/${harbour}/childauthorisations`;
  return (await service.call(path, { as: 'administrator' })).json();
}

/** Reads the version of the terminal that a child organisation is authorised for; null for none. */
async function currentOf(organisationID: string): Promise<string | null> {
  const row = (await readChildren()).find(
    ({ applicationID, organisation }) =>
      applicationID === terminal && organisation.organisationID === organisationID,
  );
  return row?.currentVersion ? versionText(row.currentVersion) : null;
}

const commit = (
  body: Partial<BatchAuthorisationRequest>,
  path = packagesPath(),
  as: CallOptions['as'] = 'administrator',
) =>
  service.call(`${path}/batch`, {
    as,
    body: {
      applicationPackageID: at(0).applicationPackageID,
      organisationIDs: [],
      autoAcceptNotBeforeDate: null,
      ...body,
    },
  });

async function authorise(body: Partial<BatchAuthorisationRequest>) {
  const answer = await commit(body);
  expect([answer.status, answer.headers.get('X-Error-Reason')]).toEqual([200, null]);
  const { updatedOrgs, insufficientPOSCoreOrgs }: BatchAuthorisationResult = await answer.json();
  return {
    updated: updatedOrgs.map(({ organisationID }) => organisationID),
    insufficient: insufficientPOSCoreOrgs.map(({ organisationID }) => organisationID),
  };
}

/** Children of the administrator's group: on a new POS Core, on an older one, and on none. */
let fresh: string;
let older: string;
let without: string;
beforeEach(async () => {
  fresh = (await freshOrganisation(service, { posCoreInstanceID: europe })).organisationID;
  older = (await freshOrganisation(service, { posCoreInstanceID: north })).organisationID;
  without = (await freshOrganisation(service, { posCoreInstanceID: null })).organisationID;
});

describe('reading', () => {
  test('there is a row for each application and organisation directly below, by name', async () => {
    const rows = await readChildren();
    const names = rows
      .filter(({ applicationID }) => applicationID === terminal)
      .map(({ organisation }) => organisation.name);
    expect(names).toContain('Harbour Quay');
    expect(names).not.toContain('Harbour Restaurants');
    expect(names).toEqual([...names].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
    expect(rows).toHaveLength(names.length * 6);
    expect(new Set(rows.map(({ latestVersion }) => latestVersion?.applicationPackageID)).size).toBe(
      6,
    );
  });

  test('an organisation with nothing below it has no rows', async () => {
    const path = `/api/organisation/${fresh}/childauthorisations`;
    expect(await (await service.call(path, { as: 'administrator' })).json()).toEqual([]);
  });

  test('the packages come newest first, with the fields of the panel', async () => {
    expect(packages).toHaveLength(8);
    const texts = packages.map(versionText);
    const { compare } = new Intl.Collator('en', { numeric: true });
    expect(texts).toEqual([...texts].sort(compare).reverse());
    expect(at(0)).toMatchObject({
      applicationName: 'POS Terminal',
      applicationDescription: expect.stringContaining('orders'),
      dateTimeCreatedUTC: expect.stringMatching(/Z$/),
    });
  });

  test.each([
    ['an unknown organisation', () => packagesPath(terminal, nowhere)],
    ['an unknown application', () => packagesPath(nowhere)],
    ['the children of an unknown one', () => `/api/organisation/${nowhere}/childauthorisations`],
  ])('%s answers 404', async (_what, path) => {
    expect((await service.call(path(), { as: 'superUser' })).status).toBe(404);
  });
});

describe('authorising', () => {
  test('it stores the version and adds an audit entry for each organisation', async () => {
    const newest = versionText(at(0));
    const answer = await authorise({
      organisationIDs: [fresh],
      autoAcceptNotBeforeDate: '2026-12-01 05:00:00',
    });
    expect(answer).toEqual({ updated: [fresh], insufficient: [] });
    expect(await currentOf(fresh)).toBe(newest);
    const { rows } = await database.execute({
      sql: 'select auto_accept_not_before from authorisations where organisation_id = ?',
      args: [fresh],
    });
    expect(rows[0]?.auto_accept_not_before).toBe(Date.UTC(2026, 11, 1, 5));
    expect(
      await readAuditLog(service, 'Automatic acceptance not before 2026-12-01 05:00 UTC'),
    ).toHaveLength(1);
  });

  test('a restart keeps the authorisation', async () => {
    await authorise({ organisationIDs: [fresh] });
    await service.restart();
    expect(await currentOf(fresh)).toBe(versionText(at(0)));
  });

  test('organisations with an old or unknown POS Core are named and stay unchanged', async () => {
    expect(await authorise({ organisationIDs: [without, fresh, older] })).toEqual({
      updated: [fresh],
      insufficient: [without, older],
    });
    expect([await currentOf(older), await currentOf(without)]).toEqual([null, null]);
    expect(await authorise({ organisationIDs: [older] })).toEqual({
      updated: [],
      insufficient: [older],
    });
    // An older version requires less.
    const { applicationPackageID } = at(2);
    expect(await authorise({ applicationPackageID, organisationIDs: [older] })).toEqual({
      updated: [older],
      insufficient: [],
    });
  });

  test('an older version can replace a newer one, and a withdrawal any version', async () => {
    await authorise({ organisationIDs: [fresh] });
    const { applicationPackageID } = at(3);
    await authorise({ applicationPackageID, organisationIDs: [fresh] });
    expect(await currentOf(fresh)).toBe(versionText(at(3)));
    await authorise({ applicationPackageID: null, organisationIDs: [fresh, older] });
    expect(await currentOf(fresh)).toBeNull();
    const entries = await readAuditLog(service, 'POS Terminal');
    expect(entries.slice(-3).map(({ message }) => message)).toEqual([
      `POS Terminal ${versionText(at(0))} was authorised.`,
      `POS Terminal ${versionText(at(3))} was authorised (${versionText(at(0))} was authorised before).`,
      `POS Terminal ${versionText(at(3))} is authorised no longer.`,
    ]);
  });

  test('an authorisation that exists already counts as updated and changes nothing', async () => {
    await authorise({ organisationIDs: [fresh] });
    const before = (await readAuditLog(service, 'POS Terminal')).length;
    expect(await authorise({ organisationIDs: [fresh] })).toEqual({
      updated: [fresh],
      insufficient: [],
    });
    expect(await readAuditLog(service, 'POS Terminal')).toHaveLength(before);
  });

  test('other applications and other organisations stay unchanged', async () => {
    const before = await readChildren();
    await authorise({ organisationIDs: [fresh] });
    const changed = (await readChildren()).filter(
      (row, place) => JSON.stringify(row) !== JSON.stringify(before[place]),
    );
    expect(changed.map(({ applicationID, organisation }) => [applicationID, organisation])).toEqual(
      [[terminal, expect.objectContaining({ organisationID: fresh })]],
    );
  });

  test('one request takes two thousand organisations', async () => {
    const group = (await freshOrganisation(service, { organisationType: 10 })).organisationID;
    const organisationIDs = Array.from({ length: 2_000 }, () => crypto.randomUUID());
    const values = organisationIDs.map(
      (id, place) => `('${id}', 'MANY${place}', 'Many ${place}', 1, '${europe}', '${group}', 0)`,
    );
    await database.execute(
      `insert into organisations (organisation_id, organisation_code, name, organisation_type,
         pos_core_instance_id, parent_organisation_id, date_time_created) values ${values}`,
    );
    const answer = await commit({ organisationIDs }, packagesPath(terminal, group));
    const result: BatchAuthorisationResult = await answer.json();
    expect(result.updatedOrgs).toHaveLength(2_000);
  });
});

describe('the service refuses the whole request', () => {
  test.each<[string, () => Partial<BatchAuthorisationRequest>, RegExp]>([
    ['a grandchild', () => ({ organisationIDs: [fresh, harbour] }), /not directly below/],
    ['a stranger', () => ({ organisationIDs: [fresh, nowhere] }), /does not exist/],
    [
      'a version that is none',
      () => ({ applicationPackageID: nowhere, organisationIDs: [fresh] }),
      /not one of POS Terminal/,
    ],
    [
      'a day that does not exist',
      () => ({ organisationIDs: [fresh], autoAcceptNotBeforeDate: '2026-02-31 05:00:00' }),
      /date does not exist/,
    ],
    [
      'a date without a version',
      () => ({
        applicationPackageID: null,
        organisationIDs: [fresh],
        autoAcceptNotBeforeDate: '2026-12-01 05:00:00',
      }),
      /Without a version/,
    ],
  ])('%s', async (_what, body, reason) => {
    const answer = await commit(body());
    expect([answer.status, await answer.text()]).toEqual([400, 'BadRequest']);
    expect(answer.headers.get('X-Error-Reason')).toMatch(reason);
    expect(await currentOf(fresh)).toBeNull();
  });

  test.each([
    ['no organisation', () => ({ organisationIDs: [] })],
    ['one organisation twice', () => ({ organisationIDs: [fresh, fresh] })],
    [
      'a date in another form',
      () => ({ organisationIDs: [fresh], autoAcceptNotBeforeDate: '2026-12-01T05:00:00Z' }),
    ],
  ])('%s does not fit the contract', async (_what, body) => {
    expect((await commit(body())).status).toBe(400);
  });

  test('a version of another application', async () => {
    const [other] = await readPackages(fixedIdentifier('application', 2));
    const answer = await commit({
      applicationPackageID: other?.applicationPackageID ?? null,
      organisationIDs: [fresh],
    });
    expect(answer.status).toBe(400);
  });

  test('callers without the role, and records that do not exist', async () => {
    const body = { organisationIDs: [fresh] };
    const dealer = packagesPath(terminal, fixedIdentifier('organisation', 2));
    const statuses = await Promise.all([
      commit(body, dealer),
      commit(body, packagesPath(), 'ordinaryUser'),
      commit(body, packagesPath(nowhere)),
      commit(body, packagesPath(terminal, nowhere), 'superUser'),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([404, 403, 404, 404]);
  });
});
