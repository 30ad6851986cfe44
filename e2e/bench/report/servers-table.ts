import type { ListTimes } from '../servers/measure-lists';
import { median } from '../statistics';
import { limits } from './budgets';
import { atMost, type Budget, compared } from './figures';
import { markdownTable } from './markdown-table';
import { tenths, times } from './units';

const ratioOf = ({ file, primary }: ListTimes) => median(primary) / median(file);

/** The goal of a libSQL server: the list of users. The ratio is to a file in the same run. */
export function serversBudgets(results: readonly ListTimes[]): Budget[] {
  return results
    .filter(({ title }) => title === 'Users, 200')
    .map(({ file, primary }) =>
      atMost(
        limits.servers.toFile,
        compared("libSQL server: the list of users to a file's", primary, file),
      ),
    );
}

/** Compares a file, a libSQL server and its replica, for each list. */
export function serversTable(results: readonly ListTimes[]): string {
  return markdownTable(
    ['List', 'File', 'Server', 'Replica', 'Server to file', 'Replica to file'],
    results.map((result) => [
      result.title,
      tenths(median(result.file)),
      tenths(median(result.primary)),
      tenths(median(result.replica)),
      times(ratioOf(result)),
      times(median(result.replica) / median(result.file)),
    ]),
  );
}
