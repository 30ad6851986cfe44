import type { APIRequestContext, Page } from '@playwright/test';
import { contractOperations, readContract } from '../service/contract/contract-document';
import { type Role, roles } from '../service/operations/roles';
import { expectAccessible } from './support/accessibility';
import { ordinaryUser, organisationAdministrator, superUser } from './support/accounts';
import { expect, test } from './support/console-test';
import { alpineDealer, harbourRestaurants, uma } from './support/demo-records';

const navigation = (page: Page) =>
  page.getByRole('navigation', { name: /main/i }).getByRole('link');

const marker = { 'X-Requested-With': 'XMLHttpRequest' };
const statusOf = async (request: APIRequestContext, path: string) =>
  (await request.get(path, { headers: marker })).status();

const roleOf: Record<string, Role> = roles;
const operations = contractOperations(readContract('.generated/contract.json')).filter(
  ({ isRemote }) => !isRemote,
);

/** What each of these operations answers to whoever `request` is, by status. */
async function statusesOf(request: APIRequestContext, called: typeof operations) {
  const statuses: Record<number, string[]> = {};
  for (const { operationId, method, path } of called) {
    const id = path.startsWith('/api/client/') ? 'kiosk' : uma;
    const answer = await request.fetch(path.replaceAll(/\{\w+\}/g, id), {
      method,
      headers: marker,
      data: method === 'post' ? {} : undefined,
    });
    const status = answer.status();
    statuses[status] = [...(statuses[status] ?? []), operationId];
  }
  return statuses;
}

const platformCalls = ['/api/user', '/api/client', '/admin/summary/', `/api/user/${uma}`];

test.describe('a super user', () => {
  test.use({ account: superUser });

  test('finds the Admin area and may make its calls', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/admin');
    await expect(navigation(page)).toHaveText(['My Account', 'Admin']);
    for (const path of platformCalls) expect(await statusOf(page.request, path), path).toBe(200);
  });
});

test.describe('an organisation administrator', () => {
  test.use({ account: organisationAdministrator });

  test('finds the organisation, and no Admin area', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(`/organisation/${harbourRestaurants}`);
    await expect(navigation(page)).toHaveText(['My Account', 'Organisation']);
  });

  test('is refused what belongs to the platform or to others', async ({ page, complaints }) => {
    complaints.provoke(/Failed to load resource/);
    for (const path of platformCalls) expect(await statusOf(page.request, path), path).toBe(403);
    const own = `/api/Organisation/summary/${harbourRestaurants}`;
    expect(await statusOf(page.request, own)).toBe(200);
    // Of an organisation that is not theirs, not even the existence is told.
    expect(await statusOf(page.request, `/api/Organisation/summary/${alpineDealer}`)).toBe(404);
    await page.goto('/admin/users');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('grid')).toHaveCount(0);
    await expectAccessible(page);
  });
});

test.describe('an ordinary user', () => {
  test.use({ account: ordinaryUser });

  test('lands on the own account and finds no other area', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(`/user/${uma}`);
    await expect(navigation(page)).toHaveText(['My Account']);
  });

  test('gets a plain page instead of the administration, and every call is refused', async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    for (const path of ['/admin', '/admin/users', '/admin/clients', `/admin/users/edit/${uma}`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByRole('grid')).toHaveCount(0);
    }
    expect(calls.filter((path) => platformCalls.includes(path))).toEqual([]);
    for (const path of platformCalls) expect(await statusOf(page.request, path), path).toBe(403);
    const organisation = `/api/Organisation/summary/${harbourRestaurants}`;
    expect(await statusOf(page.request, organisation)).not.toBe(200);
  });

  test('cannot save a user, an own promotion least of all', async ({ page }) => {
    const answer = await page.request.post('/api/user/batch', {
      headers: marker,
      data: {
        changes: [
          {
            userID: uma,
            shortName: 'Uma',
            fullName: 'Uma Olsen',
            email: ordinaryUser,
            scopes: ['superuser'],
          },
        ],
        deletes: [],
      },
    });
    expect(answer.status()).toBe(403);
  });
});

for (const account of [organisationAdministrator, ordinaryUser] as const) {
  test.describe(`as ${account}`, () => {
    test.use({ account });

    test('every operation of super users is refused by the service', async ({ page }) => {
      const called = operations.filter(({ operationId }) => roleOf[operationId] === 'super-user');
      expect(called.length).toBeGreaterThan(20);
      expect(await statusesOf(page.request, called)).toEqual({
        403: called.map(({ operationId }) => operationId),
      });
    });
  });
}

test.describe('nobody', () => {
  test('every operation that needs a session answers 401', async ({ page }) => {
    const called = operations.filter(({ operationId }) => roleOf[operationId] !== 'anonymous');
    expect(called.length).toBeGreaterThan(70);
    expect(await statusesOf(page.request, called)).toEqual({
      401: called.map(({ operationId }) => operationId),
    });
  });

  test('is told to sign in, by the page and by every call', async ({ page, complaints }) => {
    complaints.provoke(/401 \(Unauthorized\)/);
    await page.goto('/admin/users');
    await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible();
    for (const path of platformCalls) expect(await statusOf(page.request, path), path).toBe(401);
  });
});
