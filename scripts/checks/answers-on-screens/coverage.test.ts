import { expect, test } from 'vitest';
import type { ContractOperation } from '../../../openapi/reader/contract-operations';
import { coverageOf, coverageProblems, documentOf } from './coverage';

const responses = [200, 403, 'default'].map((status) => ({ status }));
const operations = [{ operationId: 'readBoats', responses }] as ContractOperation[];
const shown = (...names: string[]) =>
  names.map((response) => ({ operationId: 'readBoats', response }));

test('a response without a test is missing, and only a reason excuses it', () => {
  const coverage = coverageOf(operations, shown('200', 'default'));
  expect(coverage).toEqual([
    { operationId: 'readBoats', shown: ['200', 'default'], missing: ['403'] },
  ]);
  expect(coverageProblems(coverage, {})).toEqual(['No test has shown readBoats:403 on a screen.']);
  expect(coverageProblems(coverage, { 'readBoats:403': 'Nobody is refused.' })).toEqual([]);
});

test('a reason for a response that is shown or not documented is a problem', () => {
  const coverage = coverageOf(operations, shown('200', '403', 'default'));
  const reasons = { 'readBoats:200': 'No page.', 'readBoats:418': 'No teapot.' };
  expect(coverageProblems(coverage, reasons)).toHaveLength(2);
});

test('an undocumented status counts for nothing, and a repeated one counts once', () => {
  const coverage = coverageOf(operations, shown('200', '200', '418'));
  expect(documentOf(coverage, {})).toContain('Shown: 1 of 3 responses of 1 operations (33.3 %).');
});
