import { expect, test } from 'vitest';
import { readContract } from '../../../../openapi/reader/contract-document';
import { contractOperations } from '../../../../openapi/reader/contract-operations';
import { contractFile } from '../../../../service/testing/test-service';
import { selectOperations } from './select-operations';

const operations = contractOperations(readContract(contractFile));
const selected = (only: string[] | null) =>
  selectOperations(operations, only).map(({ operationId }) => operationId);

test('a tag selects its operations, and an operation itself', () => {
  expect(selected(['clients', 'getTeam'])).toEqual([
    'listClients',
    'commitClients',
    'getClient',
    'getTeam',
  ]);
});

test('without names every operation is selected', () => {
  expect(selected(null)).toHaveLength(operations.length);
});

test.each([[['user']], [['users', '']], [['toString']]])(
  'a name that the contract does not have is refused with the tags that it has: %j',
  (only) => {
    expect(() => selected(only)).toThrow(/--only takes .*\bteams, user-summary, users\b/);
  },
);
