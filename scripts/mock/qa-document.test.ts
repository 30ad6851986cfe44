import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readContract } from '../../service/contract/contract-document';
import { contractOperations } from '../../service/contract/contract-operations';
import { parseScenarios } from './scenario-text';

const operations = contractOperations(readContract('.generated/contract.json'));
const links =
  readFileSync('docs/qa.md', 'utf8').match(/(?<=`)\/[a-z][^\s`]*[?&]mock=[^\s`]+/g) ?? [];

test('the document has links', () => {
  expect(links.length).toBeGreaterThan(30);
});

test.each(links)('%s names scenarios of the contract', (link) => {
  const scenario = new URLSearchParams(link.split('?')[1]).get('mock') ?? '';
  const { choices, problems } = parseScenarios(scenario, operations);
  expect(problems.map(({ reason }) => reason)).toEqual([]);
  expect(choices.size).toBeGreaterThan(0);
});
