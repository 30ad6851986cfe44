import { type FetchQueryOptions, type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { StoredRecords } from './creation-attempts';

/**
 * Provides the stored records of a kind, among which an edit page looks for its new record
 * (docs/product/edit-pages.md#saving-a-new-record-again).
 * @param list reads all records
 */
export function useStoredRecords<Stored, Key extends QueryKey>(
  list: FetchQueryOptions<Stored[], Error, Stored[], Key>,
  idOf: (record: Stored) => string,
): StoredRecords<Stored> {
  const queryClient = useQueryClient();
  return {
    idOf,
    known: () => queryClient.getQueryData<Stored[]>(list.queryKey),
    read: () => queryClient.fetchQuery({ ...list, staleTime: 0 }),
  };
}
