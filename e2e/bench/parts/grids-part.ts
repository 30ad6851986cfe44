import type { Browser } from '@playwright/test';
import { measureGrids } from '../grid/measure-grids';
import { gridBudgets } from '../report/budgets';
import { gridTable } from '../report/grid-table';
import { slowProfile } from '../setting/browser';
import { fewest } from '../setting/rounds';
import { servePage } from '../setting/serve-page';
import type { Part } from './part';

/** Times the record grid and the plain table, at full speed and slowed down. Budgets use full speed. */
export async function gridsPart(browser: Browser, rounds: number): Promise<Part> {
  const served = [await servePage('plain-table'), await servePage('record-grid')] as const;
  const origins = [served[0].origin, served[1].origin] as const;
  try {
    const [plain, grid] = await measureGrids(browser, origins, rounds, 1);
    const [slowPlain, slowGrid] = await measureGrids(
      browser,
      origins,
      fewest(rounds),
      slowProfile.cpuSlowdown,
    );
    return {
      budgets: gridBudgets(grid, plain),
      tables: [
        gridTable('Grid, at full speed', grid, plain),
        gridTable(`Grid, CPU ${slowProfile.cpuSlowdown} times slower`, slowGrid, slowPlain),
      ],
    };
  } finally {
    for (const { stop } of served) await stop();
  }
}
