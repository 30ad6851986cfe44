import type { Finding } from './place';

interface Suite {
  title: string;
  file: string;
  suites?: Suite[];
  specs: { title: string; file: string; line: number; ok: boolean; tests: { status: string }[] }[];
}

/** The part of the report of Playwright's json reporter that this code reads. */
export interface Report {
  suites: Suite[];
  errors: { message?: string }[];
}

/** Returns every test with that status, in the order of the files. */
export function findingsIn({ suites }: Report, wanted: 'expected' | 'unexpected'): Finding[] {
  return suites.flatMap((suite) => findingsOf(suite, wanted, []));
}

function findingsOf(suite: Suite, wanted: string, above: readonly string[]): Finding[] {
  // The title of the outermost suite is its file.
  const titles = suite.title === suite.file ? above : [...above, suite.title];
  const own = suite.specs
    .filter(({ tests }) => tests.some(({ status }) => status === wanted))
    .map(({ title, file, line }) => ({
      where: `e2e/${file}`,
      title: [...titles, title].join(' › '),
      line,
    }));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => findingsOf(inner, wanted, titles))];
}

/** Returns the errors that stopped the tests. A run without tests is no error here. */
export const errorsIn = ({ errors }: Report): string[] =>
  errors
    .map(({ message = 'without a word' }) => message.split('\n')[0] ?? '')
    .filter((message) => !message.includes('No tests found'));
