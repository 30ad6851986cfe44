import { performance } from 'node:perf_hooks';
import type { Defect } from './defects/defect';
import type { Place, Seeder } from './places/place';
import { afterLooking, keepResult, nextPlace, type Result, readResults } from './results';

interface SeedRun {
  copy: Seeder;
  /** The cheapest first. */
  places: readonly Place[];
  resultFile: string;
  say: (line: string) => void;
}

/** Looks for every defect at the first place, for the remaining ones at the next, and so on. */
export async function seedDefects(defects: readonly Defect[], run: SeedRun): Promise<void> {
  for (const place of run.places) {
    const isLeft = ({ id }: Defect) =>
      nextPlace(readResults(run.resultFile)[id], [place.name]) === place.name;
    const left = defects.filter(isLeft);
    run.say(`${place.name}: ${left.length} defects`);
    await place.prepare?.(left, run.copy);
    for (const [index, defect] of left.entries()) {
      // Another run with the same label may have found it meanwhile.
      if (!isLeft(defect)) continue;
      const looked = await lookFor(defect, place, run);
      const result = looked(readResults(run.resultFile)[defect.id]);
      keepResult(run.resultFile, defect.id, result);
      const outcome = result.problem ?? textOf(result);
      run.say(`  ${index + 1}/${left.length} ${defect.id}: ${outcome} (${result.seconds} s)`);
    }
    await proveFindings(place, defects, run);
  }
}

/** Looks for a defect and returns a function that adds the outcome to the result before. */
async function lookFor(
  defect: Defect,
  place: Place,
  { copy }: SeedRun,
): Promise<(before: Result | undefined) => Result> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1_000;
  copy.seed(defect);
  try {
    const outcome = await place.look(defect);
    const taken = seconds();
    return (before) => afterLooking(before, place.name, outcome, taken);
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message : String(cause);
    return (before) => ({ tried: {}, seconds: 0, ...before, problem });
  } finally {
    copy.restore();
  }
}

/** Checks that each finding passes without a defect. A test that always fails proves nothing. */
async function proveFindings(
  place: Place,
  defects: readonly Defect[],
  { resultFile, say }: SeedRun,
): Promise<void> {
  const kept = readResults(resultFile);
  const open = defects.flatMap(({ id }) => {
    const result = kept[id];
    const isOpen = result?.place === place.name && result.isProved === undefined;
    return isOpen && result.finding ? [{ id, result, finding: result.finding }] : [];
  });
  if (open.length === 0) return;
  say(`  the same without a defect: ${open.length} findings`);
  const red = await place.redAnyway(open.map(({ finding }) => finding));
  for (const { id, result, finding } of open) {
    const isProved = !red.includes(finding);
    keepResult(resultFile, id, { ...result, isProved });
    if (!isProved) say(`  ${id}: red without the defect too: ${finding.where}, ${finding.title}`);
  }
}

const textOf = ({ place, finding }: Result) =>
  finding ? `found by ${place}: ${finding.where}, ${finding.title}` : 'not found here';
