// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { fieldsOf, list, record } from './record-shapes';
import { bool, filled, nullable, text } from './shapes';

const client = record('clientID', {
  clientID: filled,
  name: text,
  description: text,
  homepage: text,
  allowPasswordGrant: bool,
  allowRemoteOrderingGrant: bool,
  imageBase64: nullable(text),
  redirectUris: list(text),
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      f.clientID.fits(r.clientID, ids) &&
      typeof r.name === 'string' &&
      typeof r.description === 'string' &&
      typeof r.homepage === 'string' &&
      typeof r.allowPasswordGrant === 'boolean' &&
      typeof r.allowRemoteOrderingGrant === 'boolean' &&
      (r.imageBase64 === null || typeof r.imageBase64 === 'string') &&
      f.redirectUris.fits(r.redirectUris, ids) &&
      fieldsOf(r) === 8;
    if (!fits) return false;
  }
  return true;
});

const clientBatchResult = record(undefined, {
  changes: list(client),
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

export const listClients = answer('listClients', 'get', '/api/client', list(client));
export const commitClients = answer('commitClients', 'post', '/api/client/batch', clientBatchResult);
export const getClient = answer('getClient', 'get', '/api/client/{id}', client);

export type { Client, ClientBatch, ClientBatchResult, ClientChange } from '../schema.gen';
