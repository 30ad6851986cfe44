import { createClient } from '@libsql/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  HistoryEntry,
  Organisation,
  OrganisationBatchResult,
} from '../../../src/api/schema.gen';
import { fixedIdentifier } from '../../database/seed/fixed-identifiers';
import { type TestService, testService } from '../../testing/test-service';

const harbour = fixedIdentifier('organisation', 3);
const quay = fixedIdentifier('organisation', 4);
const posCore = (number: number) => fixedIdentifier('posCoreInstance', number);
const server = (number: number) => fixedIdentifier('integrationServer', number);
const nobody = 'aaaaaaaa-0000-4000-8000-000000000000';

let service: TestService;

beforeAll(async () => {
  service = await testService();
});

afterAll(() => service.close());

const list = async () =>
  (await (await service.call('/api/Organisation', { as: 'superUser' })).json()) as Organisation[];

const find = async (id: string) => {
  const found = (await list()).find(({ organisationID }) => organisationID === id);
  if (!found) throw new Error(`There is no organisation ${id}.`);
  return found;
};

const commit = (changes: object[], deletes: string[] = []) =>
  service.call('/api/organisation/batch', { as: 'superUser', body: { changes, deletes } });

let made = 0;
const organisation = (fields: object = {}) => {
  made += 1;
  return { organisationCode: `NEW${made}`, name: `New ${made}`, ...fields };
};

/** Returns what a screen sends: the whole record without kapow. */
const sent = ({ kapow, ...fields }: Organisation, change: object = {}) => ({
  ...fields,
  ...change,
});

describe('a batch that the service refuses', () => {
  test.each<[string, object[], string[], string, RegExp | null]>([
    [
      'a code in use',
      [{ organisationCode: 'HQUAY', name: 'A' }],
      [],
      'OrganisationCodeAlreadyInUse',
      /Harbour Quay \[HQUAY\] has it/,
    ],
    [
      'in other capitals',
      [{ organisationCode: ' hQuay', name: 'A' }],
      [],
      'OrganisationCodeAlreadyInUse',
      /HQUAY/,
    ],
    [
      'twice in the batch',
      [
        { organisationCode: 'T', name: 'A' },
        { organisationCode: 't', name: 'B' },
      ],
      [],
      'OrganisationCodeAlreadyInUse',
      /A \[T\]/,
    ],
    [
      'an unknown POS Core',
      [organisation({ posCoreInstanceID: nobody })],
      [],
      'InvalidPOSCoreInstance',
      null,
    ],
    [
      'an unknown server',
      [organisation({ partnerServerInstanceID: nobody })],
      [],
      'BadRequest',
      /partner server does not exist/,
    ],
    [
      'a server of another type',
      [organisation({ reportingServerInstanceID: server(1) })],
      [],
      'BadRequest',
      /is not a reporting server/,
    ],
    [
      'an unknown parent',
      [organisation({ parentOrganisationID: nobody })],
      [],
      'BadRequest',
      /parent organisation does not exist/,
    ],
    [
      'an unknown organisation',
      [organisation({ organisationID: nobody })],
      [],
      'BadRequest',
      /to change does not exist/,
    ],
    ['an unknown one to delete', [], [nobody], 'BadRequest', /to delete does not exist/],
    ['a blank code', [{ organisationCode: ' ', name: 'A' }], [], 'BadRequest', /code is empty/],
    [
      'a code that cannot be seen',
      [{ organisationCode: '\u200b', name: 'A' }],
      [],
      'BadRequest',
      /code is empty/,
    ],
    [
      'a blank name',
      [{ organisationCode: 'NAMELESS', name: ' ' }],
      [],
      'BadRequest',
      /name is empty/,
    ],
  ])('%s', async (_what, changes, deletes, code, reason) => {
    const before = await list();
    const response = await commit([organisation(), ...changes], deletes);
    expect([response.status, await response.text()]).toEqual([400, code]);
    if (reason) expect(response.headers.get('X-Error-Reason')).toMatch(reason);
    else expect(response.headers.get('X-Error-Reason')).toBeNull();
    expect(await list()).toEqual(before);
  });

  test.each<[string, object, RegExp]>([
    ['its own parent', { parentOrganisationID: harbour }, /its own parent/],
    [
      'below what is below it',
      { parentOrganisationID: quay },
      /Harbour Quay \[HQUAY\] is below Harb/,
    ],
    ['another code', { organisationCode: 'OTHER' }, /cannot change after its creation/],
    ['another POS Core once initialised', { posCoreInstanceID: posCore(2) }, /is initialised/],
    ['no POS Core once initialised', { posCoreInstanceID: null }, /is initialised/],
    ['even when it is no longer to be', { posCoreInstanceID: null, initialised: false }, /is init/],
  ])('an organisation with %s', async (_what, change, reason) => {
    const before = await find(harbour);
    const response = await commit([sent(before, change)]);
    expect([response.status, await response.text()]).toEqual([400, 'BadRequest']);
    expect(response.headers.get('X-Error-Reason')).toMatch(reason);
    expect(await find(harbour)).toEqual(before);
  });

  test('the same organisation twice', async () => {
    const one = await find(harbour);
    const response = await commit([sent(one), sent(one)]);
    expect(response.headers.get('X-Error-Reason')).toContain('more than once');
    const both = await commit([sent(one)], [harbour]);
    expect(both.headers.get('X-Error-Reason')).toContain('more than once');
  });

  test('a batch of somebody who is no super user', async () => {
    const body = { changes: [organisation()], deletes: [] };
    for (const as of ['administrator', 'ordinaryUser'] as const) {
      expect((await service.call('/api/organisation/batch', { as, body })).status).toBe(403);
    }
  });
});

