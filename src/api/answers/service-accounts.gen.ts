// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { fieldsOf, list, record } from './record-shapes';
import { filled, id, isId, nullable, oneOf, text } from './shapes';

const serviceAccount = record('serviceAccountID', {
  serviceAccountID: id,
  name: text,
  serviceAccountType: oneOf([0, 1, 2, 3, 4, 5, 6, 7]),
  rootNodeID: nullable(id),
  rootNodeType: nullable(oneOf([0, 2, 4])),
  integrationServerPermissions: list(oneOf([39, 40, 41])),
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.serviceAccountID) &&
      typeof r.name === 'string' &&
      f.serviceAccountType.fits(r.serviceAccountType, ids) &&
      (r.rootNodeID === null || isId(r.rootNodeID)) &&
      f.rootNodeType.fits(r.rootNodeType, ids) &&
      f.integrationServerPermissions.fits(r.integrationServerPermissions, ids) &&
      fieldsOf(r) === 6;
    if (!fits) return false;
  }
  return true;
});

const serviceAccountBatchResult = record(undefined, {
  changes: list(serviceAccount),
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

const serviceAccountPassword = record(undefined, {
  generatedPassword: filled,
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      f.generatedPassword.fits(r.generatedPassword, ids) &&
      fieldsOf(r) === 1;
    if (!fits) return false;
  }
  return true;
});

export const listServiceAccounts = answer('listServiceAccounts', 'get', '/api/organisation/{orgId}/serviceaccounts', list(serviceAccount));
export const commitServiceAccounts = answer('commitServiceAccounts', 'post', '/api/organisation/{orgId}/serviceaccounts/batch', serviceAccountBatchResult);
export const getServiceAccount = answer('getServiceAccount', 'get', '/api/organisation/{orgId}/serviceaccounts/{id}', serviceAccount);
export const resetServiceAccountPassword = answer('resetServiceAccountPassword', 'post', '/api/organisation/{orgId}/serviceaccounts/{id}/resetpassword', serviceAccountPassword);

export type { IntegrationServerPermission, NodeType, ServiceAccount, ServiceAccountBatch, ServiceAccountBatchResult, ServiceAccountChange, ServiceAccountPassword, ServiceAccountType } from '../schema.gen';
