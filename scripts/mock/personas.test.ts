import { describe, expect, test } from 'vitest';
import { readContract } from '../../openapi/reader/contract-document';
import { contractOperations } from '../../openapi/reader/contract-operations';
import { exampleFor, type Persona, personaNames, personas } from './personas';
import { documentedResponse } from './scenarios';

const operations = contractOperations(readContract('.generated/contract.json'));
const [ada, uma] = [personas.organisationAdministrator.userId, personas.ordinaryUser.userId];
const unknown = '99999999-0000-4000-8000-000000000009';

function operationOf(operationId: string) {
  const operation = operations.find((candidate) => candidate.operationId === operationId);
  if (!operation) throw new Error(`The contract has no operation ${operationId}.`);
  return operation;
}

describe('the example without a choice', () => {
  test.each<[string, string[], Persona, string | null]>([
    ['getUser', [uma], 'superUser', uma],
    ['getUser', [unknown], 'superUser', null],
    ['getUserSummary', [ada], 'ordinaryUser', ada],
    ['getClient', ['kiosk'], 'superUser', 'kiosk'],
    [
      'listTeamMembers',
      [unknown, '40000000-0000-4000-8000-000000000002'],
      'superUser',
      '40000000-0000-4000-8000-000000000002',
    ],
    ['listTeamMembers', [unknown, unknown], 'superUser', 'empty'],
    ['listTeams', [unknown], 'superUser', null],
    ['getCurrentSession', [], 'anonymous', 'anonymous'],
    ['getOwnProfile', [], 'ordinaryUser', uma],
    ['getOwnProfile', [], 'none', null],
    ['listOrganisations', [], 'superUser', null],
    ['listOrganisations', [], 'organisationAdministrator', 'own'],
    ['listUsers', [], 'ordinaryUser', null],
  ])('%s %j for %s is %s', (operationId, pathParameters, persona, expected) => {
    expect(exampleFor(operationOf(operationId), pathParameters, persona)).toBe(expected);
  });
});

test.each(personaNames.filter((name) => name !== 'none'))(
  'the session example of %s is that user',
  (persona) => {
    const examples = documentedResponse(operationOf('getCurrentSession'), 200)?.examples ?? [];
    const name = exampleFor(operationOf('getCurrentSession'), [], persona);
    const session = examples.find((example) => example.name === name)?.value as [
      { userID: string },
    ];

    expect(session[0].userID).toBe(personas[persona].userId);
  },
);
