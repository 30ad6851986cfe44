import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  AuditLogEntry,
  AuditLogQuery,
  AuditLogTypeDescription,
} from '../../../src/api/schema.gen';
import { demoAccounts } from '../../database/seed/demo-accounts';
import { fixedIdentifier } from '../../database/seed/fixed-identifiers';
import { addAuditEntries } from '../../testing/audit-log';
import { type TestService, testService } from '../../testing/test-service';

type Query = Partial<AuditLogQuery>;

let service: TestService;

// This day is far from the demo data, so that a range of moments holds only these entries.
const at = (minute: number, second = 0) => new Date(Date.UTC(2020, 0, 1, 12, minute, second));
const day = {
  dateTimeCreatedFrom: '2020-01-01T00:00:00Z',
  dateTimeCreatedTo: '2020-01-02T00:00:00Z',
};
const zoe = '7fffffff-0000-4000-8000-00000000000a';
const quay = '7fffffff-0000-4000-8000-00000000000b';

beforeAll(async () => {
  service = await testService();
  await addAuditEntries(service, [
    {
      auditLogType: 100,
      userName: 'Zoë Äkerman',
      userID: zoe,
      organisationName: 'Quay 100%',
      organisationID: quay,
      message: 'first',
      dateTimeCreated: at(0),
    },
    {
      auditLogType: 401,
      userName: 'Zoë Äkerman',
      userID: zoe,
      organisationName: null,
      message: 'second_x',
      dateTimeCreated: at(1),
    },
    {
      auditLogType: 100,
      userName: 'Old Olsen',
      userID: null,
      organisationName: 'Quay 1000',
      message: 'third',
      dateTimeCreated: at(1),
    },
    {
      auditLogType: 9001,
      userName: null,
      userID: null,
      organisationName: 'QUAY street',
      message: 'FOURTH É',
      dateTimeCreated: at(1),
    },
    {
      auditLogType: 300,
      userName: 'ols',
      userID: null,
      organisationName: 'Elsewhere',
      organisationID: quay,
      message: 'fifth',
      dateTimeCreated: at(2, 30),
    },
  ]);
});

afterAll(() => service.close());

const post = (query: object) =>
  service.call('/api/auditlog/query', { as: 'superUser', body: query });

async function entries(query: Query): Promise<AuditLogEntry[]> {
  const response = await post({ pageSize: 1000, pageNumber: 0, ...query });
  expect([response.status, response.headers.get('X-Error-Reason')]).toEqual([200, null]);
  return (await response.json()) as AuditLogEntry[];
}

const messages = async (query: Query) =>
  (await entries({ ...day, ...query })).map(({ message }) => message);

