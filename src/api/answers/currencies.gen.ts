// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { list, record } from './record-shapes';
import { filled, text } from './shapes';

const currency = record('code', {
  code: filled,
  name: text,
});

export const listCurrencies = answer('listCurrencies', list(currency));
