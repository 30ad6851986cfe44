import { expect, type Page, test } from '@playwright/test';
import { harbourRestaurants } from '../support/records/demo-records';
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

/** Opens a page. Returns what it has read so far, and what it draws. */
async function openCounted(page: Page, path: string, shows: string) {
  const answers: { pathname: string; size: Promise<number> }[] = [];
  page.on('response', (response) => {
    if (!['fetch', 'xhr'].includes(response.request().resourceType())) return;
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/assets/')) return;
    // As sent. The browser keeps no body that the console has read as a stream.
    const sizes = response.request().sizes();
    answers.push({ pathname, size: sizes.then(({ responseBodySize }) => responseBodySize) });
  });
  const opened = await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByText(shows).first()).toBeVisible();
  const headers = (await opened?.request().sizes())?.responseHeadersSize ?? 0;
  return {
    calls: () => answers.map(({ pathname }) => pathname).sort(),
    // The page's policy names servers that it may call.
    bytes: async () =>
      (await Promise.all(answers.map(({ size }) => size))).reduce(
        (sum, each) => sum + each,
        headers,
      ),
    elements: () => page.locator('*').count(),
    close: () => page.close(),
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

test('elements, calls and bytes of a page do not grow with the platform', async () => {
  for (const [name, path, shows] of pages) {
    await test.step(name, async () => {
      const open = async ({ context }: typeof few) =>
        openCounted(await context.newPage(), path, shows);
      const [before, after] = [await open(few), await open(thousands)];
      // On a busy machine a call of either page can come after a pause.
      await expect(() => expect(after.calls()).toEqual(before.calls())).toPass();
      expect((await after.bytes()) - (await before.bytes()), name).toBeLessThan(400);
      const drawn = Math.abs((await after.elements()) - (await before.elements()));
      expect(drawn, name).toBeLessThan(12);
      await before.close();
      await after.close();
    });
  }
});

async function findInCard(page: Page) {
  await page.goto('/admin');
  const card = page.getByRole('region', { name: 'Clients' });
  await expect(card.getByText('20 of 2,010')).toBeVisible();
  await card.getByRole('searchbox', { name: 'Search clients' }).fill('Client 01999');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/clients\?q=/);
  await expect(page.getByRole('rowheader')).toHaveText(['Xtra Client 01999']);
}

async function findParent(page: Page) {
  await page.goto(`/admin/organisations?selected=${dealer}`);
  const parent = page.getByRole('combobox', { name: 'Parent Organisation' });
  await expect(parent).toHaveValue(/ROOT/);
  await parent.fill('harbour rest');
  await page.getByRole('option', { name: 'Harbour Restaurants [HARBOUR]' }).click();
  await expect(parent).toHaveValue('Harbour Restaurants [HARBOUR]');
  await parent.fill('xtra9999');
  await expect(page.getByRole('option', { name: 'Xtra Outlet 09999 [XTRA9999]' })).toBeVisible();
}

async function findInSwitcher(page: Page) {
  await page.goto(`/organisation/${sample}`);
  await page.getByRole('button', { name: 'Organisation: Xtra Outlet 00020 [XTRA20]' }).click();
  const search = page.getByRole('combobox', { name: 'Search organisations by name or code' });
  await expect(page.getByRole('option')).toHaveCount(100);
  await search.fill('xtra9998');
  await search.press('Enter');
  await expect(
    page.getByRole('button', { name: 'Organisation: Xtra Outlet 09998 [XTRA9998]' }),
  ).toBeVisible();
}

test('one of many clients and organisations is found by typing', async () => {
  const page = await thousands.context.newPage();
  await test.step('in the card of 2,000 clients', () => findInCard(page));
  await test.step('in the switcher of 10,000 organisations', () => findInSwitcher(page));
  await test.step('as a parent among 10,000 organisations', () => findParent(page));
  await page.close();
});
