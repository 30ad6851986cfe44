import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { arrivingKey } from '~/domain/lists';

/** Makes the cache forget parts of lists soon after their screen is gone. */
export const keepParts = (queryClient: QueryClient) =>
  queryClient.setQueryDefaults(arrivingKey([]), { structuralSharing: false, gcTime: 5_000 });

/**
 * Returns a function that puts the records of a list into the cache while it comes. They have a key of
 * their own, so that only a grid can take them, which says that they are a part.
 */
export const partsInCache =
  (queryClient: QueryClient, queryKey: QueryKey, signal: AbortSignal) =>
  (records: unknown[]): void => {
    // A list that is read again stays as it is until the new one is complete.
    if (signal.aborted || queryClient.getQueryData(queryKey) !== undefined) return;
    const key = arrivingKey(queryKey);
    const shown = queryClient.getQueryData<unknown[]>(key);
    // A second attempt begins without rows. The number of shown rows must not decrease.
    if (!shown || records.length > shown.length) queryClient.setQueryData(key, records);
  };

/** Drops the part of a list that is complete now. */
export const forgetParts = (queryClient: QueryClient, queryKey: QueryKey) =>
  queryClient.removeQueries({ queryKey: arrivingKey(queryKey), exact: true });
