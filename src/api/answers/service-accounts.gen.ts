// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { list, record } from './record-shapes';
import { filled, id, nullable, oneOf, text } from './shapes';

const serviceAccount = record('serviceAccountID', {
  serviceAccountID: id,
  name: text,
  serviceAccountType: oneOf([0, 1, 2, 3, 4, 5, 6, 7]),
  rootNodeID: nullable(id),
  rootNodeType: nullable(oneOf([0, 2, 4])),
  integrationServerPermissions: list(oneOf([39, 40, 41])),
});

const serviceAccountBatchResult = record(undefined, {
  changes: list(serviceAccount),
  deletes: list(text),
});

const serviceAccountPassword = record(undefined, {
  generatedPassword: filled,
});

export const listServiceAccounts = answer('listServiceAccounts', list(serviceAccount));
export const commitServiceAccounts = answer('commitServiceAccounts', serviceAccountBatchResult);
export const getServiceAccount = answer('getServiceAccount', serviceAccount);
export const resetServiceAccountPassword = answer('resetServiceAccountPassword', serviceAccountPassword);
