import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { auditLogTypes } from './audit-log-types';

test('the types are those of the example in the contract', () => {
  const examples = parse(readFileSync('openapi/components/examples/audit-logs.yaml', 'utf8'));
  const types = Object.entries(auditLogTypes).map(([enumName, type]) => ({ ...type, enumName }));
  const advice = 'Add the type to service/audit-log-types.ts and to the example alike.';
  expect(types, advice).toEqual(examples.auditLogs_descriptions.value);
});
