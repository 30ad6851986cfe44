import { measureFlood } from '../flood/measure-flood';
import { floodBudgets, floodFigures, floodTable } from '../report/flood-table';
import { fewer } from '../setting/rounds';
import type { MeasurePart } from './part';

/** Measures what others wait for while many people sign in, without a browser. */
export const floodPart: MeasurePart = async (_browser, rounds) => {
  const results = await measureFlood(fewer(rounds));
  return {
    budgets: floodBudgets(results),
    figures: floodFigures(results),
    tables: [floodTable(results)],
  };
};
