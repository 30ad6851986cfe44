import { bareLanding, landingPages } from '../loads/landing-pages';
import { measureLoads } from '../loads/measure-loads';
import { loadBudgets, loadFigures, loadTable } from '../report/load-table';
import { withConsole } from '../setting/served-console';
import type { MeasurePart } from './part';

/** Measures first loads on the slow profile, on the service with demo data. */
export const loadsPart: MeasurePart = (browser, rounds) =>
  withConsole(async ({ origin, bareOrigin }) => {
    const pages = [bareLanding(bareOrigin), ...(await landingPages(browser, origin))];
    const results = await measureLoads(browser, pages, rounds);
    return {
      budgets: loadBudgets(results),
      figures: loadFigures(results),
      tables: [loadTable(results)],
    };
  });
