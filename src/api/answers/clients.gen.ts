// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { list, record } from './record-shapes';
import { bool, filled, isBoolean, isText, nullable, text } from './shapes';

const client = record('clientID', {
  clientID: filled,
  name: text,
  description: text,
  homepage: text,
  allowPasswordGrant: bool,
  allowRemoteOrderingGrant: bool,
  imageBase64: nullable(text),
  redirectUris: list(text),
}, (r, f, ids) =>
  f.clientID.fits(r.clientID, ids) &&
  isText(r.name) &&
  isText(r.description) &&
  isText(r.homepage) &&
  isBoolean(r.allowPasswordGrant) &&
  isBoolean(r.allowRemoteOrderingGrant) &&
  (r.imageBase64 === null || isText(r.imageBase64)) &&
  f.redirectUris.fits(r.redirectUris, ids));

const clientBatchResult = record(undefined, {
  changes: list(client),
  deletes: list(text),
}, (r, f, ids) =>
  f.changes.fits(r.changes, ids) &&
  f.deletes.fits(r.deletes, ids));

export const listClients = answer('listClients', list(client));
export const commitClients = answer('commitClients', clientBatchResult);
export const getClient = answer('getClient', client);
