// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { list, record } from './record-shapes';
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
});

const clientBatchResult = record(undefined, {
  changes: list(client),
  deletes: list(text),
});

export const listClients = answer('listClients', list(client));
export const commitClients = answer('commitClients', clientBatchResult);
export const getClient = answer('getClient', client);
