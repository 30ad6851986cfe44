import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { changedText } from '../drift-check/changed-contract';
import { drifts } from './contract-drifts';
import { type Drift, stopsOf } from './drift';

// `npm run drift` proves that type checking fails in each of the files, and that the sentences are said.

test.each(drifts)('"when $change" changes the contract', async (drift) => {
  const before = await readFile(drift.file, 'utf8');
  expect(changedText(before, drift)).not.toBe(before);
});

test('the compiler must stop in files that exist and are no tests', () => {
  const files = drifts.flatMap(stopsOf).map(({ file }) => file);
  expect(files.filter((file) => !existsSync(file) || /\.test\.|\/testing\//.test(file))).toEqual(
    [],
  );
});

test('each change has a unique name, and a file that must follow it or a sentence', () => {
  const names = drifts.map(({ change }) => change);
  expect([...new Set(names)]).toEqual(names);
  const silent = drifts.filter((drift) => !drift.says && stopsOf(drift).length === 0);
  expect(silent).toEqual([]);
});

const first = drifts.filter(({ excludes }) => excludes === undefined);
const second = drifts.filter(({ excludes }) => excludes !== undefined);

test.each([
  ['first', first],
  ['second', second],
])(
  'in the %s contract, changes that stop the compiler in the same file name different words',
  (_which, rows) => {
    expect(unclearStops(rows)).toEqual([]);
  },
);

/** Finds the stops at which an error could prove another row of the same contract. */
function unclearStops(rows: readonly Drift[]): string[] {
  const stops = rows.flatMap((row) => stopsOf(row).map((stop) => ({ ...stop, row })));
  return stops.flatMap(({ file, word, row }) => {
    const others = stops.filter((other) => other.file === file && other.row !== row);
    const isClear = others.every((other) => word !== undefined && other.word !== word);
    return isClear ? [] : [`"when ${row.change}" in ${file}`];
  });
}

test('a drift whose text is not in the contract is an error', () => {
  const drift = { change: 'x', file: 'a.yaml', from: 'absent', to: '' };
  expect(() => changedText('present', drift)).toThrow('"x" finds nothing to change in a.yaml.');
});
