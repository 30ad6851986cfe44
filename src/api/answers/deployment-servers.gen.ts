// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { list, record } from './record-shapes';
import { id, isId, isText, nullable, text } from './shapes';

const deploymentServerInstance = record('deploymentServerInstanceID', {
  deploymentServerInstanceID: id,
  name: text,
  uri: text,
  versionUri: nullable(text),
  stagingUri: nullable(text),
  exceptionsUri: nullable(text),
}, (r) =>
  isId(r.deploymentServerInstanceID) &&
  isText(r.name) &&
  isText(r.uri) &&
  (r.versionUri === null || isText(r.versionUri)) &&
  (r.stagingUri === null || isText(r.stagingUri)) &&
  (r.exceptionsUri === null || isText(r.exceptionsUri)));

const deploymentServerInstanceBatchResult = record(undefined, {
  changes: list(deploymentServerInstance),
  deletes: list(text),
}, (r, f, ids) =>
  f.changes.fits(r.changes, ids) &&
  f.deletes.fits(r.deletes, ids));

export const listDeploymentServers = answer('listDeploymentServers', list(deploymentServerInstance));
export const commitDeploymentServers = answer('commitDeploymentServers', deploymentServerInstanceBatchResult);
