import { median } from '../statistics';
import type { Side, Throughput } from '../throughput/measure-throughput';
import { limits } from './budgets';
import { atMost, type Budget, type Figure, timed } from './figures';
import { markdownTable } from './markdown-table';
import { kilobytes, milliseconds, tenths } from './units';

const titles: Record<Side, string> = {
  browser: 'As a browser asks for it',
  identity: 'Without compression',
  bare: 'A bare server, from its memory',
};

const perMegabyte = (side: Side) =>
  `50,000 users, ${titles[side].toLowerCase()}: processor for 1 MB of JSON`;

/** The goal: 50 MB of JSON in a second of one processor. */
export const throughputBudgets = ({ cpu }: Throughput): Budget[] => [
  atMost(limits.throughput, timed(perMegabyte('browser'), cpu.browser, tenths)),
];

export const throughputFigures = ({ cpu }: Throughput): Figure[] => [
  timed(perMegabyte('identity'), cpu.identity, tenths),
];

export function throughputTable({ cpu, elapsed, sent, json }: Throughput): string {
  const sides = Object.keys(titles) as Side[];
  return markdownTable(
    [
      `50,000 users, ${kilobytes(json)} of JSON`,
      'Sent',
      'Processor for 1 MB',
      'JSON in a second of it',
      'Call to the last byte',
    ],
    sides.map((side) => [
      titles[side],
      kilobytes(sent[side]),
      tenths(median(cpu[side])),
      `${Math.round(1000 / median(cpu[side]))} MB`,
      milliseconds(median(elapsed[side])),
    ]),
  );
}
