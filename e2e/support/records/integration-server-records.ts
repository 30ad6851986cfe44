import type { APIRequestContext } from '@playwright/test';
import type { IntegrationServerInstance } from '../../../src/api/schema.gen';
import { readJson } from './calls';

/** Finds the integration server with this name; undefined when the service has none. */
export async function findIntegrationServer(
  request: APIRequestContext,
  name: string,
): Promise<IntegrationServerInstance | undefined> {
  const path = '/api/integrationServerInstance';
  const servers = await readJson<IntegrationServerInstance[]>(request, path);
  return servers.find((server) => server.name === name);
}
