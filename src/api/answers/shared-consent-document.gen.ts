// Generated from openapi/ by "npm run generate". Do not edit.

import { fieldsOf, record } from './record-shapes';
import { id, isId, text } from './shapes';

export const consentDocument = record('consentDocumentID', {
  consentDocumentID: id,
  title: text,
  version: text,
}, (list) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      isId(r.consentDocumentID) &&
      typeof r.title === 'string' &&
      typeof r.version === 'string' &&
      fieldsOf(r) === 3;
    if (!fits) return false;
  }
  return true;
});

