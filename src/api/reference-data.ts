import { listCurrencies } from './answers/currencies.gen';
import { listLocales } from './answers/locales.gen';
import { query } from './calls';

/** The locales to choose from. They do not change during a session. */
export const localeQueries = {
  list: () => ({ ...query(['locales'], listLocales, {}), staleTime: Number.POSITIVE_INFINITY }),
};

/** The currencies to choose from. They do not change during a session. */
export const currencyQueries = {
  list: () => ({
    ...query(['currencies'], listCurrencies, {}),
    staleTime: Number.POSITIVE_INFINITY,
  }),
};
