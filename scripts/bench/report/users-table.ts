import { scrollLines } from '../scrolling';
import type { UsersResult } from '../users/measure-users';
import type { Budget } from './budgets';
import { comparisonTable } from './comparison-table';
import { milliseconds, times } from './units';

const page = 'Browse Users with 50,000 users';

/** The goals of Browse Users with many users. Ratios are to the reference in the same run. */
export function usersBudgets(console: UsersResult, reference: UsersResult): Budget[] {
  const budget = (what: string, limit: number, value: keyof UsersResult): Budget => ({
    what: `${page}: ${what}`,
    limit,
    measured: console[value] / reference[value],
    unit: times,
  });
  return [
    budget('first rows to the bare download', 2, 'firstRows'),
    budget("95th percentile frame to the plain table's", 1.5, 'frame'),
  ];
}

/** Compares Browse Users on the service with the bare download and the plain table. */
export const usersTable = (console: UsersResult, reference: UsersResult): string =>
  comparisonTable([page, 'Reference', 'Console'], reference, console, [
    {
      title: 'Navigation to the first rows; the bare download of the list',
      value: 'firstRows',
      unit: milliseconds,
    },
    { title: 'Click to sorted rows', value: 'sorted', unit: milliseconds },
    { title: 'Typing to the rows that are found', value: 'found', unit: milliseconds },
    ...scrollLines,
  ]);
