import { type APIRequestContext, expect } from '@playwright/test';
import type { ServiceAccount, ServiceAccountChange } from '../../src/api/schema.gen';
import { freshName } from './records';

const headers = { 'X-Requested-With': 'XMLHttpRequest' };

/** Harbour Restaurants, which the demo's administrator administers. */
export const harbour = '20000000-0000-4000-8000-000000000003';
const base = `/api/organisation/${harbour}/serviceaccounts`;

/** Saves a service account as somebody else would, through the service. */
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

/** The service account with this name, if the service has one. */
export async function findServiceAccount(
  request: APIRequestContext,
  name: string,
): Promise<ServiceAccount | undefined> {
  const answer = await request.get(base, { headers });
  expect(answer.status()).toBe(200);
  const accounts: ServiceAccount[] = await answer.json();
  return accounts.find((account) => account.name === name);
}
