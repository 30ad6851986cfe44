import type { ListTimes } from '../servers/measure-lists';
import { median } from '../statistics';
import type { Budget } from './budgets';
import { markdownTable } from './markdown-table';
import { times } from './units';

const milliseconds = (value: number) => `${value.toFixed(1)} ms`;

const ratioOf = ({ file, primary }: ListTimes) => median(primary) / median(file);

/** The goal of a libSQL server: the list of users. The ratio is to a file in the same run. */
export function serversBudgets(results: readonly ListTimes[]): Budget[] {
  return results
    .filter(({ title }) => title === 'Users, 200')
    .map((result) => ({
      what: "libSQL server: the list of users to a file's",
      limit: 1.5,
      measured: ratioOf(result),
      unit: times,
    }));
}

/** Compares a file, a libSQL server and its replica, for each list. */
export function serversTable(results: readonly ListTimes[]): string {
  return markdownTable(
    ['List', 'File', 'Server', 'Replica', 'Server to file', 'Replica to file'],
    results.map((result) => [
      result.title,
      milliseconds(median(result.file)),
      milliseconds(median(result.primary)),
      milliseconds(median(result.replica)),
      times(ratioOf(result)),
      times(median(result.replica) / median(result.file)),
    ]),
  );
}
