import { expect, test } from 'vitest';
import { checkOutcome, outcomeOf, requireScore } from './mutation-record';
import { type Mutant, mutantsOf, nameOf } from './run-stryker';

const file = 'src/domain/permissions/levels.ts';
const mutants = Array.from({ length: 20 }, (_, index) => mutantOf(index + 1));

function mutantOf(line: number, isNoticed = true): Mutant {
  const [start, end] = [1, 9].map((column) => ({ line, column })) as [never, never];
  return { file, start, end, mutator: 'M', replacement: 'x', isNoticed, noticedBy: 'a law' };
}

/** The mutants that Stryker reports for lines of a file, as in the record. */
const asRecorded = async (lines: string): Promise<Mutant[]> =>
  mutants.filter(({ start: { line } }) => lines === `${file}:${line}-${line}`);

test('a record holds while the same changes are made with the same outcome', async () => {
  const seen: string[] = [];
  const run = (lines: string) => {
    seen.push(lines);
    return asRecorded(lines);
  };
  await checkOutcome(outcomeOf(mutants), 27, run);
  expect(seen).toEqual([`${file}:8-8`]);
});

test.each<[string, (found: Mutant[]) => Mutant[]]>([
  ['a change that the record does not list', (found) => [...found, ...found.slice(0, 1)]],
  ['a recorded change that Stryker does not make', (found) => found.slice(1)],
  ['a change with another outcome', (found) => found.map(reversed)],
])('the check fails for %s', async (_what, change) => {
  const other = async (lines: string) => change(await asRecorded(lines));
  await expect(checkOutcome(outcomeOf(mutants), 7, other)).rejects.toThrow(
    /^scripts\/records\/mutation\.record\.json says something else of lines .*"npm run mutate"/,
  );
});

const reversed = (mutant: Mutant) => ({ ...mutant, isNoticed: !mutant.isNoticed });

test.each([{ noticed: 21 }, { total: 19 }])(
  'the check fails for a count of %o',
  async (changed) => {
    const outcome = { ...outcomeOf(mutants), ...changed };
    await expect(checkOutcome(outcome, 0, asRecorded)).rejects.toThrow('counts other mutants');
  },
);

test('fewer than nine noticed changes of ten fail, and so does a run without changes', () => {
  const tenth = (isNoticed: boolean) =>
    mutants.slice(10).map(({ start }) => mutantOf(start.line, isNoticed));
  expect(() => requireScore(outcomeOf([...tenth(true), ...tenth(false)]))).toThrow(
    'notice 10 of 20 changes (50.0 %), and have to notice 90 %.',
  );
  expect(() => requireScore(outcomeOf(tenth(true)))).not.toThrow();
  expect(() => requireScore(outcomeOf([]))).toThrow('0 of 0');
});

test("Stryker's report is sorted by position, with the test that noticed", () => {
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
