import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../service/database/open-database';
import { tableDigests } from '../../../service/testing/table-digests';
import { placeOf } from './checks/problem';
import { problemsOf } from './checks/results';
import type { ConformanceResult } from './conformance-result';
import { coverageOf, hasSucceeded } from './report/coverage';
import { doesConform } from './report/does-conform';
import { plantedDefects } from './testing/planted-defects';
import { plantedFields } from './testing/planted-fields';
import { plantedLists } from './testing/planted-lists';
import { plantedStorage } from './testing/planted-storage';
import { plantedUndone } from './testing/planted-undone';
import { runAgainst } from './testing/run-against';
import { servedService } from './testing/served-service';

// What a service keeps about calls and people who sign in. Reading a summary renews its invitations'
// links.
const notRecords = [
  'audit_log_changes',
  'audit_log_entries',
  'audit_log_names',
  'attempt_counts',
  'known_devices',
  'invite_tokens',
  'kept_deletions',
  'repeatable_answers',
  'sessions',
  'user_last_seen',
];

const both = servedService();

const problemsIn = ({ operations }: ConformanceResult) =>
  operations
    .flatMap(problemsOf)
    .map((problem) => [problem.operationId, problem.check, placeOf(problem), problem.found]);

const withoutSuccess = ({ operations }: ConformanceResult) =>
  operations.filter((one) => !hasSucceeded(one)).map(({ operation }) => operation.operationId);

async function records(): Promise<Record<string, string>> {
  const database = await openDatabase({ url: `file:${join(both.service.folder, 'service.db')}` });
  const digests = Object.entries(await tableDigests(database));
  database.$client.close();
  return Object.fromEntries(digests.filter(([table]) => !notRecords.includes(table)));
}

test('the reference service conforms, and reading alone changes no record', async () => {
  const before = await records();
  const result = await runAgainst(both.service, both.served.url, { hasRoles: true });
  expect(problemsIn(result)).toEqual([]);
  expect(result.advice).toEqual([]);
  expect(result).toMatchObject({ failure: null, left: [] });
  expect(await records()).toEqual(before);
}, 120_000);

test('with records of its own it conforms in every operation and leaves nothing behind', async () => {
  const before = await records();
  const result = await runAgainst(both.service, both.served.url, { isWriting: true });
  expect(problemsIn(result)).toEqual([]);
  expect(result.advice).toEqual([]);
  expect(result).toMatchObject({ failure: null, left: [] });
  // Two are answered by POS Core instances, and nothing takes an acceptance back.
  // The record of the example has no recorded changes.
  expect(withoutSuccess(result)).toEqual([
    'getRemoteVersionInfo',
    'getRemoteExceptionsInfo',
    'readAuditEntryChanges',
    'addAcceptance',
  ]);
  const { operations, called, succeeded } = coverageOf(result.operations);
  const guide = readFileSync('docs/conformance.md', 'utf8').replaceAll(/\s+/g, ' ');
  expect(guide).toContain(
    `With \`--write\` the run calls ${called} of the ${operations} operations, and ${succeeded} of them answer with success.`,
  );
  const planted = [plantedDefects, plantedStorage, plantedUndone, plantedLists].flat();
  expect(guide).toContain(`have ${planted.length} deviations`);
  const fields = plantedFields.flatMap((defect) => defect.fields);
  expect(guide).toContain(`has ${fields.length} fields of changes`);
  expect(await records()).toEqual(before);
}, 120_000);

test('what cannot be taken back is made only when asked for, and named afterwards', async () => {
  const result = await runAgainst(both.service, both.served.url, {
    isWriting: true,
    isPermanent: true,
    only: ['addAcceptance', 'commitOrganisations'],
  });
  expect(problemsIn(result)).toEqual([]);
  expect(withoutSuccess(result)).toEqual([]);
  expect(doesConform(result)).toBe(true);
  expect(result.left.map(({ what }) => what)).toEqual([expect.stringMatching(/^organisation CF/)]);
});
