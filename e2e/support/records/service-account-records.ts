import type { APIRequestContext } from '@playwright/test';
import type { ServiceAccount, ServiceAccountChange } from '../../../src/api/schema.gen';
import { readJson, saveRecord } from './calls';
import { harbourRestaurants } from './demo-records';
import { freshName } from './records';

const base = `/api/organisation/${harbourRestaurants}/serviceaccounts`;

/** Saves a service account through the service, as another person would. */
export async function saveServiceAccount(
  request: APIRequestContext,
  change: Partial<ServiceAccountChange> = {},
): Promise<ServiceAccount> {
  const account = { name: freshName('Till'), serviceAccountType: 3, ...change };
  return saveRecord(request, base, account);
}

/** Finds the service account with this name; undefined when the service has none. */
export async function findServiceAccount(
  request: APIRequestContext,
  name: string,
): Promise<ServiceAccount | undefined> {
  const accounts = await readJson<ServiceAccount[]>(request, base);
  return accounts.find((account) => account.name === name);
}
