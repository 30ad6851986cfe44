import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EntityLookupMatch } from '../../../src/api/schema.gen';
import { EntityLookupType as Type } from '../../../src/domain/contract/enums.gen';
import { fixedIdentifier } from '../../database/seed/fixed-identifiers';
import { type TestService, testService } from '../../testing/test-service';

let service: TestService;

beforeAll(async () => {
  service = await testService();
});

afterAll(() => service.close());

const call = (filter: string, as: 'superUser' | 'administrator' | undefined = 'superUser') =>
  service.call(`/api/EntityLookup/filterunscoped?filter=${encodeURIComponent(filter)}`, { as });

const lookUp = async (filter: string) => {
  const response = await call(filter);
  expect(response.status).toBe(200);
  return (await response.json()) as EntityLookupMatch[];
};

/** Reads from the database file, without the service. */
const read = async (statement: string, args: string[] = []) => {
  const client = createClient({ url: `file:${join(service.folder, 'service.db')}` });
  const { rows } = await client.execute({ sql: statement, args });
  client.close();
  return rows;
};

describe('an id finds its record', () => {
  test.each([
    ['an organisation', Type.Organisation, fixedIdentifier('organisation', 4)],
    ['an outlet', Type.Outlet, fixedIdentifier('outletNode', 2)],
    ['an outlet group', Type.OutletGroup, fixedIdentifier('outletNode', 1)],
    ['a terminal', Type.Terminal, fixedIdentifier('outletNode', 4)],
    ['a user', Type.User, fixedIdentifier('user', 3)],
    ['a POS Core instance', Type.POSCoreInstance, fixedIdentifier('posCoreInstance', 1)],
    ['a deployment server', Type.DeploymentServerInstance, fixedIdentifier('deploymentServer', 1)],
    [
      'an integration server',
      Type.IntegrationServerInstance,
      fixedIdentifier('integrationServer', 1),
    ],
    ['a service account', Type.ServiceAccount, fixedIdentifier('serviceAccount', 1)],
    ['a client', Type.Client, 'kiosk'],
  ])('%s', async (_what, type, entityID) => {
    const capitals = entityID.toUpperCase();
    const wrapped = type === Type.Client ? ` ${entityID}\n` : `{${capitals.replaceAll('-', '')}}`;
    for (const filter of [entityID, capitals, wrapped]) {
      const matches = await lookUp(filter);
      expect(matches[0]).toMatchObject({ type, entityID, name: expect.stringMatching(/\S/) });
      // The id of a client is also part of names.
      if (type !== Type.Client) expect(matches).toHaveLength(1);
    }
  });
});

test('only a record that belongs to an organisation names its organisation', async () => {
  const harbourQuay = (await lookUp(fixedIdentifier('organisation', 4)))[0]?.organisation;
  expect(harbourQuay).toEqual({
    organisationID: fixedIdentifier('organisation', 4),
    organisationName: 'Harbour Quay',
    organisationCode: 'HQUAY',
    kapow: expect.stringMatching(/^KPW-/),
  });
  for (const id of [fixedIdentifier('outletNode', 1), fixedIdentifier('outletNode', 4)]) {
    const [node] = await lookUp(id);
    const [row] = await read('select organisation_id from outlet_nodes where node_id = ?', [id]);
    expect(node?.organisation?.organisationID).toBe(row?.organisation_id);
  }
  const [account] = await lookUp(fixedIdentifier('serviceAccount', 1));
  expect(account?.organisation?.organisationName).toMatch(/\S/);
  for (const id of [fixedIdentifier('user', 3), fixedIdentifier('posCoreInstance', 1), 'kiosk']) {
    expect((await lookUp(id))[0]?.organisation).toBeNull();
  }
});

