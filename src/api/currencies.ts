import { listCurrencies } from './answers/currencies.gen';
import { query } from './calls';

/** The currencies to choose from. They do not change during a session. */
export const currencyQueries = {
  list: () => ({
    ...query(['currencies'], listCurrencies, {}),
    staleTime: Number.POSITIVE_INFINITY,
  }),
};
