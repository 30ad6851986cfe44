// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { list, record } from './record-shapes';
import { id, text } from './shapes';

const changedPassword = record('userID', {
  userID: id,
});

const passwordChangeBatchResult = record(undefined, {
  changes: list(changedPassword),
  deletes: list(text),
});

export const changePassword = answer('changePassword', passwordChangeBatchResult);
