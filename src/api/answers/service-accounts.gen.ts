// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { list, record } from './record-shapes';
import { filled, id, isId, isText, nullable, oneOf, text } from './shapes';

const serviceAccount = record('serviceAccountID', {
  serviceAccountID: id,
  name: text,
  serviceAccountType: oneOf([0, 1, 2, 3, 4, 5, 6, 7]),
  rootNodeID: nullable(id),
  rootNodeType: nullable(oneOf([0, 2, 4])),
  integrationServerPermissions: list(oneOf([39, 40, 41])),
}, (r, f, ids) =>
  isId(r.serviceAccountID) &&
  isText(r.name) &&
  f.serviceAccountType.fits(r.serviceAccountType, ids) &&
  (r.rootNodeID === null || isId(r.rootNodeID)) &&
  f.rootNodeType.fits(r.rootNodeType, ids) &&
  f.integrationServerPermissions.fits(r.integrationServerPermissions, ids));

const serviceAccountBatchResult = record(undefined, {
  changes: list(serviceAccount),
  deletes: list(text),
}, (r, f, ids) =>
  f.changes.fits(r.changes, ids) &&
  f.deletes.fits(r.deletes, ids));

const serviceAccountPassword = record(undefined, {
  generatedPassword: filled,
}, (r, f, ids) =>
  f.generatedPassword.fits(r.generatedPassword, ids));

export const listServiceAccounts = answer('listServiceAccounts', list(serviceAccount));
export const commitServiceAccounts = answer('commitServiceAccounts', serviceAccountBatchResult);
export const getServiceAccount = answer('getServiceAccount', serviceAccount);
export const resetServiceAccountPassword = answer('resetServiceAccountPassword', serviceAccountPassword);
