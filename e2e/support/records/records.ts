import { type APIRequestContext, expect } from '@playwright/test';
import type { Client, User, UserChange } from '../../../src/api/schema.gen';
import { unique } from './unique';

const headers = { 'X-Requested-With': 'XMLHttpRequest' };

/** Returns a name that no other record has, not even in a second run on the same data. */
export const freshName = (text: string) => `${text} ${unique()}`;

/** Creates a user through the service, as another person would. */
export async function createUser(
  request: APIRequestContext,
  change: Partial<UserChange> = {},
): Promise<User> {
  const fullName = change.fullName ?? freshName('Nia Okafor');
  const email = `${fullName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '.')}@demo.test`;
  const user = { shortName: 'Nia', fullName, email, locale: 'en-GB', defaultCurrencyCode: 'GBP' };
  return saveUser(request, { ...user, ...change });
}

/** Saves a user through the service, as another person would. */
export async function saveUser(request: APIRequestContext, change: UserChange): Promise<User> {
  const data = { changes: [change], deletes: [] };
  const answer = await request.post('/api/user/batch', { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
  const { changes } = await answer.json();
  return changes[0];
}

async function readUsers(request: APIRequestContext): Promise<User[]> {
  const answer = await request.get('/api/user', { headers });
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** Finds the user with this full name; undefined when the service has none. */
export async function findUser(
  request: APIRequestContext,
  fullName: string,
): Promise<User | undefined> {
  return (await readUsers(request)).find((user) => user.fullName === fullName);
}

/** Returns an id that no other client has. */
export const freshClientId = () => `e2e-${unique()}`;

/** Finds the client with this id; undefined when the service has none. */
export async function findClient(
  request: APIRequestContext,
  clientID: string,
): Promise<Client | undefined> {
  const answer = await request.get('/api/client', { headers });
  expect(answer.status()).toBe(200);
  const clients: Client[] = await answer.json();
  return clients.find((client) => client.clientID === clientID);
}
