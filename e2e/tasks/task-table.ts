import { readFileSync } from 'node:fs';

/** How many actions a task takes by the specification, and with the additions to it. */
export interface TaskCounts {
  before: number;
  now: number;
}

const document = readFileSync(new URL('../../docs/product/daily-work.md', import.meta.url), 'utf8');

/** The counted tasks of docs/product/daily-work.md by their titles. */
export const documentedTasks: ReadonlyMap<string, TaskCounts> = new Map(
  [...document.matchAll(/^\| (.+?) +\| +(\d+) \| +(\d+) \|$/gm)].map(
    ([, task = '', before, now]) => [task, { before: Number(before), now: Number(now) }],
  ),
);

/** The part of the actions that is left on average, in per cent, as the document says. */
export const documentedAverage = Number(/on average (\d+) %/.exec(document)?.[1]);
