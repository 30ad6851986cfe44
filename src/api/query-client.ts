import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';

const oneMinute = 60_000;
const oneSecond = 1_000;

/**
 * The cache of the console. Reads: no retry of an answer that says no (4xx), one of anything else.
 * Writes are never repeated on their own, and fail at once without a network rather than wait. After a
 * write that was given up, or whose answer could not be read, what is shown is read anew: it may have
 * been done. What a write sent and got is forgotten when its screen is gone: it may be a password, a
 * key or a link. Not at once, since TanStack Query asks in that rhythm whether a write
 * without a screen has ended.
 */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    mutationCache: new MutationCache({
      onError: (error) => {
        const mayBeDone = error instanceof ApiError && (error.wasGivenUp || error.wasDone);
        if (mayBeDone) void queryClient.invalidateQueries();
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: oneMinute,
        retry: (failures, error) => failures < 1 && !isRefusal(error),
        retryDelay: 500,
        networkMode: 'always',
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false, networkMode: 'always', gcTime: oneSecond },
    },
  });
  return queryClient;
}

/** Whether a person or the server has said no, so that asking again by itself would not help. */
const isRefusal = (error: Error) =>
  error instanceof ApiError && (error.wasGivenUp || (error.status >= 400 && error.status < 500));
