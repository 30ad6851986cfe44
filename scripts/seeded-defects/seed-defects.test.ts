import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Defect } from './defects/defect';
import type { Finding, Place, PlaceName } from './places/place';
import { keepResult, readResults } from './results';
import { seedDefects } from './seed-defects';

const defect = (id: string): Defect => ({
  id,
  kind: 'rules',
  what: 'It is wrong.',
  file: 'some.ts',
  from: 'right',
  to: 'wrong',
});

let folder: string;
let resultFile: string;
let log: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seeded-results-'));
  resultFile = join(folder, 'results.json');
  log = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const findingIn = (place: string, id: string): Finding => ({ where: place, title: id });

/** A place that notices the defects in `found`. Those in `red` also fail without a defect. */
const placeThatFinds = (name: PlaceName, found: string[], red: string[] = []): Place => ({
  name,
  look: async ({ id }) => {
    log.push(`${name} ${id}`);
    return { isWhole: true, ...(found.includes(id) && { finding: findingIn(name, id) }) };
  },
  redAnyway: async (findings) => findings.filter(({ title }) => red.includes(title)),
});

const seed = (places: Place[], ids: string[]) =>
  seedDefects(ids.map(defect), {
    copy: { seed: ({ id }) => log.push(`seed ${id}`), restore: () => log.push('restore') },
    places,
    resultFile,
    say: () => undefined,
  });

test('the cheapest place checks all defects, the next place the remaining ones', async () => {
  await seed([placeThatFinds('static', ['one']), placeThatFinds('unit', ['two'])], ['one', 'two']);
  expect(log.filter((line) => !/seed|restore/.test(line))).toEqual([
    'static one',
    'static two',
    'unit two',
  ]);
  expect(readResults(resultFile)).toMatchObject({
    one: { place: 'static', isProved: true },
    two: { place: 'unit', isProved: true, tried: { static: 'whole', unit: 'whole' } },
  });
});

test('there is one defect at a time, and it is removed even when a place fails', async () => {
  const broken: Place = {
    ...placeThatFinds('unit', []),
    look: async () => {
      throw new Error('The port is taken.');
    },
  };
  await seed([broken], ['one', 'two']);
  expect(log).toEqual(['seed one', 'restore', 'seed two', 'restore']);
  expect(readResults(resultFile).two).toMatchObject({ problem: 'The port is taken.' });
});

test('a check that fails without the defect too is no finding, and the next place runs', async () => {
  const places = [placeThatFinds('unit', ['one'], ['one']), placeThatFinds('browser', ['one'])];
  await seed(places, ['one']);
  expect(readResults(resultFile).one).toMatchObject({ place: 'browser', isProved: true });
});

test('a run continues from the results of an earlier run', async () => {
  keepResult(resultFile, 'one', { tried: { static: 'whole' }, seconds: 1 });
  await seed([placeThatFinds('static', []), placeThatFinds('unit', [])], ['one']);
  expect(log).toEqual(['seed one', 'unit one', 'restore']);
});
