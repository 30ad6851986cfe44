import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';

const oneMinute = 60_000;

/**
 * The cache of the console. Reads: no retry of an answer that says no (4xx), one of anything else.
 * Writes are never repeated on their own, and fail at once without a network rather than wait.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: oneMinute,
        retry: (failures, error) => failures < 1 && !isRefusal(error),
        retryDelay: 500,
        networkMode: 'always',
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

const isRefusal = (error: Error) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;
