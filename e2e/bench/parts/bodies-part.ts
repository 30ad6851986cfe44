import { measureBodies } from '../bodies/measure-bodies';
import { bodiesBudgets, bodiesTable } from '../report/bodies-table';
import { fewer } from '../setting/rounds';
import type { MeasurePart } from './part';

/** Measures how long large bodies of one person delay the calls of another, without a browser. */
export const bodiesPart: MeasurePart = async (_browser, rounds) => {
  const results = await measureBodies(fewer(rounds));
  return { budgets: bodiesBudgets(results), tables: [bodiesTable(results)] };
};
