// Generated from openapi/ by "npm run generate". Do not edit.

import { fieldsOf, record } from './record-shapes';
import { filled, text } from './shapes';

export const optionValue = record('key', {
  key: filled,
  value: text,
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      f.key.fits(r.key, ids) &&
      typeof r.value === 'string' &&
      fieldsOf(r) === 2;
    if (!fits) return false;
  }
  return true;
});

