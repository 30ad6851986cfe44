import type { PaletteResult } from '../palette/measure-palette';
import { median } from '../statistics';
import { limits } from './budgets';
import { atMost, type Budget, type Figure, timed } from './figures';
import { markdownTable } from './markdown-table';
import { milliseconds } from './units';

type Results = Readonly<Record<'many' | 'few', PaletteResult>>;

const palette = 'Palette with 10,000 organisations and 50,000 users';

/** The goals of the palette with many records. */
export const paletteBudgets = ({ many }: Results): Budget[] => [
  atMost(limits.palette.opened, timed(`${palette}: keys to its first paint`, many.opened)),
  atMost(limits.palette.key, timed(`${palette}: slowest key to the next paint`, many.key)),
];

export const paletteFigures = ({ many }: Results): Figure[] => [
  timed(`${palette}: last key to the users that are found`, many.found),
];

/** Compares the palette with many records and with few. */
export const paletteTable = ({ many, few }: Results): string =>
  markdownTable(
    ['Palette', 'Demo data', '10,000 organisations, 50,000 users', 'Slowest round'],
    (
      [
        ['Keys that open it to its first paint', 'opened'],
        ['Slowest key to the next paint', 'key'],
        ['Last key to the users that are found', 'found'],
      ] as const
    ).map(([title, of]) => [
      title,
      milliseconds(median(few[of])),
      milliseconds(median(many[of])),
      milliseconds(Math.max(...many[of])),
    ]),
  );
