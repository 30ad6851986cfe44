import type { Page } from '@playwright/test';
import { testService } from '../../../service/testing/test-service';
import { htmlReport } from '../../conformance/report/html-report';
import { startDefectiveService } from '../../conformance/testing/defective-service';
import { plantedDefects } from '../../conformance/testing/planted-defects';
import { runAgainst } from '../../conformance/testing/run-against';
import type { Screen } from './screen';

/** The pages of the tools that stand around the contract: the mock, its documents and the report. */
export const toolScreens: readonly Screen[] = [
  {
    name: 'mock-panel',
    path: '/mock/beside/admin/users?mock=commitUsers:500>200',
    shows: '500, then 200/saved (0 of 2 answered)',
    before: withoutPulse,
    act: async (page: Page) => {
      await page.frameLocator('iframe').getByText('Uma Olsen').waitFor();
    },
  },
  {
    name: 'mock-log',
    path: '/mock/beside/admin/clients?mock=listClients:200',
    shows: 'listClients',
    before: withoutPulse,
    act: async (page: Page) => {
      await page.frameLocator('iframe').getByText('Partner Orders').first().waitFor();
      await page.getByRole('link', { name: /^Log/ }).click();
      await page.getByRole('link', { name: /^200 listClients/ }).click();
      await page.getByText('Answers of listClients').waitFor();
      await page.evaluate(() => {
        for (const time of document.querySelectorAll('.call .muted')) {
          time.textContent = '10:00:00, 8 ms';
        }
      });
    },
  },
  {
    name: 'contract-documentation',
    path: '/docs',
    shows: 'Authentication and organisation service',
  },
  {
    name: 'conformance-report',
    path: '/conformance-report',
    shows: 'Does not conform',
    before: withConformanceReport,
  },
].map((screen) => ({ ...screen, route: null, account: null, server: 'mock' }));

/** The panel does not read the log again while the picture is taken. */
async function withoutPulse(page: Page): Promise<void> {
  await page.route('**/mock/pulse', (route) => route.abort());
}

/** Shows the report of a run against the reference service with one of the planted defects. */
async function withConformanceReport(page: Page): Promise<void> {
  const service = await testService();
  const served = await startDefectiveService(service);
  try {
    served.plant(plantedDefects.find(({ name }) => name === 'a number as text') ?? null);
    const result = await runAgainst(service, served.url, { only: ['teams', 'users', 'clients'] });
    const body = await htmlReport(
      { ...result, url: 'https://pos.example.test' },
      new Date('2026-11-20T10:00:00Z'),
    );
    await page.route('**/conformance-report', (route) =>
      route.fulfill({ body, contentType: 'text/html' }),
    );
  } finally {
    await served.stop();
    await service.close();
  }
}
