// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { list, record } from './record-shapes';
import { id, nullable, text } from './shapes';

const deploymentServerInstance = record('deploymentServerInstanceID', {
  deploymentServerInstanceID: id,
  name: text,
  uri: text,
  versionUri: nullable(text),
  stagingUri: nullable(text),
  exceptionsUri: nullable(text),
});

const deploymentServerInstanceBatchResult = record(undefined, {
  changes: list(deploymentServerInstance),
  deletes: list(text),
});

export const listDeploymentServers = answer('listDeploymentServers', list(deploymentServerInstance));
export const commitDeploymentServers = answer('commitDeploymentServers', deploymentServerInstanceBatchResult);
