import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { drifts } from './contract-drifts';
import { changedText } from './drift-compiler';

// `npm run drift` proves that type checking fails in each of the files, and that the sentences are said.

const rows = drifts.flatMap((drift) =>
  Object.entries(drift.stops).map(([side, files]) => [drift.change, side, files, drift] as const),
);

test.each(rows)(
  '"when %s" changes the contract and names existing files where the %s: %j',
  async (_change, _side, files, drift) => {
    const before = await readFile(drift.file, 'utf8');
    expect(changedText(before, drift)).not.toBe(before);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(file) || /\.test\./.test(file))).toEqual([]);
  },
);

test.each(drifts.filter(({ says }) => says !== undefined))(
  '"when $change" changes the contract',
  async (drift) => {
    const before = await readFile(drift.file, 'utf8');
    expect(changedText(before, drift)).not.toBe(before);
  },
);

test('each change has a unique name, and a file that must follow it or a sentence', () => {
  const names = drifts.map(({ change }) => change);
  expect([...new Set(names)]).toEqual(names);
  const silent = drifts.filter(({ stops, says }) => !says && Object.keys(stops).length === 0);
  expect(silent).toEqual([]);
});

test('a drift whose text is not in the contract is an error', () => {
  const drift = { change: 'x', file: 'a.yaml', from: 'absent', to: '', stops: {} };
  expect(() => changedText('present', drift)).toThrow('"x" finds nothing to change in a.yaml.');
});
