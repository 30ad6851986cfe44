import { throughputBudgets, throughputFigures, throughputTable } from '../report/throughput-table';
import { measureThroughput } from '../throughput/measure-throughput';
import type { MeasurePart } from './part';

/** Measures the processor's time of the service for a large answer, without a browser. */
export const throughputPart: MeasurePart = async (_browser, rounds) => {
  const results = await measureThroughput(rounds);
  return {
    budgets: throughputBudgets(results),
    figures: throughputFigures(results),
    tables: [throughputTable(results)],
  };
};
