import { type APIRequestContext, expect } from '@playwright/test';
import type { ServiceAccount, ServiceAccountChange } from '../../../src/api/schema.gen';
import { freshName } from './records';

const headers = { 'X-Requested-With': 'XMLHttpRequest' };

/** The id of Harbour Restaurants, which the demo's administrator administers. */
export const harbour = '20000000-0000-4000-8000-000000000003';
const base = `/api/organisation/${harbour}/serviceaccounts`;

/** Saves a service account through the service, as another person would. */
export async function saveServiceAccount(
  request: APIRequestContext,
  change: Partial<ServiceAccountChange> = {},
): Promise<ServiceAccount> {
  const account = { name: freshName('Till'), serviceAccountType: 3, ...change };
  const data = { changes: [account], deletes: [] };
  const answer = await request.post(`${base}/batch`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
  const { changes } = await answer.json();
  return changes[0];
}

/** Finds the service account with this name; undefined when the service has none. */
export async function findServiceAccount(
  request: APIRequestContext,
  name: string,
): Promise<ServiceAccount | undefined> {
  const answer = await request.get(base, { headers });
  expect(answer.status()).toBe(200);
  const accounts: ServiceAccount[] = await answer.json();
  return accounts.find((account) => account.name === name);
}
