import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  IntegrationServerInstanceValues,
  OptionValue,
  Organisation,
} from '../../src/api/schema.gen';
import { OrganisationType } from '../../src/domain/contract/enums.gen';
import { withDerivedTexts } from '../database/derived-texts';
import { openDatabase } from '../database/open-database';
import { organisations } from '../database/schema/organisations';
import { fixedIdentifier } from '../database/seed/fixed-identifiers';
import { type CallOptions, type TestService, testService } from '../testing/test-service';

let service: TestService;
const number = (index: number) => String(index).padStart(12, '0');

/** Names of organisations, of which several contain "quay". */
const names = [
  'Quaylar',
  'Old Quaylar',
  'Unquaylared',
  'The Quaylar Bar',
  'Crème Quaÿlar',
  'QUAYLAR',
];

beforeAll(async () => {
  service = await testService();
  const database = await openDatabase({ url: `file:${service.folder}/service.db` });
  const rows = names.map((name, index) => ({
    organisationID: `2b000000-0000-4000-8000-${number(index)}`,
    organisationCode: `S*[${index}`,
    name,
    organisationType: OrganisationType.Licensee,
    active: true,
    initialised: true,
    dateTimeCreated: new Date(0),
  }));
  await database
    .insert(organisations)
    .values(rows.map((row) => withDerivedTexts(organisations, row)));
  database.$client.close();
});

afterAll(() => service.close());

const call = (path: string, query: Record<string, string | string[]>, as: CallOptions['as']) => {
  const parameters = Object.entries(query).flatMap(([key, value]) =>
    [value].flat().map((one) => [key, one]),
  );
  return service.call(`${path}?${new URLSearchParams(parameters)}`, { as });
};

const read = async <T>(
  path: string,
  query: Record<string, string | string[]> = {},
  as: CallOptions['as'] = 'superUser',
) => (await (await call(path, query, as)).json()) as T;

const organisationNames = async (
  query: Record<string, string | string[]>,
  as: CallOptions['as'] = 'superUser',
) => (await read<Organisation[]>('/api/Organisation', query, as)).map(({ name }) => name);

describe('a search', () => {
  test('ignores case and accents, and the best matches come first', async () => {
    const found = await organisationNames({ search: ' quaylar ' });
    // The whole text matches no label, because the label ends with the code.
    expect(found).toEqual([
      'Quaylar',
      'QUAYLAR',
      'Crème Quaÿlar',
      'Old Quaylar',
      'The Quaylar Bar',
      'Unquaylared',
    ]);
    expect(await organisationNames({ search: 'CREME QUAYLAR' })).toEqual(['Crème Quaÿlar']);
  });

  test('finds by the code and by the label, in which wildcards stand for themselves', async () => {
    expect(await organisationNames({ search: 's*[2' })).toEqual(['Unquaylared']);
    expect(await organisationNames({ search: 'Old Quaylar [S*[1' })).toEqual(['Old Quaylar']);
    expect(await organisationNames({ search: 'qua?lar' })).toEqual([]);
  });

  test('a limit gives the best ones', async () => {
    expect(await organisationNames({ search: 'quaylar', limit: '3' })).toEqual([
      'Quaylar',
      'QUAYLAR',
      'Crème Quaÿlar',
    ]);
  });

  test('finds among the own organisations only', async () => {
    expect(await organisationNames({ search: 'quaylar' }, 'administrator')).toEqual([]);
    expect(await organisationNames({ search: 'harbour' }, 'administrator')).toContain(
      'Harbour Quay',
    );
  });
});

describe('ids', () => {
  const ids = [fixedIdentifier('organisation', 4), `2B000000-0000-4000-8000-${number(0)}`, 'null'];

  test('name organisations, and those that nobody has do not count', async () => {
    expect(await organisationNames({ ids })).toEqual(['Harbour Quay', 'Quaylar']);
  });

  test('name the own organisations only', async () => {
    expect(await organisationNames({ ids }, 'administrator')).toEqual(['Harbour Quay']);
  });
});

test('the first ones of a list are those of the whole list', async () => {
  const whole = await organisationNames({});
  expect(await organisationNames({ limit: '5' })).toEqual(whole.slice(0, 5));
});

describe('the choices of an organisation', () => {
  test('parents', async () => {
    const path = '/api/organisation/parentvalues';
    const whole = await read<OptionValue[]>(path);
    expect(await read(path, { limit: '4' })).toEqual(whole.slice(0, 4));
    expect(await read(path, { search: 'hquay' })).toEqual([
      { key: fixedIdentifier('organisation', 4), value: 'Harbour Quay [HQUAY]' },
    ]);
    const { key } = whole[1] as OptionValue;
    expect(await read(path, { ids: key })).toEqual([whole[1]]);
  });

  test('POS Core instances', async () => {
    const path = '/api/POSCoreInstance/values';
    const whole = await read<OptionValue[]>(path);
    expect(await read(path, { limit: '1' })).toEqual(whole.slice(0, 1));
    expect(await read(path, { search: 'north' })).toMatchObject([{ value: 'POS Core North' }]);
    expect(await read(path, { ids: [fixedIdentifier('posCoreInstance', 1)] })).toHaveLength(1);
  });

  test('integration servers, in each of the four lists', async () => {
    const path = '/api/integrationServerInstance/values';
    const found = await read<IntegrationServerInstanceValues>(path, { search: 'one', limit: '1' });
    for (const values of Object.values(found)) expect(values).toHaveLength(1);
    const named = await read<IntegrationServerInstanceValues>(path, {
      ids: fixedIdentifier('integrationServer', 1),
    });
    expect(Object.values(named).flat()).toHaveLength(1);
  });
});

describe('what is too much is refused', () => {
  test.each<[string, Record<string, string | string[]>]>([
    ['a long text', { search: 'x'.repeat(129) }],
    ['a large limit', { limit: '1001' }],
    ['no entry', { limit: '0' }],
    ['many ids', { ids: Array.from({ length: 51 }, (_, index) => String(index)) }],
    ['a long id', { ids: 'x'.repeat(65) }],
    ['two texts', { search: ['a', 'b'] }],
  ])('%s', async (_what, query) => {
    const response = await call('/api/Organisation', query, 'superUser');
    expect([response.status, await response.text()]).toEqual([400, 'BadRequest']);
  });
});
