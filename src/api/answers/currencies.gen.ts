// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { list, record } from './record-shapes';
import { filled, isText, text } from './shapes';

const currency = record('code', {
  code: filled,
  name: text,
}, (r, f, ids) =>
  f.code.fits(r.code, ids) &&
  isText(r.name));

export const listCurrencies = answer('listCurrencies', list(currency));
