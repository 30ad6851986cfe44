import papaparse from 'papaparse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MonthlyStatisticsRow, Organisation } from '../../../src/api/schema.gen';
import { foldedText } from '../../../src/domain/stored-text';
import { fixedIdentifier } from '../../database/seed/fixed-identifiers';
import { type CallOptions, type TestService, testService } from '../../testing/test-service';

let service: TestService;

beforeAll(async () => {
  service = await testService();
});

afterAll(() => service.close());

const query = (monthStart: string, as: CallOptions['as'] = 'superUser') =>
  service.call('/api/Statistics/monthlyAllPOSCores', { as, body: { monthStart } });

const rowsOf = async (monthStart: string) => {
  const response = await query(monthStart);
  expect(response.status).toBe(200);
  return (await response.json()) as MonthlyStatisticsRow[];
};

// A browser follows the address with the session, but without the marker and a content type.
const download = async (month: string, as: 'superUser' | 'administrator' = 'superUser') =>
  service.fetch(`/api/Statistics/DownloadMonthlyStatistics?date=${month}`, {
    headers: { Cookie: await service.cookieOf(as) },
  });

describe('the figures of a month', () => {
  test('each POS Core instance has a row with its organisations, by name', async () => {
    const rows = await rowsOf('2026-10-01');
    const names = rows.map(({ posCoreInstance }) => posCoreInstance.name);
    expect(names).toEqual(['POS Core Europe', 'POS Core North', 'POS Core Unreachable']);
    const organisations = rows.flatMap(({ childOrgs }) => childOrgs);
    expect(organisations.length).toBeGreaterThan(40);
    for (const { childOrgs } of rows) {
      const inOrder = childOrgs.map(({ organisation }) => foldedText(organisation.name));
      expect(inOrder).toEqual([...inOrder].sort());
    }
    const outlets = organisations.reduce((sum, { totalOutlets }) => sum + totalOutlets, 0);
    expect(outlets).toBeGreaterThan(200);
    expect(organisations.every(({ totalTransactions }) => totalTransactions >= 0)).toBe(true);
  });

  test('each organisation has its integration servers', async () => {
    const rows = await rowsOf('2026-10-01');
    const answer = await service.call('/api/Organisation', { as: 'superUser' });
    const all = (await answer.json()) as Organisation[];
    const organisations = new Map(all.map((record) => [record.organisationID, record]));
    for (const { posCoreInstance, childOrgs } of rows) {
      for (const { organisation } of childOrgs) {
        expect(organisations.get(organisation.organisationID)).toMatchObject({
          ...organisation,
          posCoreInstanceID: posCoreInstance.posCoreInstanceID,
        });
      }
    }
  });

  test('each organisation has an icon for each application that it is authorised for', async () => {
    const rows = await rowsOf('2026-10-01');
    const packages = rows.flatMap(({ childOrgs }) =>
      childOrgs.map(({ authorisedPackages }) => authorisedPackages),
    );
    expect(Math.max(...packages.map(({ length }) => length))).toBe(6);
    const addresses = new Set(packages.flat().map(({ iconUri }) => iconUri));
    expect(addresses.size).toBe(6);
    for (const address of addresses) expect(address).toMatch(/^data:image\/svg\+xml,/);
  });

  test('the current month has figures, but fewer than the month before', async () => {
    const total = async (monthStart: string) =>
      (await rowsOf(monthStart))
        .flatMap(({ childOrgs }) => childOrgs)
        .reduce((sum, { totalTransactions }) => sum + totalTransactions, 0);
    const [october, november] = [await total('2026-10-01'), await total('2026-11-01')];
    expect(november).toBeGreaterThan(0);
    expect(november).toBeLessThan(october);
  });

  test.each(['2025-11-01', '2026-12-01', '0001-01-01'])(
    'a month without counts has no rows: %s',
    async (month) => {
      expect(await rowsOf(month)).toEqual([]);
    },
  );

  test('the service refuses a day that is not the first of a month', async () => {
    const response = await query('2026-09-30');
    expect([response.status, await response.text()]).toEqual([400, 'BadRequest']);
    expect(response.headers.get('X-Error-Reason')).toBe(
      'The start of the month has to be its first day.',
    );
  });

  test.each(['administrator', 'ordinaryUser'] as const)('the %s may not read it', async (as) => {
    expect((await query('2026-10-01', as)).status).toBe(403);
  });
});

describe('the download', () => {
  test('it is a file named after the month, with the same figures', async () => {
    const response = await download('2026-10');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=UTF-8');
    expect(response.headers.get('Content-Disposition')).toBe(
      'attachment; filename="monthly-statistics-2026-10.csv"',
    );
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const { data } = papaparse.parse<string[]>(new TextDecoder().decode(bytes), {
      skipEmptyLines: true,
    });
    const expected = (await rowsOf('2026-10-01')).flatMap(({ posCoreInstance, childOrgs }) =>
      childOrgs.map(({ organisation, totalOutlets, totalTransactions }) => [
        posCoreInstance.name,
        organisation.organisationCode,
        organisation.name,
        String(totalOutlets),
        String(totalTransactions),
      ]),
    );
    expect(data[0]).toEqual([
      'posCoreInstance',
      'organisationCode',
      'organisation',
      'totalOutlets',
      'totalTransactions',
    ]);
    expect(data.slice(1)).toEqual(expected);
  });

  test('a month without figures has only the headings', async () => {
    const text = await (await download('2020-02')).text();
    expect(text.trim()).toBe(
      'posCoreInstance,organisationCode,organisation,totalOutlets,totalTransactions',
    );
  });

  test.each(['2026-13', '2026-1', '2026-10-01', 'x', ''])(
    'the service refuses the month "%s"',
    async (month) => {
      expect((await download(month)).status).toBe(400);
    },
  );

  test('only super users with a session may download it', async () => {
    expect((await download('2026-10', 'administrator')).status).toBe(403);
    const path = '/api/Statistics/DownloadMonthlyStatistics?date=2026-10';
    expect((await service.fetch(path)).status).toBe(401);
  });
});

test('an organisation without counts in the month has no row', async () => {
  const { createClient } = await import('@libsql/client');
  const client = createClient({ url: `file:${service.folder}/service.db` });
  const harbourQuay = fixedIdentifier('organisation', 4);
  const has = async () =>
    (await rowsOf('2026-10-01')).some(({ childOrgs }) =>
      childOrgs.some(({ organisation }) => organisation.organisationID === harbourQuay),
    );
  expect(await has()).toBe(true);
  await client.execute('pragma foreign_keys = on');
  await client.execute({
    sql: 'delete from monthly_statistics where organisation_id = ?',
    args: [harbourQuay],
  });
  client.close();
  expect(await has()).toBe(false);
});
