import type { Page } from '@playwright/test';
import type { Screen } from './screen';

/** The program takes the report from a run: the list of screens needs no service. */
export const reportPath = '/conformance-report';

/** The pages of the contract's tools: the mock, its documents and the report. */
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
    path: reportPath,
    shows: 'Does not conform',
  },
].map((screen) => ({ ...screen, route: null, account: null, server: 'mock' }));

/** The panel does not read the log again while the picture is taken. */
async function withoutPulse(page: Page): Promise<void> {
  await page.route('**/mock/pulse', (route) => route.abort());
}
