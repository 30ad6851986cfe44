import { handler } from '../handler';
import { keptAnHour } from '../kept-answers';
import { cldrLocales } from './cldr-locales';

const names = new Intl.DisplayNames('en-GB', { type: 'language', languageDisplay: 'standard' });

const locales = cldrLocales
  .map((locale) => ({ locale, name: names.of(locale) ?? locale }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en-GB'));

export const listLocales = handler('listLocales', 'anonymous', () => ({
  status: 200,
  headers: keptAnHour,
  body: locales,
}));
