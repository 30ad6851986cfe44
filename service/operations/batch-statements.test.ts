import type { InStatement, Transaction } from '@libsql/client';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { SerialClient } from '../database/serial-client';
import { demo, harbour } from '../testing/organisation-access';
import { type TestService, testService } from '../testing/test-service';

let service: TestService;
let statements = 0;
let longestList = 0;

beforeAll(async () => {
  service = await testService();
});

afterAll(() => service.close());

let people: string[] = [];

beforeEach(async () => {
  countStatements();
  const users = await commit('/api/user', numbered(201, person));
  people = idsOf(users.changes, 'userID');
  return () => commit('/api/user', [], people);
});

/** Counts what the service executes in transactions. */
function countStatements(): void {
  const begin = SerialClient.prototype.transaction;
  vi.spyOn(SerialClient.prototype, 'transaction').mockImplementation(async function (
    this: SerialClient,
    mode,
  ): Promise<Transaction> {
    const transaction = await begin.call(this, mode);
    const execute = transaction.execute.bind(transaction);
    transaction.execute = (statement) => {
      statements += 1;
      longestList = Math.max(longestList, ...listsIn(statement).map((list) => list.length));
      return execute(statement);
    };
    return transaction;
  });
}

/** Finds the lists of values with which a statement compares. */
function listsIn(statement: InStatement): string[][] {
  const text = typeof statement === 'string' ? statement : statement.sql;
  return [...text.matchAll(/ in \(([?, ]+)\)/g)].map(([, list = '']) => list.split(','));
}

type Fields = Record<string, unknown>;

const person = (number: number) => ({
  shortName: 'P',
  fullName: `Person ${number}`,
  email: `person${number}@a.test`,
});
const server = (number: number) => ({ name: `Server ${number}`, uri: `https://s${number}.test` });
const inHarbour = (path: string) => `/api/organisation/${harbour}/${path}`;
const team = demo.team(1);

const resources: [path: string, id: string, recordOf: (number: number) => Fields][] = [
  ['/api/user', 'userID', (number) => ({ ...person(number), email: `other${number}@a.test` })],
  ['/api/client', 'clientID', (number) => ({ clientID: `client${number}`, name: 'Client' })],
  ['/api/POSCoreInstance', 'posCoreInstanceID', server],
  ['/api/deploymentServerInstance', 'deploymentServerInstanceID', server],
  ['/api/integrationServerInstance', 'integrationServerInstanceID', server],
  [inHarbour('team'), 'teamID', (number) => ({ name: `Team ${number}` })],
  [
    inHarbour(`team/${team}/members`),
    'teamUserLinkID',
    (number) => ({ teamID: team, userID: people[number] }),
  ],
  [
    inHarbour('links'),
    'organisationUserLinkID',
    (number) => ({ linkType: 1, teamUserID: people[number], isOrgAdmin: false }),
  ],
  [
    inHarbour('userpermissiongroup'),
    'userPermissionGroupID',
    (number) => ({
      name: `Group ${number}`,
      permissions: [{ permissionID: 32, allowedActions: 7 }],
    }),
  ],
  [
    inHarbour('serviceaccounts'),
    'serviceAccountID',
    (number) => ({
      name: `Account ${number}`,
      serviceAccountType: 1,
      rootNodeID: demo.place(2),
      rootNodeType: 2,
    }),
  ],
];

test.each(resources)(
  'a batch of %s needs as many statements for 200 records as for 10',
  async (path, id, recordOf) => {
    const few = await statementsFor(path, id, numbered(10, recordOf));
    expect(Math.min(...few)).toBeGreaterThan(0);
    expect(await statementsFor(path, id, numbered(200, recordOf))).toEqual(few);
  },
);

test.each(resources)(
  'no statement of a batch of %s names more than 200 records',
  async (path, id, recordOf) => {
    longestList = 0;
    const withRights = (record: Fields) => ('isOrgAdmin' in record ? { isOrgAdmin: true } : {});
    const records = numbered(201, recordOf).map((record) => ({ ...record, ...withRights(record) }));
    await statementsFor(path, id, records);
    expect(longestList).toBeLessThanOrEqual(200);
  },
);

/** Counts the statements that add, change and delete the records. */
async function statementsFor(path: string, id: string, records: Fields[]) {
  const added = await commit(path, records);
  const ids = idsOf(added.changes, id);
  expect(ids).toHaveLength(records.length);
  const changes = records.map((record, index) => ({ ...record, [id]: ids[index] }));
  const changed = await commit(path, changes);
  const deleted = await commit(path, [], ids);
  return [added.statements, changed.statements, deleted.statements];
}

async function commit(path: string, changes: Fields[], deletes: string[] = []) {
  await service.cookieOf('superUser');
  statements = 0;
  const body = { changes, deletes };
  const response = await service.call(`${path}/batch`, { as: 'superUser', body });
  expect([response.status, response.headers.get('X-Error-Reason')]).toEqual([200, null]);
  const result = (await response.json()) as { changes: Fields[] };
  return { changes: result.changes, statements };
}

function numbered(count: number, recordOf: (number: number) => Fields): Fields[] {
  return Array.from({ length: count }, (_, number) => recordOf(number));
}

function idsOf(records: Fields[], id: string): string[] {
  return records.map((record) => String(record[id]));
}
