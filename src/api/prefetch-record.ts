import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { newRecordId } from '~/domain/new-record-id';

// Long enough that pointing at a link and following it read the record once.
const fiveSeconds = 5_000;

/**
 * Reads the record that an edit page is about to show, so that its form starts from what is stored
 * now; nothing when the page creates one. A failure is left to the page.
 */
export async function prefetchRecord<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  single: (id: string) => FetchQueryOptions<Data, Error, Data, Key>,
  id: string,
): Promise<void> {
  if (id === newRecordId) return;
  await queryClient.prefetchQuery({ ...single(id), staleTime: fiveSeconds });
}
