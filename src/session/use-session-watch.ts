import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '~/api/api-error';
import { onFailure } from '~/api/failed-call';
import { OrganisationRefused } from '~/api/organisation-refused';
import { sessionQueries } from '~/api/session';
import { type Session, sessionOf } from './session';
import { onAnnouncement } from './session-channel';
import { isLoginRequired } from './start-up';
import { hasUnsavedEdits, reloadPage, restartConsole } from './unsaved-edits';

// Delays in milliseconds of the checks after another tab has opened the logout address, for a
// service whose page does not announce the sign-out. A check follows within two seconds of the
// sign-out, and a last one serves a slow service.
const looksAfterLogout = [400, 900, 1_400, 5_000];

/** The statuses that may mean that the session has ended, or that the user has other rights. */
const refusals: readonly number[] = [401, 403];

const isRefused = (error: unknown) => error instanceof ApiError && refusals.includes(error.status);

export type SessionEnd = 'expired' | 'signed-out';

const organisationIdOf = (session: Session | null) => session?.organisation?.organisationID;

/**
 * Asks the server whether the user of the session is still signed in. A user with other rights is
 * 'changed', and one with another organisation if the one before is among the `refused`. A failure
 * other than 401 and 403 tells nothing: 'unknown'.
 */
async function checkSession(
  queryClient: QueryClient,
  before: Session,
  refused: ReadonlySet<string>,
) {
  try {
    const current = await queryClient.fetchQuery({ ...sessionQueries.current(), staleTime: 0 });
    const session = sessionOf(current);
    if (session.userID !== before.userID) return 'other-user';
    const { isSuperUser, isOrgAdmin } = session;
    const hasSameRights = isSuperUser === before.isSuperUser && isOrgAdmin === before.isOrgAdmin;
    const ownId = organisationIdOf(before);
    const isLost = ownId !== undefined && refused.has(ownId);
    const isMoved = isLost && organisationIdOf(session) !== ownId;
    return hasSameRights && !isMoved ? 'same-user' : 'changed';
  } catch (error) {
    return isLoginRequired(error) ? 'ended' : 'unknown';
  }
}

/**
 * Detects the end of the session (docs/product/shell.md#session-that-ends): a 401 of any call, a
 * sign-out in another tab, or a check when the page becomes visible. After the end it also checks
 * whenever the window gets the focus. A restored page stays hidden until the check finds the same
 * user. After a sign-out, a page without unsaved edits reloads, which shows Login Required. It also
 * reloads when the user has other rights, which a 403 or a refused organisation may be a sign of.
 * @param onResumed is called when the same user is back
 * @param onKept is called when a page with unsaved edits stays although the user has other rights
 * @returns the end, if it is known; `check`, which checks now; and `hasEnded` for a caller whose
 * call was refused, which checks only if the end is not known
 */
