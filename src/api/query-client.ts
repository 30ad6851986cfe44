import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';
import { GivenUp } from './unanswered-calls';

const oneMinute = 60_000;
const oneSecond = 1_000;

/**
 * Creates the cache of the console.
 *
 * A query never retries a refusal (4xx) or a call that the person gave up. It retries any other
 * failure once.
 *
 * A mutation never retries, and without a network it fails at once. If the person gave up the call,
 * or its answer was unreadable, the write may have succeeded: the cache then invalidates all
 * queries.
 *
 * The payload and the answer of a mutation may be a password, a key or a link. The cache drops them
 * one second after their screen is gone. It does not drop them at once, since TanStack Query polls
 * at this interval whether a mutation without a screen has ended.
 */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    mutationCache: new MutationCache({
      onError: (error) => {
        const mayBeDone = error instanceof ApiError && (error.isUncertain || error.wasDone);
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

/** Whether the person or the server has refused the call, so that a retry would not help. */
const isRefusal = (error: Error) =>
  error instanceof ApiError &&
  (error.cause instanceof GivenUp || (error.status >= 400 && error.status < 500));
