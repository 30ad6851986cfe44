import { handler } from './handler';
import { keptAnHour } from './kept-answers';

const names = new Intl.DisplayNames('en-GB', { type: 'currency' });

// The names of withdrawn currencies end with the years in which they were valid.
const withdrawn = /\(\d{4}\D+\d{4}\)$/;

const currencies = Intl.supportedValuesOf('currency')
  .map((code) => ({ code, name: names.of(code) ?? code }))
  .filter(({ name }) => !withdrawn.test(name));

export const listCurrencies = handler('listCurrencies', 'anonymous', () => ({
  status: 200,
  headers: keptAnHour,
  body: currencies,
}));
