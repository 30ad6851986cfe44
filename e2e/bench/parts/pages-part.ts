import { bareLanding } from '../loads/landing-pages';
import { chunkTable, weightBudgets, weightFigures, weightTable } from '../report/weight-tables';
import { withConsole } from '../setting/served-console';
import { chunkSizes } from '../weight/chunk-sizes';
import { weighPages } from '../weight/every-page';
import { measureFirstLoad } from '../weight/first-load';
import type { MeasurePart } from './part';

/** Weighs the first load of every page, once, since bytes and requests are the same each time. */
export const pagesPart: MeasurePart = (browser) =>
  withConsole(async ({ origin, bareOrigin }) => {
    const bare = bareLanding(bareOrigin);
    const pages = await weighPages(browser, origin);
    const load = await measureFirstLoad(browser, bare);
    return {
      budgets: weightBudgets(pages),
      figures: weightFigures(pages),
      tables: [
        weightTable([{ name: bare.name, kind: null, load }, ...pages]),
        chunkTable(await chunkSizes('dist/assets'), pages),
      ],
    };
  });
