import type { Browser } from '@playwright/test';
import { startService } from '../../lib/start-service';
import { chunkSizes } from '../loads/chunk-sizes';
import { type LandingPage, landingPages } from '../loads/landing-pages';
import { measureLoads } from '../loads/measure-loads';
import { loadBudgets } from '../report/budgets';
import { chunkTable, firstLoadTable, paintTable } from '../report/load-tables';
import { servePage } from '../setting/serve-page';
import { servicePort } from '../setting/service-port';
import type { Part } from './part';

/** Measures sizes and times of the landing pages and the bare page, on the service with demo data. */
export async function loadsPart(browser: Browser, rounds: number): Promise<Part> {
  const bareServed = await servePage('bare');
  try {
    const service = await startService({ port: servicePort });
    try {
      const bare: LandingPage = {
        name: 'Bare page',
        origin: bareServed.origin,
        path: '/',
        session: undefined,
        ready: (page) => page.getByText('One line of text.'),
      };
      const pages = await landingPages(browser, service.origin);
      const results = await measureLoads(browser, [bare, ...pages], rounds);
      return {
        budgets: loadBudgets(results, bare.name),
        tables: [
          firstLoadTable(results),
          paintTable(results, bare.name),
          chunkTable(await chunkSizes('dist/assets'), results),
        ],
      };
    } finally {
      await service.stop();
    }
  } finally {
    await bareServed.stop();
  }
}
