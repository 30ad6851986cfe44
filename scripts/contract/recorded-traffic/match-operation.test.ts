import { describe, expect, test } from 'vitest';
import { readContract } from '../../../openapi/reader/contract-document';
import { contractOperations } from '../../../openapi/reader/contract-operations';
import { operationMatcher } from './match-operation';

const operations = contractOperations(readContract('.generated/contract.json'));
const match = operationMatcher(operations);

describe('a request finds its operation in the contract', () => {
  test.each([
    ['GET', '/api/user', 'listUsers', []],
    ['GET', '/api/user/1', 'getUser', ['1']],
    ['GET', '/api/user/profile', 'getOwnProfile', []],
    ['POST', '/api/user/profile', 'saveOwnProfile', []],
    ['GET', '/api/client/a%2Fb%20c', 'getClient', ['a/b c']],
    ['GET', '/api/POSCoreInstance', 'listPosCoreInstances', []],
    ['GET', '/api/POSCoreInstance/values', 'listPosCoreInstanceValues', []],
    ['GET', '/api/posCoreInstance/1', 'getPosCoreInstance', ['1']],
    ['GET', '/api/OrganisationTree/filtered', 'filterOrganisationTree', []],
    ['GET', '/api/OrganisationTree/1', 'listChildOrganisationNodes', ['1']],
    ['GET', '/admin/summary/', 'getAdminSummary', []],
    ['GET', '/api/locale/', 'listLocales', []],
    ['POST', '/invitations/accept', 'acceptInvitation', []],
    ['GET', '/api/organisation/1/team/2/members', 'listTeamMembers', ['1', '2']],
    ['GET', '/Authentication/current', 'getCurrentSession', []],
  ])('%s %s is %s', (method, path, operationId, pathParameters) => {
    const matched = match(method, path);

    expect(matched?.operation.operationId).toBe(operationId);
    expect(matched?.pathParameters).toEqual(pathParameters);
  });
});

describe('a request for a page or anything else has no operation', () => {
  test.each([
    ['GET', '/admin'],
    ['GET', '/admin/summary'],
    ['GET', '/api/locale'],
    ['GET', '/api/user/'],
    ['GET', '/api/User'],
    ['GET', '/api/user/1/2'],
    ['GET', '/invitations/accept'],
    ['GET', '/invitations/accept/token/email'],
    ['GET', '/authentication/current'],
    ['DELETE', '/api/user/1'],
    ['HEAD', '/api/user'],
  ])('%s %s', (method, path) => {
    expect(match(method, path)).toBeNull();
  });
});

test('the path of every operation finds that operation', () => {
  for (const { operationId, method, path } of operations) {
    const filled = path.replace(/\{[^}]+\}/g, '0');
    expect(match(method, filled)?.operation.operationId).toBe(operationId);
  }
});
