// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { list, record } from './record-shapes';
import { filled, isText, text } from './shapes';

const locale = record('locale', {
  locale: filled,
  name: text,
}, (r, f, ids) =>
  f.locale.fits(r.locale, ids) &&
  isText(r.name));

export const listLocales = answer('listLocales', list(locale));
