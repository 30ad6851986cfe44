import { queryOptions, useMutation } from '@tanstack/react-query';
import { firstDayOf } from '~/domain/month';
import { queryMonthlyStatistics } from './answers/statistics.gen';
import { bodyOf, client, csvClient, resultOf } from './client';

export type { MonthlyStatisticsRow } from './schema.gen';

/** The figures of a month, by POS Core instance (POST api/Statistics/monthlyAllPOSCores). */
export const statisticsQueries = {
  all: () => ['statistics'] as const,
  /** @param month as YYYY-MM */
  monthly: (month: string) =>
    queryOptions({
      queryKey: [...statisticsQueries.all(), 'monthly', month],
      queryFn: ({ signal }) =>
        resultOf(
          client.POST('/api/Statistics/monthlyAllPOSCores', {
            body: { monthStart: firstDayOf(month) },
            signal,
          }),
          queryMonthlyStatistics,
        ),
    }),
};

/** Returns the address of the CSV file of a month (YYYY-MM). */
export function monthlyStatisticsAddress(month: string): string {
  return `/api/Statistics/DownloadMonthlyStatistics?${new URLSearchParams({ date: month })}`;
}

interface DownloadedFile {
  name: string;
  content: Blob;
}

/**
 * Fetches the figures of a month as a file (GET api/Statistics/DownloadMonthlyStatistics). The
 * client fetches the file instead of following a link, so that a refusal is an ordinary failed
 * call.
 */
export function useDownloadMonthlyStatistics() {
  return useMutation({
    mutationFn: async (month: string): Promise<DownloadedFile> => {
      const call = csvClient.GET('/api/Statistics/DownloadMonthlyStatistics', {
        params: { query: { date: month } },
        parseAs: 'blob',
      });
      const content = (await bodyOf(call)) ?? new Blob();
      const { response } = await call;
      return { content, name: attachmentName(response) ?? `monthly-statistics-${month}.csv` };
    },
  });
}

/** Returns the file name of an answer. */
function attachmentName(response: Response): string | undefined {
  const header = response.headers.get('Content-Disposition') ?? '';
  return /filename="([^"/\\]+)"/.exec(header)?.[1];
}
