import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApplicationAuthorisation } from '../../../src/api/schema.gen';
import { versionText } from '../../../src/domain/version-number';
import { fixedIdentifier } from '../../database/seed/fixed-identifiers';
import { fileOf } from '../../testing/fresh-organisation';
import { type CallOptions, type TestService, testService } from '../../testing/test-service';

const harbour = fixedIdentifier('organisation', 3);
const market = fixedIdentifier('organisation', 5);
const pathOf = (orgId: string) => `/api/organisation/${orgId}/authorisations`;

let service: TestService;

beforeAll(async () => {
  service = await testService();
});

afterAll(() => service.close());

const read = async (orgId: string, as: CallOptions['as'] = 'administrator') =>
  (await (await service.call(pathOf(orgId), { as })).json()) as ApplicationAuthorisation[];

test('the list has every application with the own and the newest version', async () => {
  const rows = await read(harbour);
  expect(rows.map(({ applicationName }) => applicationName)).toEqual([
    'Customer Display',
    'Kitchen Display',
    'POS Terminal',
    'Self-Order Kiosk',
    'Stock Take',
    'Table Booking',
  ]);
  for (const { organisation, currentVersion, latestVersion } of rows) {
    expect(organisation).toEqual({
      organisationID: harbour,
      organisationCode: 'HARBOUR',
      name: 'Harbour Restaurants',
    });
    expect(latestVersion?.iconUri).toMatch(/^data:image\/svg/);
    // The demo's first licensee group is up to date.
    expect(currentVersion).toEqual(latestVersion);
  }
});

test('an organisation that is not initialised is authorised for nothing', async () => {
  for (const { currentVersion, latestVersion } of await read(market)) {
    expect(currentVersion).toBeNull();
    expect(latestVersion).not.toBeNull();
  }
});

test('the newest version is the greatest one, not the one stored last', async () => {
  const client = fileOf(service);
  const application = fixedIdentifier('application', 1);
  const add = (version: number[]) =>
    client.execute({
      sql: `insert into application_packages (application_package_id, application_id,
              major_version, minor_version, build_number, revision, change_notes,
              date_time_created, installer_package_length)
            values (?, ?, ?, ?, ?, ?, '', 0, 1)`,
      args: [crypto.randomUUID(), application, ...version],
    });
  await add([10, 0, 0, 9]);
  await add([9, 99, 99, 99]);
  await client.execute({
    sql: `insert into applications (application_id, name, description) values (?, 'Bare', '')`,
    args: ['80000000-0000-4000-8000-000000000099'],
  });
  client.close();
  const rows = await read(harbour);
  const terminal = rows.find(({ applicationID }) => applicationID === application);
  expect(terminal?.latestVersion && versionText(terminal.latestVersion)).toBe('10.0.0.9');
  expect(rows.find(({ applicationName }) => applicationName === 'Bare')).toMatchObject({
    currentVersion: null,
    latestVersion: null,
  });
});

test('only administrators of the organisation may read it', async () => {
  const dealer = fixedIdentifier('organisation', 2);
  expect((await service.call(pathOf(dealer), { as: 'administrator' })).status).toBe(404);
  expect((await service.call(pathOf(harbour), { as: 'ordinaryUser' })).status).toBe(403);
  const nowhere = await service.call(pathOf('aaaaaaaa-0000-4000-8000-000000000000'), {
    as: 'superUser',
  });
  expect(nowhere.status).toBe(404);
});
