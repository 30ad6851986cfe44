// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { fieldsOf, list, record } from './record-shapes';
import { id, isId, nullable, text } from './shapes';

const deploymentServerInstance = record('deploymentServerInstanceID', {
  deploymentServerInstanceID: id,
  name: text,
  uri: text,
  versionUri: nullable(text),
  stagingUri: nullable(text),
  exceptionsUri: nullable(text),
}, (list) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.deploymentServerInstanceID) &&
      typeof r.name === 'string' &&
      typeof r.uri === 'string' &&
      (r.versionUri === null || typeof r.versionUri === 'string') &&
      (r.stagingUri === null || typeof r.stagingUri === 'string') &&
      (r.exceptionsUri === null || typeof r.exceptionsUri === 'string') &&
      fieldsOf(r) === 6;
    if (!fits) return false;
  }
  return true;
});

const deploymentServerInstanceBatchResult = record(undefined, {
  changes: list(deploymentServerInstance),
  deletes: list(text),
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      f.changes.fits(r.changes, ids) &&
      f.deletes.fits(r.deletes, ids) &&
      fieldsOf(r) === 2;
    if (!fits) return false;
  }
  return true;
});

export const listDeploymentServers = answer('listDeploymentServers', 'get', '/api/deploymentServerInstance', list(deploymentServerInstance));
export const commitDeploymentServers = answer('commitDeploymentServers', 'post', '/api/deploymentServerInstance/batch', deploymentServerInstanceBatchResult);

export type { DeploymentServerInstance, DeploymentServerInstanceBatch, DeploymentServerInstanceBatchResult, DeploymentServerInstanceChange } from '../schema.gen';