describe('other texts that identify a record', () => {
  test.each(['HQUAY', 'hquay'])('the code %s finds its organisation', async (code) => {
    expect(await lookUp(code)).toMatchObject([{ type: Type.Organisation, name: 'Harbour Quay' }]);
  });

  test('the kapow of an organisation finds it', async () => {
    const kapow = (await lookUp('HQUAY'))[0]?.organisation?.kapow ?? '';
    const quay = [{ type: Type.Organisation, name: 'Harbour Quay' }];
    expect(await lookUp(kapow)).toMatchObject(quay);
    await read("update organisations set kapow = 'KPÖ_1' where name = 'Harbour Quay'");
    for (const typed of ['KPÖ_1', 'kpö_1', 'KPO\u0308_1', 'kpo_1']) {
      expect(await lookUp(typed)).toMatchObject(quay);
    }
    for (const other of ['KPÖ', 'PÖ_1', 'KPÖ11']) expect(await lookUp(other)).toEqual([]);
    await read('update organisations set kapow = ? where name = ?', [kapow, 'Harbour Quay']);
  });

  test('the email address of a user finds the user', async () => {
    expect(await lookUp('USER@demo.test')).toMatchObject([
      { type: Type.User, entityID: fixedIdentifier('user', 3) },
    ]);
  });

  test('the identifier of a device finds its terminal', async () => {
    const [state] = await read(
      'select device_identifier, node_id, organisation_id from client_application_states limit 1',
    );
    const device = String(state?.device_identifier);
    for (const filter of [device, device.toLowerCase()]) {
      expect(await lookUp(filter)).toMatchObject([
        {
          type: Type.Terminal,
          entityID: state?.node_id,
          organisation: { organisationID: state?.organisation_id },
        },
      ]);
    }
  });
});

describe('a part of a name', () => {
  test('a lookup finds records of every kind, ordered by type and name', async () => {
    const matches = await lookUp('oNe');
    const types = new Set(matches.map(({ type }) => type));
    expect(types).toContain(Type.IntegrationServerInstance);
    expect(matches.every(({ name }) => name.toLowerCase().includes('one'))).toBe(true);
    const order = matches.map(({ type, name }) => [type, name.toLowerCase()] as const);
    const sorted = [...order].sort(
      (a, b) => a[0] - b[0] || (a[1] < b[1] ? -1 : a[1] > b[1] ? 1 : 0),
    );
    expect(order).toEqual(sorted);
  });

  test.each([
    ['ÉCLAIR', 'Crème Éclair'],
    ['crème é', 'Crème Éclair'],
    ['100 %', '100 % Bio_Markt'],
    ['bio_m', '100 % Bio_Markt'],
    ['[*?', 'Odd [*?] name'],
    ["o'", "O'Hara"],
  ])('%s finds %s', async (filter, name) => {
    const body = { changes: [{ name, uri: 'https://odd.test' }], deletes: [] };
    const saved = await service.call('/api/integrationServerInstance/batch', {
      as: 'superUser',
      body,
    });
    const { changes } = (await saved.json()) as {
      changes: { integrationServerInstanceID: string }[];
    };
    expect((await lookUp(filter)).map((match) => match.name)).toContain(name);
    await service.call('/api/integrationServerInstance/batch', {
      as: 'superUser',
      body: {
        changes: [],
        deletes: changes.map((change) => change.integrationServerInstanceID),
      },
    });
  });

  test('wildcards have no special meaning', async () => {
    expect(await lookUp('%')).toEqual([]);
    expect(await lookUp('H_rbour')).toEqual([]);
    expect(await lookUp('zzz*')).toEqual([]);
  });
});

test('a lookup answers at most 100 records, first those that the text identifies', async () => {
  expect(await lookUp('a')).toHaveLength(100);
  const client = { clientID: 'e', name: 'Zebra' };
  await service.call('/api/client/batch', {
    as: 'superUser',
    body: { changes: [client], deletes: [] },
  });
  const matches = await lookUp('e');
  expect(matches).toHaveLength(100);
  expect(matches.at(-1)).toMatchObject({ type: Type.Client, entityID: 'e', name: 'Zebra' });
  expect(new Set(matches.map(({ type, entityID }) => `${type} ${entityID}`)).size).toBe(100);
});

test.each([
  ['blanks', ' \t '],
  ['a text longer than anything stored', 'x'.repeat(2_000)],
  ['a text that is nowhere', 'no such thing'],
])('a lookup finds nothing for %s', async (_what, filter) => {
  expect(await lookUp(filter)).toEqual([]);
});

test('the service refuses an empty filter, and everybody but super users', async () => {
  expect((await call('')).status).toBe(400);
  expect((await call('quay', 'administrator')).status).toBe(403);
  const anonymous = await service.call('/api/EntityLookup/filterunscoped?filter=quay');
  expect(anonymous.status).toBe(401);
});