describe('filters', () => {
  test.each<[string, Query, string[]]>([
    [
      'none: the newest first, the last written of a moment first',
      {},
      ['fifth', 'FOURTH É', 'third', 'second_x', 'first'],
    ],
    ['a type', { types: [100] }, ['third', 'first']],
    [
      'types, unknown ones and doubles too',
      { types: [9001, 401, 401, 7] },
      ['FOURTH É', 'second_x'],
    ],
    ['no types are all types', { types: [] }, ['fifth', 'FOURTH É', 'third', 'second_x', 'first']],
    ['part of the user name, whatever the case', { user: 'OLS' }, ['fifth', 'third']],
    ['a name with other letters', { user: 'zoË äk' }, ['second_x', 'first']],
    ['the id of a user', { user: zoe.toUpperCase() }, ['second_x', 'first']],
    ['part of an id finds nothing', { user: zoe.slice(0, 12) }, []],
    ['a name that nobody has', { user: 'nobody at all' }, []],
    ['part of the organisation', { organisation: 'quay' }, ['FOURTH É', 'third', 'first']],
    ['the id of an organisation', { organisation: quay.toUpperCase() }, ['fifth', 'first']],
    ['part of the id of an organisation finds nothing', { organisation: quay.slice(0, 12) }, []],
    ['a wildcard stands for itself', { organisation: '100%' }, ['first']],
    ['another wildcard', { message: 'd_x' }, ['second_x']],
    ['a wildcard that nothing has', { message: 'f_rst' }, []],
    ['part of the message', { message: 'FI' }, ['fifth', 'first']],
    ['a message with other letters', { message: 'fourth é' }, ['FOURTH É']],
    [
      'empty texts let everything pass',
      { user: '', organisation: '', message: '' },
      ['fifth', 'FOURTH É', 'third', 'second_x', 'first'],
    ],
    [
      'from this moment',
      { dateTimeCreatedFrom: at(1).toISOString() },
      ['fifth', 'FOURTH É', 'third', 'second_x'],
    ],
    [
      'to this moment',
      { dateTimeCreatedTo: at(1).toISOString() },
      ['FOURTH É', 'third', 'second_x', 'first'],
    ],
    ['moments of another zone', { dateTimeCreatedFrom: '2020-01-01T14:02:00+02:00' }, ['fifth']],
    [
      'a range that ends before it begins',
      { dateTimeCreatedFrom: at(2).toISOString(), dateTimeCreatedTo: at(1).toISOString() },
      [],
    ],
    [
      'several',
      { user: 'o', organisation: 'quay', types: [100], message: 't' },
      ['third', 'first'],
    ],
    ['several that exclude one another', { user: 'olsen', types: [401] }, []],
  ])('%s', async (_what, query, expected) => {
    expect(await messages(query)).toEqual(expected);
  });
});

describe('pages of the audit log', () => {
  test('pages count from zero, and each page continues the one before', async () => {
    const page = (pageNumber: number) => messages({ pageSize: 2, pageNumber });
    expect([await page(0), await page(1), await page(2), await page(3)]).toEqual([
      ['fifth', 'FOURTH É'],
      ['third', 'second_x'],
      ['first'],
      [],
    ]);
  });

  test('all pages together are the whole log and hold each entry once', async () => {
    const all: AuditLogEntry[] = [];
    for (let pageNumber = 0; ; pageNumber += 1) {
      const page = await entries({ pageSize: 700, pageNumber });
      all.push(...page);
      if (page.length < 700) break;
    }
    const { length } = all;
    expect(length).toBeGreaterThan(5_000);
    expect(new Set(all.map((entry) => JSON.stringify(entry))).size).toBeGreaterThan(length * 0.99);
    const moments = all.map(({ created }) => created);
    expect(moments).toEqual([...moments].sort().reverse());
  });

  test.each<[string, Query]>([
    ['a user', { user: 'a' }],
    ['types', { types: [100, 101, 300] }],
    ['an organisation and a message', { organisation: 'a', message: 'token' }],
    ['a range', { dateTimeCreatedFrom: '2026-10-01T00:00:00Z' }],
  ])('the pages of %s are the parts of one long list', async (_what, query) => {
    const whole = await entries(query);
    const parts = [
      ...(await entries({ ...query, pageSize: 40, pageNumber: 0 })),
      ...(await entries({ ...query, pageSize: 40, pageNumber: 1 })),
    ];
    expect(parts.length).toBe(80);
    expect(parts).toEqual(whole.slice(0, 80));
  });
});

test('an entry has the fields of the contract, with its moment in UTC', async () => {
  expect((await entries({ ...day, message: 'first' }))[0]).toEqual({
    auditLogType: 100,
    userName: 'Zoë Äkerman',
    userID: zoe,
    created: '2020-01-01T12:00:00.000Z',
    organisationName: 'Quay 100%',
    organisationID: null,
    message: 'first',
  });
});

test('an entry has the id of its organisation while that exists', async () => {
  const [row] = await entries({ pageSize: 1, pageNumber: 0, organisation: 'Harbour Restaurants' });
  expect(row?.organisationID).toBe(fixedIdentifier('organisation', 3));
});

