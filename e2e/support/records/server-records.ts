import type { APIRequestContext } from '@playwright/test';
import type { DeploymentServerInstance, PosCoreInstance } from '../../../src/api/schema.gen';
import { readJson, saveRecord } from './calls';

/** Finds the POS Core instance with this name; undefined when the service has none. */
export async function findPosCoreInstance(
  request: APIRequestContext,
  name: string,
): Promise<PosCoreInstance | undefined> {
  const instances = await readJson<PosCoreInstance[]>(request, '/api/POSCoreInstance');
  return instances.find((instance) => instance.name === name);
}

export const readDeploymentServers = (request: APIRequestContext) =>
  readJson<DeploymentServerInstance[]>(request, '/api/deploymentServerInstance');

/** Saves a deployment server through the service, as another person would. */
export const saveDeploymentServer = (
  request: APIRequestContext,
  server: DeploymentServerInstance,
) => saveRecord<DeploymentServerInstance>(request, '/api/deploymentServerInstance', server);
