// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { fieldsOf, list, record } from './record-shapes';
import { filled, text } from './shapes';

const currency = record('code', {
  code: filled,
  name: text,
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      f.code.fits(r.code, ids) &&
      typeof r.name === 'string' &&
      fieldsOf(r) === 2;
    if (!fits) return false;
  }
  return true;
});

export const listCurrencies = answer('listCurrencies', 'get', '/api/currency/', list(currency));

export type { Currency } from '../schema.gen';
