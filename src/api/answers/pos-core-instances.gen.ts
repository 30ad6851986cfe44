// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { list, record } from './record-shapes';
import { id, isId, isText, nullable, text } from './shapes';
import { optionValue, organisation } from './shared.gen';

const posCoreInstance = record('posCoreInstanceID', {
  posCoreInstanceID: id,
  name: text,
  uri: text,
  versionUri: nullable(text),
  stagingUri: nullable(text),
  exceptionsUri: nullable(text),
}, (r) =>
  isId(r.posCoreInstanceID) &&
  isText(r.name) &&
  isText(r.uri) &&
  (r.versionUri === null || isText(r.versionUri)) &&
  (r.stagingUri === null || isText(r.stagingUri)) &&
  (r.exceptionsUri === null || isText(r.exceptionsUri)));

const posCoreInstanceBatchResult = record(undefined, {
  changes: list(posCoreInstance),
  deletes: list(text),
}, (r, f, ids) =>
  f.changes.fits(r.changes, ids) &&
  f.deletes.fits(r.deletes, ids));

export const listPosCoreInstances = answer('listPosCoreInstances', list(posCoreInstance));
export const commitPosCoreInstances = answer('commitPosCoreInstances', posCoreInstanceBatchResult);
export const listPosCoreInstanceValues = answer('listPosCoreInstanceValues', list(optionValue));
export const getPosCoreInstance = answer('getPosCoreInstance', posCoreInstance);
export const listPosCoreLinkedOrganisations = answer('listPosCoreLinkedOrganisations', list(organisation));
