import { type APIRequestContext, expect } from '@playwright/test';
import type { DeploymentServerInstance, PosCoreInstance } from '../../../src/api/schema.gen';

const headers = { 'X-Requested-With': 'XMLHttpRequest' };

/** Finds the POS Core instance with this name; undefined when the service has none. */
export async function findPosCoreInstance(
  request: APIRequestContext,
  name: string,
): Promise<PosCoreInstance | undefined> {
  const answer = await request.get('/api/POSCoreInstance', { headers });
  expect(answer.status()).toBe(200);
  const instances: PosCoreInstance[] = await answer.json();
  return instances.find((instance) => instance.name === name);
}

export async function readDeploymentServers(
  request: APIRequestContext,
): Promise<DeploymentServerInstance[]> {
  const answer = await request.get('/api/deploymentServerInstance', { headers });
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** Saves and deletes deployment servers through the service, as another person would. */
export async function commitDeploymentServers(
  request: APIRequestContext,
  changes: readonly Partial<DeploymentServerInstance>[],
  deletes: readonly string[] = [],
): Promise<void> {
  const data = { changes, deletes };
  const answer = await request.post('/api/deploymentServerInstance/batch', { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
}
