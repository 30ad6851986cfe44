import { scrollLines } from '../scrolling';
import { median } from '../statistics';
import { busyPhases, type ConsoleResult, type UsersResults } from '../users/measure-users';
import { limits } from './budgets';
import { comparisonTable } from './comparison-table';
import { atMost, type Budget, compared, type Figure, timed } from './figures';
import { markdownTable } from './markdown-table';
import { megabytes, milliseconds, times } from './units';

const page = 'Browse Users with 100,000 users';

// Typing has a limit of its own.
const tasksOfPhases = busyPhases.filter((phase) => phase !== 'typing');

const longestTasks = (console: ConsoleResult) =>
  console.opening.map((_task, round) =>
    Math.max(...tasksOfPhases.map((phase) => console[phase][round] ?? 0)),
  );

/** The goals of Browse Users with many users. */
export function usersBudgets({ few, reference, console }: UsersResults): Budget[] {
  const { firstRows, longestTask, key, heap, frame } = limits.users;
  return [
    atMost(
      firstRows,
      compared(`${page}: first rows to the same with 1,000`, console.firstRows, few),
    ),
    atMost(longestTask, timed(`${page}: longest task`, longestTasks(console))),
    atMost(key, timed(`${page}: longest task while typing`, console.typing)),
    atMost(heap, timed(`${page}: heap`, console.heap, megabytes)),
    atMost(
      frame,
      compared(
        `${page}: 95th percentile frame to the plain table's`,
        console.frame,
        reference.frame,
      ),
    ),
  ];
}

export const usersFigures = ({ console }: UsersResults): Figure[] => [
  timed(`${page}: first rows`, console.firstRows),
  timed(`${page}: click to sorted rows`, console.sorted),
  timed(`${page}: search to the rows that are found`, console.found),
  ...tasksOfPhases.map((phase) => timed(`${page}: longest task while ${phase}`, console[phase])),
];

/** Compares Browse Users with few users, with the bare download and with the plain table. */
export function usersTables({ few, reference, console }: UsersResults): string[] {
  const firstRows = (title: string, rounds: readonly number[]) => [
    title,
    milliseconds(median(rounds)),
    times(median(console.firstRows) / median(rounds)),
  ];
  const busy = (
    title: string,
    rounds: readonly number[],
    unit: (value: number) => string = milliseconds,
  ) => [title, unit(median(rounds)), unit(Math.max(...rounds))];
  return [
    markdownTable(
      ['Navigation to the first rows', 'Time', '100,000 users to it'],
      [
        firstRows('100,000 users', console.firstRows),
        firstRows('1,000 users', few),
        firstRows('The bare download of 100,000 users', reference.firstRows),
      ],
    ),
    markdownTable(
      ['Longest task with 100,000 users', 'Median', 'Slowest round'],
      [
        ...busyPhases.map((phase) => busy(`While ${phase}`, console[phase])),
        busy('A key to the next paint', console.key),
        busy('Heap, when all was used', console.heap, megabytes),
        busy('Workers, whose heaps are not in it', console.workers, String),
      ],
    ),
    comparisonTable([page, 'Plain table', 'Console'], reference, console, [
      { title: 'Click to sorted rows', value: 'sorted', unit: milliseconds },
      { title: 'Search to the rows that are found', value: 'found', unit: milliseconds },
      ...scrollLines,
    ]),
  ];
}
