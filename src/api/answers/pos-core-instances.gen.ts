// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { list, record } from './record-shapes';
import { id, nullable, text } from './shapes';
import { optionValue, organisation } from './shared.gen';

const posCoreInstance = record('posCoreInstanceID', {
  posCoreInstanceID: id,
  name: text,
  uri: text,
  versionUri: nullable(text),
  stagingUri: nullable(text),
  exceptionsUri: nullable(text),
});

const posCoreInstanceBatchResult = record(undefined, {
  changes: list(posCoreInstance),
  deletes: list(text),
});

export const listPosCoreInstances = answer('listPosCoreInstances', list(posCoreInstance));
export const commitPosCoreInstances = answer('commitPosCoreInstances', posCoreInstanceBatchResult);
export const listPosCoreInstanceValues = answer('listPosCoreInstanceValues', list(optionValue));
export const getPosCoreInstance = answer('getPosCoreInstance', posCoreInstance);
export const listPosCoreLinkedOrganisations = answer('listPosCoreLinkedOrganisations', list(organisation));
