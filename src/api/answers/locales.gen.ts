// Generated from openapi/ by "npm run generate". Do not edit.

import { answer } from './answer';
import { fieldsOf, list, record } from './record-shapes';
import { filled, text } from './shapes';

const locale = record('locale', {
  locale: filled,
  name: text,
}, (list, f, ids) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      f.locale.fits(r.locale, ids) &&
      typeof r.name === 'string' &&
      fieldsOf(r) === 2;
    if (!fits) return false;
  }
  return true;
});

export const listLocales = answer('listLocales', 'get', '/api/locale/', list(locale));

export type { Locale } from '../schema.gen';
