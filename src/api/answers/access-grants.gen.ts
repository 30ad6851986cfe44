// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { fieldsOf, list, record } from './record-shapes';
import { id, isId } from './shapes';

const accessGrant = record('organisationUserLinkID', {
  organisationUserLinkID: id,
  userPermissionGroupIDs: list(id),
  rootNodeIDs: list(id),
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.organisationUserLinkID) &&
      f.userPermissionGroupIDs.fits(r.userPermissionGroupIDs, ids) &&
      f.rootNodeIDs.fits(r.rootNodeIDs, ids) &&
      fieldsOf(r) === 3;
    if (!fits) return false;
  }
  return true;
});

export const listAccessGrants = answer('listAccessGrants', 'get', '/api/organisation/{orgId}/accessgrants', list(accessGrant));

export type { AccessGrant } from '../schema.gen';
