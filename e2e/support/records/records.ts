import type { APIRequestContext } from '@playwright/test';
import type { Client, User, UserChange } from '../../../src/api/schema.gen';
import { readJson, saveRecord } from './calls';
import { unique } from './unique';

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
export const saveUser = (request: APIRequestContext, change: UserChange) =>
  saveRecord<User>(request, '/api/user', change);

/** Finds the user with this full name; undefined when the service has none. */
export async function findUser(
  request: APIRequestContext,
  fullName: string,
): Promise<User | undefined> {
  const users = await readJson<User[]>(request, '/api/user');
  return users.find((user) => user.fullName === fullName);
}

/** Returns an id that no other client has. */
export const freshClientId = () => `e2e-${unique()}`;

/** Finds the client with this id; undefined when the service has none. */
export async function findClient(
  request: APIRequestContext,
  clientID: string,
): Promise<Client | undefined> {
  const clients = await readJson<Client[]>(request, '/api/client');
  return clients.find((client) => client.clientID === clientID);
}
