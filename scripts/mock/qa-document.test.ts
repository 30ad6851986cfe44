import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readContract } from '../../openapi/reader/contract-document';
import { contractOperations } from '../../openapi/reader/contract-operations';
import { parseScenarios } from './scenario-text';

const operations = contractOperations(readContract('.generated/contract.json'));
const text = readFileSync('docs/qa.md', 'utf8');
const links = text.match(/(?<=`)\/[a-z][^\s`]*[?&]mock=[^\s`]+/g) ?? [];

test('the document has links', () => {
  expect(links.length).toBeGreaterThan(30);
});

test.each(links)('%s names scenarios of the contract', (link) => {
  const scenario = new URLSearchParams(link.split('?')[1]).get('mock') ?? '';
  const { choices, problems } = parseScenarios(scenario, operations);
  expect(problems.map(({ reason }) => reason)).toEqual([]);
  expect(choices.size).toBeGreaterThan(0);
});

test('the document has the first test of the example as it is', () => {
  const example = readFileSync('docs/examples/own-mock-test/users.spec.ts', 'utf8');
  const [imports, first] = example.split(/\n(?=test\()/);
  expect(text).toContain(`\`\`\`ts\n${imports}\n${first?.trimEnd()}\n\`\`\`\n`);
});
