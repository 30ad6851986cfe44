import { expect, type Page, test } from '@playwright/test';
import { harbourRestaurants } from '../support/demo-records';
import { dealer, many, openFilled, sample, some } from './filled-service';

// With 10,000 organisations and 2,000 clients and servers, a page loads and draws what it does with
// some more than 20 of each (decision 0092).
let few: Awaited<ReturnType<typeof openFilled>>;
let thousands: Awaited<ReturnType<typeof openFilled>>;

test.beforeAll(async ({ browser }) => {
  few = await openFilled(browser, some);
  thousands = await openFilled(browser, many);
});

test.afterAll(async () => {
  await few?.close();
  await thousands?.close();
});

/** Opens a page. Returns what it draws, and what it reads, once it asks for nothing more. */
async function weigh(page: Page, path: string, shows: string) {
  const answers: Promise<number>[] = [];
  page.on('response', (response) => {
    if (!['fetch', 'xhr'].includes(response.request().resourceType())) return;
    if (new URL(response.url()).pathname.startsWith('/assets/')) return;
    // As sent. The browser keeps no body that the console has read as a stream.
    const sizes = response.request().sizes();
    answers.push(sizes.then(({ responseBodySize }) => responseBodySize));
  });
  const opened = await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByText(shows).first()).toBeVisible();
  const sizes = await Promise.all(answers);
  const headers = (await opened?.request().sizes())?.responseHeadersSize ?? 0;
  return {
    calls: sizes.length,
    // The page's policy names servers that it may call.
    bytes: sizes.reduce((sum, size) => sum + size, headers),
    elements: await page.locator('*').count(),
  };
}

const pages = [
  ['the Administration summary', '/admin', '20 of'],
  ['an Organisation Summary', `/organisation/${harbourRestaurants}`, 'Pending Invitations'],
  // The organisation of 10,000 others.
  ['the summary of their dealer', `/organisation/${dealer}`, 'child organisations'],
  ['the audit log', '/admin/auditlogs', 'Created'],
  ['the parents', `/admin/organisations?selected=${dealer}`, 'Parent Organisation'],
  [
    'a link below them',
    `/admin/organisations?selected=${harbourRestaurants}`,
    'Parent Organisation',
  ],
] as const;

for (const [name, path, shows] of pages) {
  test(`${name}: elements, calls and bytes do not grow with the platform`, async () => {
    const measured = [];
    for (const { context } of [few, thousands]) {
      const page = await context.newPage();
      measured.push(await weigh(page, path, shows));
      await page.close();
    }
    const [before, after] = measured;
    if (!before || !after) throw new Error('Nothing was measured.');
    expect(after.calls - before.calls).toBe(0);
    expect(after.bytes - before.bytes).toBeLessThan(400);
    expect(Math.abs(after.elements - before.elements)).toBeLessThan(12);
  });
}

test('the card of 2,000 clients leads to any of them', async () => {
  const page = await thousands.context.newPage();
  await page.goto('/admin');
  const card = page.getByRole('region', { name: 'Clients' });
  await expect(card.getByText('20 of 2,010')).toBeVisible();
  await card.getByRole('searchbox', { name: 'Search clients' }).fill('Client 01999');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/clients\?q=/);
  await expect(page.getByRole('rowheader')).toHaveText(['Xtra Client 01999']);
  await page.close();
});

test('a parent among 10,000 organisations is found by typing', async () => {
  const page = await thousands.context.newPage();
  await page.goto(`/admin/organisations?selected=${dealer}`);
  const parent = page.getByRole('combobox', { name: 'Parent Organisation' });
  await expect(parent).toHaveValue(/ROOT/);
  await parent.fill('harbour rest');
  await page.getByRole('option', { name: 'Harbour Restaurants [HARBOUR]' }).click();
  await expect(parent).toHaveValue('Harbour Restaurants [HARBOUR]');
  await parent.fill('xtra9999');
  await expect(page.getByRole('option', { name: 'Xtra Outlet 09999 [XTRA9999]' })).toBeVisible();
  await page.close();
});

test('the switcher finds any of 10,000 organisations', async () => {
  const page = await thousands.context.newPage();
  await page.goto(`/organisation/${sample}`);
  await page.getByRole('button', { name: 'Organisation: Xtra Outlet 00020 [XTRA20]' }).click();
  const search = page.getByRole('combobox', { name: 'Search organisations by name or code' });
  await expect(page.getByRole('option')).toHaveCount(100);
  await search.fill('xtra9998');
  await search.press('Enter');
  await expect(
    page.getByRole('button', { name: 'Organisation: Xtra Outlet 09998 [XTRA9998]' }),
  ).toBeVisible();
  await page.close();
});
