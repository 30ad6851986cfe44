import { expect, test } from 'vitest';
import type { ContractDocument } from '../../../openapi/reader/contract-document';
import { changelogOf } from './changelog';

const contract = (version: string, ids: readonly string[]): ContractDocument => ({
  info: { title: 'Test', version },
  paths: Object.fromEntries(
    ids.map((operationId) => [`/api/${operationId}`, { get: { operationId, responses: {} } }]),
  ),
});

test('what breaks callers comes first, with whom it breaks', () => {
  const text = changelogOf(contract('1.2.0', ['listUsers']), contract('2.0.0', ['listTeams']));
  expect(text).toBe(`# Changelog

## 2.0.0

Changes since 1.2.0.

### Breaks callers

- The operation \`listUsers\` (GET /api/listUsers) was dropped. (readers, senders)

### Breaks no caller

- The operation \`listTeams\` (GET /api/listTeams) is new.
`);
});

test('a version without another shape says so, and so does the first one', () => {
  const same = contract('1.0.1', ['listUsers']);
  expect(changelogOf(contract('1.0.0', ['listUsers']), same)).toContain('No shape has changed.');
  expect(changelogOf(null, same)).toContain('The first version.');
});
