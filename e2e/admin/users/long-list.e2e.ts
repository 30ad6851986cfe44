import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { superUser } from '../../../service/database/seed/demo-accounts';
import { expect, test } from '../../support/console-test';
import { Grid } from '../../support/pages/grid';
import { routeCalls } from '../../support/servers/route-calls';

test.use({ account: superUser });

const users = Array.from({ length: 2_000 }, (_, number) => ({
  userID: `20000000-0000-4000-8000-${`${number}`.padStart(12, '0')}`,
  shortName: `Zoë ${number}`,
  fullName: `Zoë Zander ${number}`,
  email: `zoe.${number}@demo.test`,
  locale: 'en-GB',
  defaultCurrencyCode: 'GBP',
  image: null,
  scopes: [],
}));
const list = Buffer.from(JSON.stringify(users));
// The cut is within the two bytes of a letter.
const cut = list.indexOf('ë', list.length >> 1) + 1;

/** Answers the list of users from a server that sends what the test tells it to. */
async function sendSlowly(page: Page) {
  const answers: ServerResponse[] = [];
  const server = createServer((_request, answer) => {
    answer.writeHead(200, { 'Content-Type': 'application/json' });
    answers.push(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await routeCalls(page, '**/api/user', (route) =>
    route.continue({ url: `http://127.0.0.1:${port}/` }),
  );
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { answers, close };
}

test('the first users of a long list appear before the last ones have come', async ({ page }) => {
  const { answers, close } = await sendSlowly(page);
  await page.goto('/admin/users');
  const grid = new Grid(page, 'Users');
  await expect.poll(() => answers.length).toBe(1);
  answers[0]?.write(list.subarray(0, cut));
  await expect(grid.row('Zoë Zander 3')).toBeVisible();
  await expect(page.getByText(/^[\d,]+ rows so far$/)).toBeVisible();
  const exportButton = page.getByRole('button', { name: 'Export to CSV' });
  await expect(exportButton).toHaveAttribute('aria-disabled', 'true');
  // Who is still to come is not missing.
  await page.getByRole('textbox', { name: 'Search all columns' }).fill('zander 1999');
  await expect(page.getByText(/^0 of [\d,]+ rows so far$/)).toBeVisible();
  await expect(page.getByText('No row matches')).toHaveCount(0);
  answers[0]?.end(list.subarray(cut));
  await expect(grid.row('Zoë Zander 1999')).toBeVisible();
  await expect(page.getByText('1 of 2,000 rows', { exact: true })).toBeVisible();
  await expect(exportButton).not.toHaveAttribute('aria-disabled', 'true');
  close();
});

test('a list that breaks leaves its rows and says so; OK reads it again', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/ERR_INCOMPLETE_CHUNKED_ENCODING/);
  const { answers, close } = await sendSlowly(page);
  await page.goto('/admin/users');
  const grid = new Grid(page, 'Users');
  // The console tries a second time by itself.
  for (const attempt of [0, 1]) {
    await expect.poll(() => answers.length).toBe(attempt + 1);
    answers[attempt]?.write(list.subarray(0, cut));
    await expect(grid.row('Zoë Zander 3')).toBeVisible();
    answers[attempt]?.destroy();
  }
  const dialog = page.getByRole('dialog', { name: 'Error' });
  await expect(dialog).toContainText('Network error');
  await expect(page.getByText(/^[\d,]+ rows so far$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect.poll(() => answers.length).toBe(3);
  answers[2]?.end(list);
  await expect(page.getByText('2,000 rows', { exact: true })).toBeVisible();
  close();
});

test('Back and Done lead to the scroll position and the focused row', async ({
  page,
  complaints,
}) => {
  // The service does not know the sessions of these users.
  complaints.provoke(/status of 404/);
  const user = users[1500];
  await routeCalls(page, '**/api/user', (route) => route.fulfill({ json: users }));
  await routeCalls(page, `**/api/user/${user?.userID}`, (route) => route.fulfill({ json: user }));
  await page.goto('/admin/users');
  const { element } = new Grid(page, 'Users');
  const link = page.getByRole('link', { name: `Edit ${user?.fullName}`, exact: true });
  await expect(element.getByRole('rowheader', { name: 'Zoë Zander 3', exact: true })).toBeVisible();
  await element.evaluate((grid, top) => {
    grid.scrollTop = top;
  }, 36 * 1495);
  const leaveBy = { Back: () => page.goBack(), Done: () => page.getByText('Done').click() };
  for (const [way, leave] of Object.entries(leaveBy)) {
    await link.click();
    await expect(page.getByRole('textbox', { name: 'Full Name' })).toBeVisible();
    await leave();
    await expect(link, way).toBeFocused();
    await expect(link, way).toBeInViewport();
    expect(await element.evaluate((grid) => grid.scrollTop), way).toBe(36 * 1495);
  }
});
