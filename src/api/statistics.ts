import { queryOptions } from '@tanstack/react-query';
import { firstDayOf } from '~/domain/month';
import { downloadMonthlyStatistics, queryMonthlyStatistics } from './answers/statistics.gen';
import { download, post } from './client';
import { useSingleMutation } from './use-single-mutation';

export type * from './answers/statistics.gen';

/** The figures of a month, by POS Core instance. */
export const statisticsQueries = {
  /** @param month as YYYY-MM */
  monthly: (month: string) =>
    queryOptions({
      queryKey: ['statistics', 'monthly', month],
      queryFn: ({ signal }) =>
        post(queryMonthlyStatistics, {}, { monthStart: firstDayOf(month) }, { signal }),
    }),
};

/** Returns the address of the CSV file of a month (YYYY-MM). */
export const monthlyStatisticsAddress = (month: string): string =>
  `${downloadMonthlyStatistics.path}?${new URLSearchParams({ date: month })}`;

/**
 * Fetches the figures of a month as a file. It does not follow a link to the file, so that a
 * refusal is an ordinary failed call.
 */
export const useDownloadMonthlyStatistics = () =>
  useSingleMutation({
    mutationFn: async (month: string) => {
      const params = { query: { date: month } };
      const { answer, content } = await download(downloadMonthlyStatistics, params);
      const header = answer.headers.get('Content-Disposition') ?? '';
      const [, name = `monthly-statistics-${month}.csv`] =
        /filename="([^"/\\]+)"/.exec(header) ?? [];
      return { name, content };
    },
  });
