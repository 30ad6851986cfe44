/** A file of tests, and how long its tests took. */
export interface FileTime {
  file: string;
  seconds: number;
}

const mostBrowserTests = 195;
const mostSecondsOfFile = 15;
/** On a slow or busy machine every file takes longer. A file may always take this share of all. */
const shareOfFile = 0.02;
/** Files that do one long thing, or many pages of one kind, and the shares that they may take. */
const sharesOfLongFiles: Readonly<Record<string, number>> = {
  'e2e/accessibility/every-screen.e2e.ts': 0.15,
  'e2e/accessibility/states/': 0.04,
  'e2e/deployment/documented-commands/': 0.05,
  'e2e/deployment/endurance/': 0.05,
  'e2e/deployment/image.test.ts': 0.04,
  'e2e/mock/own-mock-test.e2e.ts': 0.04,
  'e2e/tasks/': 0.06,
};

/** Says in one sentence that there are too many browser tests (docs/testing.md). */
export const tooManyBrowserTests = (count: number): string | undefined =>
  count > mostBrowserTests
    ? `There are ${count} browser tests, and ${mostBrowserTests} are enough: prove it in a screen test, or in a browser test that is there.`
    : undefined;

/**
 * Names each file of tests that takes longer than the budget in docs/testing.md.
 * @param files the files of all runs
 */
export function slowFiles(files: readonly FileTime[]): string[] {
  const all = files.reduce((sum, { seconds }) => sum + seconds, 0);
  return files.flatMap(({ file, seconds }) => {
    const long = Object.entries(sharesOfLongFiles).find(([path]) => file.startsWith(path));
    const most = Math.max(mostSecondsOfFile, all * (long?.[1] ?? shareOfFile));
    return seconds > most
      ? `${file} takes ${seconds.toFixed(0)} s, and may take ${most.toFixed(0)} s: make it cheaper, or split it.`
      : [];
  });
}
