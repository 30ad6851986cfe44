import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { newRecordId } from '~/domain/new-record-id';

/**
 * Reads the record that an edit page is about to show, so that its form starts from the stored
 * state. The page handles a failure.
 */
export async function prefetchRecord<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  single: (id: string) => FetchQueryOptions<Data, Error, Data, Key>,
  id: string,
): Promise<void> {
  if (id === newRecordId) return;
  // Avoids a second read when a person points at a link and then follows it.
  await queryClient.prefetchQuery({ ...single(id), staleTime: 5_000 });
}
