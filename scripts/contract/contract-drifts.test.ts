import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { drifts } from './contract-drifts';
import { changedText } from './drift-copy';

// That type checking fails for each of them is what `npm run drift` proves.

test.each(drifts)('when $change, something follows in files that are there', async (drift) => {
  const before = await readFile(drift.file, 'utf8');
  expect(changedText(before, drift)).not.toBe(before);
  expect(drift.mustFollow.length).toBeGreaterThan(0);
  expect(drift.mustFollow.filter((file) => !existsSync(file))).toEqual([]);
});

test('each change has a name of its own', () => {
  const names = drifts.map(({ change }) => change);
  expect([...new Set(names)]).toEqual(names);
});

test('a change that finds nothing to change says so', () => {
  const drift = { change: 'x', file: 'a.yaml', from: 'absent', to: '', mustFollow: [] };
  expect(() => changedText('present', drift)).toThrow('"x" finds nothing to change in a.yaml.');
});
