import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { answerCalls } from '~/testing/answers';
import { currencyQueries } from './currencies';
import { localeQueries } from './locales';

const odd = [null, {}, 5];

test('what cannot be chosen does not keep the others from being offered', async () => {
  const euro = { code: 'EUR', name: 'Euro' };
  const english = { locale: 'en-GB', name: 'English (United Kingdom)' };
  answerCalls({
    'GET /api/currency/': () => [...odd, euro],
    'GET /api/locale/': () => [...odd, english],
  });
  const queryClient = new QueryClient();
  expect(await queryClient.fetchQuery(currencyQueries.list())).toEqual([euro]);
  expect(await queryClient.fetchQuery(localeQueries.list())).toEqual([english]);
  queryClient.clear();
});
