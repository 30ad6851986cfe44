import { type APIRequestContext, expect } from '@playwright/test';
import type { IntegrationServerInstance } from '../../../src/api/schema.gen';

const headers = { 'X-Requested-With': 'XMLHttpRequest' };

/** Finds the integration server with this name; undefined when the service has none. */
export async function findIntegrationServer(
  request: APIRequestContext,
  name: string,
): Promise<IntegrationServerInstance | undefined> {
  const answer = await request.get('/api/integrationServerInstance', { headers });
  expect(answer.status()).toBe(200);
  const servers: IntegrationServerInstance[] = await answer.json();
  return servers.find((server) => server.name === name);
}
