import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '~/api/api-error';
import { sessionQueries } from '~/api/session';

export type SessionCheck = 'same-user' | 'other-user' | 'ended' | 'unknown';

/**
 * Asks the server whether `userID` is still signed in. A failure other than 401 and 403 tells
 * nothing: 'unknown'.
 */
export async function checkSession(
  queryClient: QueryClient,
  userID: string,
): Promise<SessionCheck> {
  try {
    const [user] = await queryClient.fetchQuery({ ...sessionQueries.current(), staleTime: 0 });
    return user.userID === userID ? 'same-user' : 'other-user';
  } catch (error) {
    const hasEnded = error instanceof ApiError && [401, 403].includes(error.status);
    return hasEnded ? 'ended' : 'unknown';
  }
}
