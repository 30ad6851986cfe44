import { expect, test } from 'vitest';
import { readContract } from '../../../openapi/reader/contract-document';
import { contractOperations } from '../../../openapi/reader/contract-operations';
import { operationMatcher } from '../../contract/recorded-traffic/match-operation';
import { Recorder } from './recorder';

const document = readContract('.generated/contract.json');
const match = operationMatcher(contractOperations(document));

test.each([
  [429, []],
  [404, []],
  [204, ['listUsers: left out, because it is a file or no answer of the contract.']],
])('the default of the contract covers a failure, and so not %i: %j', (status, problems) => {
  const recorder = new Recorder(document, 'https://pos.example.com', false, () => {});
  const matched = match('GET', '/api/user');
  if (matched === null) throw new Error('The contract has no list of users.');
  recorder.add('browser', {
    matched,
    query: new URLSearchParams(),
    request: undefined,
    status,
    mediaType: 'text/plain',
    text: 'Refused.',
  });
  expect(recorder.summaryOf('browser').problems).toEqual(problems);
});
