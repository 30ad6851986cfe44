import {
  type FetchQueryOptions,
  MutationCache,
  onlineManager,
  type Query,
  QueryCache,
  type QueryClient,
  type QueryKey,
  replaceEqualDeep,
} from '@tanstack/react-query';
import { isOfEngine, wasRefused } from '~/domain/call-outcome';
import { isCompleted } from '~/domain/contract/came-as';
import { choicesOfForm } from '~/domain/lists';
import { newRecordId } from '~/domain/search-values';
import { ApiError } from './api-error';
import { forgetParts, keepParts } from './arriving-lists';
import { readsOnMount, VisitQueryClient } from './failed-reads';
import { OrganisationRefused } from './organisation-refused';
import { GivenUp } from './unanswered-calls';

/**
 * Creates the cache of the console. Without a network, a call fails instead of waiting.
 *
 * The payload and the answer of a mutation may be a password, a key or a link. The cache drops them
 * one second after their screen is gone. It does not drop them at once, since TanStack Query polls
 * at this interval whether a mutation without a screen has ended.
 *
 * @param hasEdits whether the page has something that the error screen in its place would lose
 */
export function createQueryClient(hasEdits = () => false): QueryClient {
  const queryClient = new VisitQueryClient({
    queryCache: new QueryCache({
      onError: logBroken,
      onSuccess: (_data, { queryKey }) => forgetParts(queryClient, queryKey),
    }),
    mutationCache: new MutationCache({
      onError: (error) => {
        logBroken(error);
        if (!(error instanceof ApiError)) return;
        // The write may have succeeded all the same. Without a network, nothing can be read again now.
        const refetchType = onlineManager.isOnline() ? 'active' : 'none';
        if (!wasRefused(error)) void queryClient.invalidateQueries({ refetchType });
        else if (error.status === 400) void queryClient.invalidateQueries({ predicate: isChoices });
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        structuralSharing: withEqualParts,
        retry: (failures, error) => failures < 1 && !isRefusal(error),
        retryDelay: 500,
        retryOnMount: readsOnMount,
        networkMode: 'always',
        // A tab may stay open for days, and its machine may wake without a network.
        refetchOnWindowFocus: ({ state: { data, dataUpdatedAt } }) =>
          data !== undefined && dataUpdatedAt < Date.now() - longAgo,
        refetchOnReconnect: true,
        // The error screen replaces a page that has nothing to show.
        throwOnError: (error, { state }) =>
          error instanceof OrganisationRefused && state.data === undefined && !hasEdits(),
      },
      mutations: { retry: false, networkMode: 'always', gcTime: 1_000 },
    },
  });
  keepParts(queryClient);
  return queryClient;
}

/** The age (milliseconds) from which a person who comes back to the page gets what is shown read again. */
const longAgo = 600_000;

const isChoices = ({ meta }: Query) => meta === choicesOfForm;

/** Logs an error in the code of the console, whose text no screen shows. */
function logBroken(error: Error): void {
  if (isOfEngine(error)) console.error(error);
}

/**
 * Keeps what is equal in the old data. In a long list, looking for it would stop the page. A completed
 * answer is new as a whole: what came with it may differ where the shown records are equal.
 */
export const withEqualParts = (before: unknown, data: unknown): unknown => {
  const isLong = Array.isArray(data) && data.length > 5_000;
  const isNew = isLong || isCompleted(data) || isCompleted(before);
  return isNew ? data : replaceEqualDeep(before, data);
};

/** Whether the person or the server has refused the call, so that a retry would not help. */
const isRefusal = (error: Error) =>
  error instanceof OrganisationRefused ||
  (error instanceof ApiError &&
    (error.cause instanceof GivenUp || (error.status >= 400 && error.status < 500)));

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
