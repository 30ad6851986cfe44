// Generated from openapi/ by "npm run generate". Do not edit.

import { fieldsOf, record } from './record-shapes';
import { bool, id, isId, nullable, oneOf, text } from './shapes';

export const organisation = record('organisationID', {
  organisationID: id,
  organisationCode: text,
  name: text,
  kapow: nullable(text),
  organisationType: oneOf([1, 2, 3, 4, 5, 10, 100]),
  posCoreInstanceID: nullable(id),
  remoteOrderServerInstanceID: nullable(id),
  dataExtractionServerInstanceID: nullable(id),
  partnerServerInstanceID: nullable(id),
  reportingServerInstanceID: nullable(id),
  parentOrganisationID: nullable(id),
  active: bool,
  initialised: bool,
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.organisationID) &&
      typeof r.organisationCode === 'string' &&
      typeof r.name === 'string' &&
      (r.kapow === null || typeof r.kapow === 'string') &&
      f.organisationType.fits(r.organisationType, ids) &&
      (r.posCoreInstanceID === null || isId(r.posCoreInstanceID)) &&
      (r.remoteOrderServerInstanceID === null || isId(r.remoteOrderServerInstanceID)) &&
      (r.dataExtractionServerInstanceID === null || isId(r.dataExtractionServerInstanceID)) &&
      (r.partnerServerInstanceID === null || isId(r.partnerServerInstanceID)) &&
      (r.reportingServerInstanceID === null || isId(r.reportingServerInstanceID)) &&
      (r.parentOrganisationID === null || isId(r.parentOrganisationID)) &&
      typeof r.active === 'boolean' &&
      typeof r.initialised === 'boolean' &&
      fieldsOf(r) === 13;
    if (!fits) return false;
  }
  return true;
});

