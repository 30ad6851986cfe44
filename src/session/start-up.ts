import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '~/api/api-error';
import { currencyQueries, localeQueries } from '~/api/reference-data';
import { sessionQueries } from '~/api/session';
import { type Session, sessionOf } from './session';

type SessionOutcome =
  | { kind: 'signed-in'; session: Session }
  | { kind: 'anonymous' }
  | { kind: 'login-required' }
  | { kind: 'failed'; error: unknown };

// The flows that need no sign-in (docs/product/routes-and-roles.md#anonymous-visitor).
const anonymousPaths = /^\/(invitations|resetpassword)(\/|$)/;

/** Whether a failure of the session call says that nobody is signed in. */
export const isLoginRequired = (error: unknown): boolean =>
  error instanceof ApiError && [401, 403].includes(error.status);

/**
 * The first step of start-up (docs/product/shell.md#failed-session-call) reads the session. If the
 * call fails on an invitation or reset-password path, the page is anonymous. On other paths 401 and 403
 * mean that a login is required, and any other failure means that the console cannot be loaded.
 */
async function readSession(queryClient: QueryClient, pathname: string): Promise<SessionOutcome> {
  try {
    const current = await queryClient.fetchQuery(sessionQueries.current());
    return { kind: 'signed-in', session: sessionOf(current) };
  } catch (error) {
    if (anonymousPaths.test(pathname)) return { kind: 'anonymous' };
    return isLoginRequired(error) ? { kind: 'login-required' } : { kind: 'failed', error };
  }
}

/**
 * The second step reads the currency list and the locale list. It sends the second call without
 * waiting for the first. If the locale call fails, the locale list is empty.
 * @throws ApiError if the currency call fails
 */
async function loadLists(queryClient: QueryClient): Promise<void> {
  const currencies = queryClient.fetchQuery(currencyQueries.list());
  const locales = queryClient
    .fetchQuery(localeQueries.list())
    .catch(() => queryClient.setQueryData(localeQueries.list().queryKey, []));
  await Promise.all([currencies, locales]);
}

export interface StartUp {
  session: Promise<SessionOutcome>;
  /** Resolves to the error, or to undefined. Without a session no list is read. */
  listsFailure: Promise<Error | undefined>;
}

/** Sends the calls of start-up (docs/product/shell.md#start-up). Neither promise rejects. */
export function startUp(queryClient: QueryClient, pathname: string): StartUp {
  const session = readSession(queryClient, pathname);
  const lists = session.then(({ kind }) =>
    kind === 'signed-in' ? loadLists(queryClient) : undefined,
  );
  const listsFailure = lists.then(
    () => undefined,
    (error: Error) => error,
  );
  return { session, listsFailure };
}