export function useSessionWatch(
  session: Session | null,
  onResumed: () => void,
  onKept: () => void,
) {
  const queryClient = useQueryClient();
  const [shownEnd, setShownEnd] = useState<SessionEnd>();
  // Several answers may arrive before React renders the first of them.
  const end = useRef<SessionEnd>(undefined);
  const [refused] = useState(() => new Set<string>());
  const userID = session?.userID;
  const ownId = organisationIdOf(session);

  const check = useCallback(
    async (how: SessionEnd = 'expired') => {
      if (!session) return 'unknown';
      const checked = await checkSession(queryClient, session, refused);
      if (checked === 'other-user') restartConsole();
      if (checked === 'changed') (hasUnsavedEdits() ? onKept : reloadPage)();
      const outcome = checked === 'changed' ? 'same-user' : checked;
      if (outcome === 'ended') {
        if (how === 'signed-out' && !hasUnsavedEdits()) reloadPage();
        else if (end.current !== 'signed-out') end.current = how;
      }
      const hasResumed = outcome === 'same-user' && end.current !== undefined;
      if (hasResumed) end.current = undefined;
      setShownEnd(end.current);
      if (hasResumed) onResumed();
      return outcome;
    },
    [queryClient, session, refused, onResumed, onKept],
  );

  const hasEnded = useCallback(
    async () => end.current !== undefined || ['ended', 'other-user'].includes(await check()),
    [check],
  );

  const hasLookedBack = useRef(false);
  useEffect(() => {
    if (!hasLookedBack.current) lookBack(queryClient, check);
    hasLookedBack.current = true;
    const stops = [
      watchCalls(queryClient, end, check),
      watchOrganisations(queryClient, ownId, refused, check),
      watchTabs(userID, end, check),
      watchReturns(userID, end, check),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient, userID, ownId, refused, check]);

  return { end: shownEnd, check, hasEnded };
}

type End = RefObject<SessionEnd | undefined>;
type Check = (how?: SessionEnd) => Promise<string>;

/** The loader of the first page may have been refused before the watch began. */
function lookBack(queryClient: QueryClient, check: Check): void {
  const queries = queryClient.getQueryCache().getAll();
  if (queries.some(({ state }) => isRefused(state.error))) void check();
}

/**
 * Checks after a refused call: only the session call tells whether the session has ended or the rights have
 * changed.
 */
function watchCalls(queryClient: QueryClient, end: End, check: Check): () => void {
  return onFailure(({ status }) => {
    const isKnown = end.current || queryClient.isFetching({ queryKey: ['session'] });
    if (refusals.includes(status) && !isKnown) void check();
  });
}

/**
 * Checks after a read that was refused with its organisation, which answers 404 if the person has lost
 * it (docs/decisions/0011-who-may-call-an-operation.md). Each other organisation than the own one is
 * checked once, so that an address of nothing does not ask again and again.
 */
function watchOrganisations(
  queryClient: QueryClient,
  ownId: string | undefined,
  refused: Set<string>,
  check: Check,
): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const { error } = event.action;
    if (!(error instanceof OrganisationRefused)) return;
    const { orgId } = error;
    const isKnown = refused.has(orgId) && orgId !== ownId;
    refused.add(orgId);
    if (!isKnown && !queryClient.isFetching({ queryKey: ['session'] })) void check();
  });
}

/** Checks after the announcements of other tabs. */
function watchTabs(userID: string | undefined, end: End, check: Check): () => void {
  let timers: ReturnType<typeof setTimeout>[] = [];
  const forget = () => {
    for (const timer of timers) clearTimeout(timer);
  };
  const look = async () => {
    if ((await check('signed-out')) === 'ended') forget();
  };
  const stop = onAnnouncement((announcement) => {
    forget();
    if (announcement.kind === 'signing-out') {
      timers = looksAfterLogout.map((delay) => setTimeout(look, delay));
    } else if (announcement.kind === 'signed-out') void look();
    else if (announcement.kind === 'not-signed-in') void check();
    else if (end.current || announcement.userID !== userID) void check();
  });
  return () => {
    forget();
    stop();
  };
}

/** Checks when the person comes back to the page. */
function watchReturns(userID: string | undefined, end: End, check: Check): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const look = () => {
    if (document.visibilityState === 'visible') void check();
  };
  globalThis.addEventListener('focus', () => end.current && look(), { signal });
  document.addEventListener('visibilitychange', look, { signal });
  const forget = onRestored(async () => {
    if (!userID) return;
    hidePage(true);
    const outcome = await check();
    if (outcome === 'same-user') hidePage(false);
    else if (outcome !== 'other-user') reloadPage();
  });
  return () => {
    listeners.abort();
    forget();
  };
}

/**
 * Calls `listener` when the browser restores this page from its back/forward cache. Another person may
 * have signed in.
 * @returns the function that removes the listener
 */
export function onRestored(listener: () => void): () => void {
  const receive = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  globalThis.addEventListener('pageshow', receive);
  return () => globalThis.removeEventListener('pageshow', receive);
}

function hidePage(isHidden: boolean): void {
  document.documentElement.style.visibility = isHidden ? 'hidden' : '';
}
