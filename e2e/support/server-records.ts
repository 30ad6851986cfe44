import { type APIRequestContext, expect } from '@playwright/test';
import type {
  DeploymentServerInstance,
  PosCoreInstance,
  PosCoreInstanceChange,
} from '../../src/api/schema.gen';
import { freshName } from './records';

const headers = { 'X-Requested-With': 'XMLHttpRequest' };

/** Saves a POS Core instance as somebody else would, through the service. */
export async function savePosCoreInstance(
  request: APIRequestContext,
  change: Partial<PosCoreInstanceChange> = {},
): Promise<PosCoreInstance> {
  const { name = freshName('Core'), uri = 'http://127.0.0.1:9', ...rest } = change;
  const { posCoreInstanceID: id, jwtSigningKey } = rest;
  const saved = {
    ...(id !== undefined && { posCoreInstanceID: id }),
    ...(jwtSigningKey !== undefined && { jwtSigningKey }),
    name,
    uri,
  };
  const data = { changes: [saved], deletes: [] };
  const answer = await request.post('/api/POSCoreInstance/batch', { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
  const { changes } = await answer.json();
  return changes[0];
}

/** Deletes POS Core instances, so that the next test finds the demonstration data alone. */
export async function deletePosCoreInstances(
  request: APIRequestContext,
  ids: readonly string[],
): Promise<void> {
  const data = { changes: [], deletes: ids };
  const answer = await request.post('/api/POSCoreInstance/batch', { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** The POS Core instance with this name, if the service has one. */
export async function findPosCoreInstance(
  request: APIRequestContext,
  name: string,
): Promise<PosCoreInstance | undefined> {
  const answer = await request.get('/api/POSCoreInstance', { headers });
  expect(answer.status()).toBe(200);
  const instances: PosCoreInstance[] = await answer.json();
  return instances.find((instance) => instance.name === name);
}

/** All deployment servers, as the service has them now. */
export async function readDeploymentServers(
  request: APIRequestContext,
): Promise<DeploymentServerInstance[]> {
  const answer = await request.get('/api/deploymentServerInstance', { headers });
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** Saves and deletes deployment servers as somebody else would, through the service. */
export async function commitDeploymentServers(
  request: APIRequestContext,
  changes: readonly Partial<DeploymentServerInstance>[],
  deletes: readonly string[] = [],
): Promise<void> {
  const data = { changes, deletes };
  const answer = await request.post('/api/deploymentServerInstance/batch', { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
}
