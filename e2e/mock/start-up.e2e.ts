import { readContract } from '../../scripts/mock/contract/contract-document';
import { contractOperations } from '../../scripts/mock/contract/contract-operations';
import { documentedScenarios } from '../../scripts/mock/scenarios';
import { expect, test } from '../support/console-test';
import { harbourRestaurants } from '../support/demo-records';

const startUpCalls = {
  getCurrentSession: '/Authentication/current',
  listCurrencies: '/api/currency/',
  listLocales: '/api/locale/',
  listOrganisations: '/api/Organisation',
};
const scenarios = documentedScenarios(
  contractOperations(readContract('.generated/contract.json')),
).filter(({ operationId, kind }) => operationId in startUpCalls && kind !== 'slow');

test.beforeEach(({ complaints }) => complaints.provoke(/Failed to load resource/));

for (const [operationId, address] of Object.entries(startUpCalls)) {
  test(`no answer of ${operationId} leaves a blank page`, async ({ page }) => {
    const own = scenarios.filter((scenario) => scenario.operationId === operationId);
    expect(own.length).toBeGreaterThan(3);
    // The list of organisations is asked for where one of them is shown.
    const path = operationId === 'listOrganisations' ? `/organisation/${harbourRestaurants}` : '/';
    for (const { text } of own) {
      const asked = page.waitForRequest((request) => request.url().endsWith(address));
      await page.goto(`${path}?mock=${text}&persona=superUser`);
      await asked;
      await expect(page.getByRole('heading', { level: 1 }), text).toBeVisible();
    }
  });
}

for (const [scenario, heading] of [
  ['getCurrentSession:401', 'Login Required'],
  ['getCurrentSession:403', 'Login Required'],
  ['getCurrentSession:500', 'Failed Loading Admin Page'],
  ['getCurrentSession:network', 'Failed Loading Admin Page'],
  ['listCurrencies:500', 'Failed Loading Admin Page'],
] as const) {
  test(`${scenario} shows "${heading}"`, async ({ page }) => {
    await page.goto(`/admin?mock=${scenario}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
  });
}

test('without locales the console works all the same', async ({ page }) => {
  await page.goto('/admin?mock=listLocales:500');
  await expect(page.getByRole('heading', { name: 'Administration summary' })).toBeVisible();
});

for (const [persona, path] of [
  ['superUser', /\/admin$/],
  ['organisationAdministrator', /\/organisation\/20000000-0000-4000-8000-000000000003$/],
  ['ordinaryUser', /\/user\/10000000-0000-4000-8000-000000000003$/],
] as const) {
  test(`the persona ${persona} lands on its page`, async ({ page }) => {
    await page.goto(`/?mock=clear&persona=${persona}`);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('an anonymous account has only Logout in its menu', async ({ page }) => {
  await page.goto('/?mock=clear&persona=anonymous');
  await page.getByRole('button', { name: /^User menu/ }).click();
  await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Profile', exact: true })).toBeHidden();
});

test('without a session the mock asks for a login, which asks for no password', async ({
  page,
}) => {
  await page.goto('/?mock=clear&persona=none');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login Required');
  await page.getByRole('link', { name: 'Login' }).click();
  await page.getByRole('button', { name: /^Ordinary user/ }).click();
  await expect(page.getByRole('button', { name: 'User menu: Uma' })).toBeVisible();
});
