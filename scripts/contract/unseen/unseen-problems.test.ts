import { expect, test } from 'vitest';
import { readContract } from '../../../openapi/reader/contract-document';
import type { Contract } from '../generate/contract-document';
import { consoleProgram } from './console-program';
import { agreedParts, unseenParts } from './unseen-parts';
import { unseenProblems } from './unseen-problems';

const read = () => readContract('.generated/contract.json') as Contract;
const problemsOf = (contract: Contract) =>
  unseenProblems(unseenParts(contract, consoleProgram), agreedParts());

test('both sides have agreed on every part of the contract that no type shows', () => {
  expect(problemsOf(read())).toEqual([]);
});

const otherwise = (kind: string) =>
  `, and ${kind} of scripts/contract/unseen/agreed.json says otherwise.`;

interface Operation {
  operationId: string;
  security?: object[];
  parameters?: object[];
}

/** Finds the operation by its id, so that a test may change it. */
function operationOf({ paths }: Contract, operationId: string): Operation {
  const operations = Object.values(paths).flatMap((item) => Object.values(item) as Operation[]);
  const found = operations.find((operation) => operation.operationId === operationId);
  if (!found) throw new Error(`The contract has no ${operationId}.`);
  return found;
}

test.each<[string, object[], string]>([
  [
    'an alternative without a session',
    [{ session: [], xhr: [] }, { xhr: [] }],
    'session with xhr or xhr',
  ],
])('an operation with %s is public', (_how, security, words) => {
  const contract = read();
  operationOf(contract, 'listUsers').security = security;
  expect(problemsOf(contract)).toEqual([
    `listUsers can be called without a session (with "${words}")${otherwise('publicOperations')}`,
  ]);
});

test.each<[string, object[], string]>([
  ['no scheme', [], 'nothing'],
  ['an empty alternative', [{ session: [], xhr: [] }, {}], 'session with xhr or nothing'],
])('an operation with %s is public and needs no marker', (_how, security, words) => {
  const contract = read();
  operationOf(contract, 'listUsers').security = security;
  expect(problemsOf(contract)).toEqual([
    `listUsers can be called without a session (with "${words}")${otherwise('publicOperations')}`,
    `listUsers can be called without the marker xhr (with "${words}")${otherwise('unmarkedOperations')}`,
  ]);
});

test('an operation that becomes private is a difference', () => {
  const contract = read();
  delete operationOf(contract, 'listLocales').security;
  expect(problemsOf(contract)).toEqual([
    `listLocales can no longer be called without a session${otherwise('publicOperations')}`,
  ]);
});

test('a document without security makes every operation public', () => {
  const contract = read();
  delete contract.security;
  expect(problemsOf(contract).join('\n')).toContain('listUsers can be called without a session');
});

const changes: [string, (contract: Contract) => void, string][] = [
  [
    'an object that is opened',
    ({ components }) => delete components.schemas.TeamChange?.additionalProperties,
    `#/components/schemas/TeamChange accepts fields that the contract does not name${otherwise('openObjects')}`,
  ],
  [
    'a default',
    ({ components }) => {
      Object.assign(components.schemas.User?.properties?.locale ?? {}, { default: 'de-DE' });
    },
    `#/components/schemas/User/properties/locale has the default "de-DE"${otherwise('defaults')}`,
  ],
  [
    'a default of a parameter',
    (contract) => {
      const parameters = [{ name: 'query', in: 'query', schema: { type: 'string', default: 'a' } }];
      operationOf(contract, 'listUsers').parameters = parameters;
    },
    `#/paths/~1api~1user/get/parameters/0/schema has the default "a"${otherwise('defaults')}`,
  ],
  [
    'an identity',
    ({ components }) => {
      Object.assign(components.schemas.Team ?? {}, { 'x-identity': 'name' });
    },
    `#/components/schemas/Team is identified by "name"${otherwise('identities')}`,
  ],
  [
    'an identity that is gone',
    ({ components }) => delete components.schemas.Team?.['x-identity'],
    `#/components/schemas/Team is no longer identified by a field${otherwise('identities')}`,
  ],
];

test.each(changes)('%s is a difference', (_what, change, problem) => {
  const contract = read();
  change(contract);
  expect(problemsOf(contract)).toEqual([problem]);
});

test('a field that is called as a keyword is no keyword', () => {
  const contract = read();
  Object.assign(contract.components.schemas.Team?.properties ?? {}, {
    default: { type: 'string' },
    'x-identity': { type: 'string' },
  });
  expect(problemsOf(contract)).toEqual([]);
});