test('a server whose type has changed does not block the save of its organisation', async () => {
  const answer = await commit([organisation({ reportingServerInstanceID: server(4) })]);
  const [one] = ((await answer.json()) as OrganisationBatchResult).changes;
  if (!one) throw new Error('Nothing was saved.');
  const client = createClient({ url: `file:${service.folder}/service.db` });
  const setType = (type: number) =>
    client.execute({
      sql: `update integration_servers set integration_server_instance_type = ?
            where integration_server_instance_id = ?`,
      args: [type, server(4)],
    });
  await setType(3);
  const again = await commit([sent(one, { name: 'Still saved' })]);
  expect(again.status).toBe(200);
  await setType(4);
  client.close();
});

describe('the history names an organisation', () => {
  const historyOf = async (id: string) => {
    const answer = await service.call(`/api/history/Organisation/${id}`, { as: 'superUser' });
    const [newest] = (await answer.json()) as HistoryEntry[];
    return newest?.changes.map(({ field, before, after }) => `${field}: ${before} > ${after}`);
  };
  const pair = async () => {
    const saved = await commit([organisation({ name: 'Old', parentOrganisationID: harbour })]);
    const [parent] = ((await saved.json()) as OrganisationBatchResult).changes;
    const below = organisation({ parentOrganisationID: parent?.organisationID });
    const [child] = ((await (await commit([below])).json()) as OrganisationBatchResult).changes;
    if (!parent || !child) throw new Error('A saved organisation was not returned.');
    return { parent, child };
  };

  test('that the same batch deletes as it was called', async () => {
    const { parent, child } = await pair();
    await commit([], [parent.organisationID, child.organisationID]);
    expect(await historyOf(child.organisationID)).toContain('parentOrganisationID: Old > null');
  });

  test.each([
    [
      'that the same batch renames and loses as it was called',
      harbour,
      ['Old > Harbour Restaurants'],
    ],
    ['that the same batch renames and keeps as no change', undefined, []],
  ])('%s', async (_what, moved, expected) => {
    const { parent, child } = await pair();
    const parentOrganisationID = moved ?? parent.organisationID;
    const changes = [
      sent(parent, { name: 'New' }),
      sent(child, { parentOrganisationID, name: 'Child' }),
    ];
    expect((await commit(changes)).status).toBe(200);
    const parents = expected.map((text) => `parentOrganisationID: ${text}`);
    const renamed = `name: ${child.name} > Child`;
    expect(await historyOf(child.organisationID)).toEqual([renamed, ...parents]);
  });
});
