import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type ContractOperation,
  contractOperations,
} from '../../openapi/reader/contract-operations';
import { createSession } from '../authentication/sessions';
import type { Role } from '../contract/role';
import { withDerivedTexts } from '../database/derived-texts';
import { organisationUserLinks } from '../database/schema/access';
import { users } from '../database/schema/people';
import { fixedIdentifier } from '../database/seed/fixed-identifiers';
import { contract, type TestService, testService } from '../testing/test-service';
import { operations, roleOf } from './operations';

const served = contractOperations(contract).filter(({ isRemote }) => !isRemote);

const own = fixedIdentifier('organisation', 3);
const below = fixedIdentifier('organisation', 4);
const above = fixedIdentifier('organisation', 1);
const nowhere = 'aaaaaaaa-0000-4000-8000-000000000000';
const ordinaryUserID = fixedIdentifier('user', 3);
// A super user may end sessions, and the tests need those of the ordinary user.
const userOfSuperUser = fixedIdentifier('user', 4);
const guestID = fixedIdentifier('user', 5);

type Person = 'anonymous' | 'guest' | 'ordinaryUser' | 'administrator' | 'superUser';
type Outcome = 'signs in' | 'refused' | 'unknown' | 'allowed';

let service: TestService;
let guestCookie: string;

beforeAll(async () => {
  service = await testService();
  const { database, clock } = service;
  // An account with the scope anonymous, which administers the organisation, too.
  const guest = withDerivedTexts(users, {
    userID: guestID,
    shortName: 'Guest',
    fullName: 'Guest',
    email: 'guest@demo.test',
    scopes: ['anonymous'],
    dateTimeCreated: clock.now,
  });
  await database.insert(users).values(guest);
  const access = { organisationID: own, linkType: 1, userID: guestID, isOrgAdmin: true } as const;
  await database.insert(organisationUserLinks).values(access);
  const use = { now: clock.now, address: '', userAgent: '' };
  guestCookie = `session=${await createSession(database, guestID, use)}`;
});

afterAll(() => service.close());

test('the roles match the sessions that the contract requires', () => {
  const withoutSession = served
    .filter(({ security }) => !security.every((schemes) => schemes.includes('session')))
    .map(({ operationId }) => operationId);
  const anonymous = Object.values(operations)
    .filter(({ role }) => role === 'anonymous' || role === 'anybody')
    .map(({ operationId }) => operationId);
  expect(anonymous.sort()).toEqual(withoutSession.sort());
});

test('every change that the specification has takes an idempotency key', () => {
  const reading = ['queryAuditLog', 'queryMonthlyStatistics'];
  // The service counts wrong old passwords, also when a caller repeats them.
  const guarded = ['changePassword'];
  const changing = served.filter(
    ({ method, operationId, needsSession, tag }) =>
      method !== 'GET' &&
      tag !== 'extension' &&
      needsSession &&
      ![...reading, ...guarded].includes(operationId),
  );
  const without = changing.filter(
    ({ parameters }) => !parameters.some(({ name }) => name === 'Idempotency-Key'),
  );
  expect(without.map(({ operationId }) => operationId)).toEqual([]);
});

test('every operation that names an organisation asks for a role in it', () => {
  for (const { operationId, path } of served) {
    const isScoped =
      path.startsWith('/api/organisation/{orgId}/') || path.includes('summary/{orgId}');
    expect([operationId, roleOf(operationId) === 'administrator-of-organisation']).toEqual([
      operationId,
      isScoped,
    ]);
  }
});

/**
 * Sends a request with ids of no record and a body that no operation accepts. A caller with the
 * role gets past the checks that answer 401, 403 and 404.
 */
async function outcome(operation: ContractOperation, person: Person, organisationID: string) {
  const named = { superUser: userOfSuperUser, guest: guestID };
  const path = operation.path
    .replace('{orgId}', organisationID)
    .replace('{userId}', named[person as keyof typeof named] ?? ordinaryUserID)
    .replace('/client/{id}', '/client/nothing')
    .replace('{kind}', operation.path.includes('{orgId}') ? 'teams' : 'users')
    .replace('{recordKind}', 'Team')
    .replace('{auditLogEntryID}', '1')
    .replaceAll(/\{\w+\}/g, nowhere);
  const response = await service.call(path, {
    as: person === 'anonymous' || person === 'guest' ? undefined : person,
    headers: person === 'guest' ? { Cookie: guestCookie } : {},
    method: operation.method,
    body: operation.body === null ? undefined : 'nothing that fits',
  });
  const text = await response.text();
  if (response.status === 401) return 'signs in';
  if (response.status === 403) return 'refused';
  if (response.status === 404 && text === 'The record does not exist.') return 'unknown';
  return 'allowed';
}

const expectations: Record<Exclude<Role, 'administrator-of-organisation'>, Outcome[]> = {
  anonymous: ['allowed', 'allowed', 'allowed', 'allowed', 'allowed'],
  anybody: ['allowed', 'allowed', 'allowed', 'allowed', 'allowed'],
  'any-session': ['signs in', 'allowed', 'allowed', 'allowed', 'allowed'],
  'signed-in': ['signs in', 'refused', 'allowed', 'allowed', 'allowed'],
  self: ['signs in', 'refused', 'allowed', 'refused', 'allowed'],
  'super-user': ['signs in', 'refused', 'refused', 'refused', 'allowed'],
};
const people: Person[] = ['anonymous', 'guest', 'ordinaryUser', 'administrator', 'superUser'];

test('an account with the scope anonymous may read its session only', () => {
  const open = Object.values(operations).filter(({ role }) => role === 'any-session');
  expect(open.map(({ operationId }) => operationId)).toEqual(['getCurrentSession']);
});

describe('anonymous, guest, ordinary user, administrator and super user', () => {
  test.each(served.map((operation) => [operation.operationId, operation] as const))(
    '%s',
    async (operationId, operation) => {
      const role = roleOf(operationId);
      const outcomes = [];
      for (const person of people) outcomes.push(await outcome(operation, person, own));
      expect(outcomes).toEqual(
        role === 'administrator-of-organisation'
          ? ['signs in', 'refused', 'refused', 'allowed', 'allowed']
          : expectations[role],
      );
    },
  );
});

describe('an organisation', () => {
  const scoped = served.filter(
    ({ operationId }) => roleOf(operationId) === 'administrator-of-organisation',
  );

  test.each(scoped.map((operation) => [operation.operationId, operation] as const))(
    '%s is open to administrators of ancestors, and hidden without access',
    async (_operationId, operation) => {
      expect(await outcome(operation, 'administrator', below)).toBe('allowed');
      expect(await outcome(operation, 'administrator', above)).toBe('unknown');
      expect(await outcome(operation, 'ordinaryUser', above)).toBe('unknown');
      expect(await outcome(operation, 'administrator', nowhere)).toBe('unknown');
    },
  );
});
