import { drifts } from '../drifts/contract-drifts';
import { stopsOf } from '../drifts/drift';
import { driftProblems } from './drift-problems';
import { findDrifts } from './find-drifts';

/**
 * `npm run drift`, and a check of `npm test`: one contract to which all rows are applied stops the
 * compiler, or makes a gate speak, for each row.
 *
 * There is a second contract. It has the rows that exclude one of the first: a session cannot be a renamed
 * cookie and no cookie, a tuple cannot get longer and shorter, the compiler names either a missing or a
 * superfluous word of one table, and codes that all calls share hide every other change of a call. Only the
 * files that these rows name are checked with it.
 */
const first = drifts.filter(({ excludes }) => excludes === undefined);
const second = drifts.filter(({ excludes }) => excludes !== undefined);

const results = await Promise.allSettled([
  findDrifts(first).then((found) => driftProblems(first, found)),
  findDrifts(second, filesOf(second)).then((found) => driftProblems(second, found)),
]);
// Waits for both, so that each removes its folder.
const problems = results.flatMap((result) => {
  if (result.status === 'rejected') throw result.reason;
  return result.value;
});
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`Each of the ${drifts.length} changes of the contract is noticed.`);

function filesOf(rows: typeof drifts): string[] {
  return [...new Set(rows.flatMap(stopsOf).map(({ file }) => file))];
}
