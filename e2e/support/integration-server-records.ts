import { type APIRequestContext, expect } from '@playwright/test';
import type {
  IntegrationServerInstance,
  IntegrationServerInstanceChange,
} from '../../src/api/schema.gen';
import { freshName } from './records';

const headers = { 'X-Requested-With': 'XMLHttpRequest' };
const base = '/api/integrationServerInstance';

/** Saves an integration server as somebody else would, through the service. */
export async function saveIntegrationServer(
  request: APIRequestContext,
  change: Partial<IntegrationServerInstanceChange> = {},
): Promise<IntegrationServerInstance> {
  const server = { name: freshName('Orders'), uri: 'https://orders.example', ...change };
  const data = { changes: [server], deletes: [] };
  const answer = await request.post(`${base}/batch`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
  const { changes } = await answer.json();
  return changes[0];
}

/** The integration server with this name, if the service has one. */
export async function findIntegrationServer(
  request: APIRequestContext,
  name: string,
): Promise<IntegrationServerInstance | undefined> {
  const answer = await request.get(base, { headers });
  expect(answer.status()).toBe(200);
  const servers: IntegrationServerInstance[] = await answer.json();
  return servers.find((server) => server.name === name);
}