describe('a long log, in which every filter lets many entries pass', () => {
  const longAgo = Date.UTC(2010, 0, 1);
  const busy = (number: number) => ({
    auditLogType: 301,
    userName: 'Busy Bee',
    userID: null,
    organisationName: null,
    message: `visit ${number}`,
    dateTimeCreated: new Date(longAgo + number * 1_000),
  });

  beforeAll(async () => {
    for (let start = 0; start < 25_000; start += 1_000) {
      const visits = Array.from({ length: 1_000 }, (_, index) => busy(start + index));
      await addAuditEntries(service, visits);
    }
  });

  test.each<[string, Query, number[]]>([
    ['recent entries', { user: 'bee' }, [24_999, 24_998, 24_997]],
    ['a later page', { user: 'bee', pageNumber: 2 }, [24_993, 24_992, 24_991]],
    ['a page far in', { user: 'bee', pageNumber: 8_000 }, [999, 998, 997]],
    ['the last page', { user: 'bee', pageNumber: 8_333 }, [0]],
    ['a message of long ago', { message: 'visit 7777' }, [7_777]],
    ['few messages of long ago', { user: 'bee', message: 'visit 12' }, [12_999, 12_998, 12_997]],
    ['the last of them', { user: 'bee', message: 'visit 12', pageNumber: 370 }, [12]],
    ['none', { types: [301], message: 'visit nobody' }, []],
  ])('%s', async (_what, query, numbers) => {
    const page = await entries({ pageSize: 3, ...query });
    expect(page.map(({ message }) => message)).toEqual(numbers.map((number) => `visit ${number}`));
  });
});

test('an action is in the log at once', async () => {
  const [user] = (await (await service.call('/api/user', { as: 'superUser' })).json()) as object[];
  const saved = await service.call('/api/user/batch', {
    as: 'superUser',
    body: { changes: [{ ...user, fullName: 'Just Renamed' }], deletes: [] },
  });
  expect(saved.status).toBe(200);
  expect((await entries({ pageSize: 1 }))[0]).toMatchObject({
    auditLogType: 201,
    userID: demoAccounts.superUser.userID,
    message: 'User Just Renamed was changed. The former name was Ada Marchetti.',
  });
});

describe('the service refuses', () => {
  test('a text that is too long, with a reason', async () => {
    const response = await post({ pageSize: 10, pageNumber: 0, user: 'x'.repeat(1_001) });
    expect([response.status, await response.text()]).toEqual([400, 'BadRequest']);
    expect(response.headers.get('X-Error-Reason')).toContain('user has more than 250');
  });

  test.each<[string, object]>([
    ['a page below zero', { pageNumber: -1 }],
    ['a page of nothing', { pageSize: 0 }],
    ['a page that is too long', { pageSize: 1_001 }],
    ['a moment that is none', { dateTimeCreatedFrom: 'yesterday' }],
    ['a leap second', { dateTimeCreatedTo: '2016-12-31T23:59:60Z' }],
    ['a type that is no number', { types: ['100'] }],
  ])('%s', async (_what, query) => {
    const response = await post({ pageSize: 10, pageNumber: 0, ...query });
    expect([response.status, await response.text()]).toEqual([400, 'BadRequest']);
  });

  test.each([
    ['administrator', 403],
    ['ordinaryUser', 403],
    [undefined, 401],
  ] as const)('%s', async (as, status) => {
    const body = { pageSize: 10, pageNumber: 0 };
    expect((await service.call('/api/auditlog/query', { as, body })).status).toBe(status);
    expect((await service.call('/api/auditlog/descriptions', { as })).status).toBe(status);
  });
});

test('every type that demo entries have has a description', async () => {
  const answer = await service.call('/api/auditlog/descriptions', { as: 'superUser' });
  const described = new Set(
    ((await answer.json()) as AuditLogTypeDescription[]).map(({ type }) => type),
  );
  const used = new Set(
    (await entries({ dateTimeCreatedFrom: '2021-01-01T00:00:00Z' })).map(
      (entry) => entry.auditLogType,
    ),
  );
  expect([...used].filter((type) => !described.has(type))).toEqual([]);
});
