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

/** Where the browser finds the figures of a month (YYYY-MM) as a file. */
export function monthlyStatisticsAddress(month: string): string {
  return `/api/Statistics/DownloadMonthlyStatistics?${new URLSearchParams({ date: month })}`;
}

interface DownloadedFile {
  name: string;
  content: Blob;
}

/**
 * Fetches the figures of a month as a file (GET api/Statistics/DownloadMonthlyStatistics). Fetched
 * rather than followed, so that a refusal is an error like that of any other call.
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

/** The file name that an answer carries. */
function attachmentName(response: Response): string | undefined {
  const header = response.headers.get('Content-Disposition') ?? '';
  return /filename="([^"/\\]+)"/.exec(header)?.[1];
}
