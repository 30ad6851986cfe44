import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { answerPlants } from '../planted/answer-plants';
import { callPlants } from '../planted/call-plants';
import type { PlantedChange } from '../planted/planted-change';
import { schemaPlants } from '../planted/schema-plants';

const contract = '.generated/contract.json';
const folder = mkdtempSync(join(tmpdir(), 'gate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const plants = Object.values({ ...schemaPlants, ...callPlants, ...answerPlants });
const breaking = plants.filter(({ breaks }) => breaks.length > 0);
const harmless = plants.filter(({ breaks }) => breaks.length === 0);

/** Returns the rules by which the gate of `npm run check` refuses these changes, each once. */
function refusedBy(changes: readonly PlantedChange[]): string[] {
  const changed = JSON.parse(readFileSync(contract, 'utf8'));
  for (const { plant } of changes) plant(changed);
  const after = join(folder, 'after.json');
  writeFileSync(after, JSON.stringify(changed));
  const redocly = 'node_modules/@redocly/cli/bin/cli.js';
  const output = execFileSync(
    process.execPath,
    [redocly, 'diff', contract, after, '--format=json', '--fail-on=none'],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' },
    },
  );
  const report: { changes: { impact: string; verdicts: { ruleId: string }[] }[] } =
    JSON.parse(output);
  const rules = report.changes
    .filter(({ impact }) => impact === 'major')
    .flatMap(({ verdicts }) => verdicts.map(({ ruleId }) => ruleId));
  return [...new Set(rules)].sort();
}

test('the gate of breaking changes refuses each kind of change that breaks somebody', () => {
  expect(refusedBy(breaking)).toEqual([
    'enum-values-added',
    'media-type-removed',
    'operation-removed',
    'parameter-removed',
    'path-removed',
    'property-removed',
    'required-properties-added',
    'required-properties-removed',
    'response-removed',
    'schema-constraint-changed',
    'schema-type-changed',
  ]);
});

test('the gate lets the changes pass that break nobody', () => {
  expect(harmless).toHaveLength(2);
  expect(refusedBy(harmless)).toEqual([]);
});
