// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { list, record } from './record-shapes';
import { filled, text } from './shapes';

const locale = record('locale', {
  locale: filled,
  name: text,
});

export const listLocales = answer('listLocales', list(locale));
