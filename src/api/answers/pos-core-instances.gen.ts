// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { fieldsOf, list, record } from './record-shapes';
import { id, isId, nullable, text } from './shapes';
import { optionValue } from './shared-option-value.gen';
import { organisation } from './shared-organisation.gen';

const posCoreInstance = record('posCoreInstanceID', {
  posCoreInstanceID: id,
  name: text,
  uri: text,
  versionUri: nullable(text),
  stagingUri: nullable(text),
  exceptionsUri: nullable(text),
}, (list) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.posCoreInstanceID) &&
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

const posCoreInstanceBatchResult = record(undefined, {
  changes: list(posCoreInstance),
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

export const listPosCoreInstances = answer('listPosCoreInstances', 'get', '/api/POSCoreInstance', list(posCoreInstance));
export const commitPosCoreInstances = answer('commitPosCoreInstances', 'post', '/api/POSCoreInstance/batch', posCoreInstanceBatchResult);
export const listPosCoreInstanceValues = answer('listPosCoreInstanceValues', 'get', '/api/POSCoreInstance/values', list(optionValue));
export const getPosCoreInstance = answer('getPosCoreInstance', 'get', '/api/posCoreInstance/{id}', posCoreInstance);
export const listPosCoreLinkedOrganisations = answer('listPosCoreLinkedOrganisations', 'get', '/api/posCoreInstance/{id}/linkedorgs', list(organisation));

export type { OptionValue, Organisation, OrganisationType, PosCoreInstance, PosCoreInstanceBatch, PosCoreInstanceBatchResult, PosCoreInstanceChange } from '../schema.gen';
