import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkMutationRecord, outcomeOf, place, requireScore } from './mutation-record';
import { type Mutant, mutantsOf, nameOf } from './run-stryker';

const mutants = (): Mutant[] => JSON.parse(readFileSync(place.file, 'utf8')).outcome.mutants;

/** What Stryker answers for lines of a file, as far as the record is right. */
const asRecorded = async (lines: string): Promise<Mutant[]> => {
  const [, file, first = '', last = ''] = /^(.+):(\d+)-(\d+)$/.exec(lines) ?? [];
  return mutants().filter(
    (mutant) =>
      mutant.file === file && mutant.start.line >= Number(first) && mutant.end.line <= Number(last),
  );
};

test('the record holds while Stryker makes the same changes with the same outcome', async () => {
  await expect(checkMutationRecord(7, asRecorded)).resolves.toBeUndefined();
});

test.each<[string, (found: Mutant[]) => Mutant[]]>([
  ['a change that the record does not list', (found) => [...found, ...found.slice(0, 1)]],
  ['one that is not there', (found) => found.slice(1)],
  ['one that the tests do not notice', (found) => found.map(reversed)],
])('%s is told', async (_what, change) => {
  const other = async (lines: string) => change(await asRecorded(lines));
  await expect(checkMutationRecord(7, other)).rejects.toThrow(
    /^scripts\/records\/mutation\.record\.json says something else of lines .*"npm run mutate"/,
  );
});

const reversed = (mutant: Mutant) => ({ ...mutant, isNoticed: !mutant.isNoticed });

test('fewer than nine noticed changes of ten are too few, and so is none at all', () => {
  const [one] = mutants();
  if (one === undefined) throw new Error('The record lists no mutant.');
  const tenth = (isNoticed: boolean) => Array.from({ length: 10 }, () => ({ ...one, isNoticed }));
  expect(() => requireScore(outcomeOf([...tenth(true), ...tenth(false)]))).toThrow(
    'notice 10 of 20 changes (50.0 %), and have to notice 90 %.',
  );
  expect(() => requireScore(outcomeOf(tenth(true)))).not.toThrow();
  expect(() => requireScore(outcomeOf([]))).toThrow('0 of 0');
});

test("Stryker's report is read in an order of its own, with the test that noticed", () => {
  const at = (line: number) => ({ start: { line, column: 1 }, end: { line, column: 5 } });
  const read = mutantsOf({
    files: {
      'a.ts': {
        mutants: [
          { mutatorName: 'M', replacement: '2', location: at(3), status: 'Survived' },
          {
            mutatorName: 'M',
            replacement: '1',
            location: at(2),
            status: 'Killed',
            killedBy: ['t'],
          },
          { mutatorName: 'M', replacement: '0', location: at(1), status: 'Timeout' },
        ],
      },
    },
    testFiles: { 'a.test.ts': { tests: [{ id: 't', name: 'a law' }] } },
  });
  expect(read.map(nameOf)).toEqual(
    ['1:1-1:5 M -> 0', '2:1-2:5 M -> 1', '3:1-3:5 M -> 2'].map((text) => `a.ts:${text}`),
  );
  expect(read.map(({ isNoticed, noticedBy }) => [isNoticed, noticedBy])).toEqual([
    [true, null],
    [true, 'a law'],
    [false, null],
  ]);
});
