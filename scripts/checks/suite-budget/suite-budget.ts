/** A file of tests, and how long its tests took. */
export interface FileTime {
  file: string;
  seconds: number;
}

const mostBrowserTests = 220;
const mostSecondsOfFile = 15;
/** On a slow or busy machine every file takes longer. A file may always take this share of all. */
const shareOfFile = 0.03;

/**
 * Returns one sentence for each budget of docs/testing.md that the suite exceeds.
 * @param suites the files of each run; a file is compared with the others of its run
 */
export function budgetProblems(
  browserTests: number,
  suites: readonly (readonly FileTime[])[],
): string[] {
  const tooMany =
    browserTests > mostBrowserTests
      ? [
          `There are ${browserTests} browser tests, and ${mostBrowserTests} are enough: prove it in a screen test, or in a browser test that is there.`,
        ]
      : [];
  return [...tooMany, ...suites.flatMap(slowFiles)];
}

function slowFiles(files: readonly FileTime[]): string[] {
  const all = files.reduce((sum, { seconds }) => sum + seconds, 0);
  const most = Math.max(mostSecondsOfFile, all * shareOfFile);
  return files
    .filter(({ seconds }) => seconds > most)
    .map(
      ({ file, seconds }) =>
        `${file} takes ${seconds.toFixed(0)} s, and a file of tests may take ${most.toFixed(0)} s: make it cheaper, or split it.`,
    );
}
