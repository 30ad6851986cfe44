import type { QueryClient } from '@tanstack/react-query';
import type { RegisteredRouter } from '@tanstack/react-router';
import { newRecordId } from '~/domain/search-values';
import { mayOpen } from '~/session/role-for';
import type { Session } from '~/session/session';
import { cachedOrganisationName, cachedRecordName } from './known-names';
import { type Place, storePlace } from './recent-places';

/**
 * Records the pages that a person visits (docs/product/palette.md#recent-places). It records a page when
 * it appears, and again when the person leaves it: the name of its record may have come later.
 * @returns the function that ends the recording
 */
export function recordPlaces(
  router: RegisteredRouter,
  queryClient: QueryClient,
  session: Session,
): () => void {
  const record = () => {
    const place = presentPlace(router, queryClient, session);
    if (place) storePlace(router, session, place);
  };
  const ends = [
    router.subscribe('onRendered', record),
    router.subscribe('onBeforeNavigate', record),
  ];
  record();
  return () => {
    for (const end of ends) end();
  };
}

/** Returns the page that is shown, under the name of its record; undefined if it is no place to return to. */
function presentPlace(
  router: RegisteredRouter,
  queryClient: QueryClient,
  session: Session,
): Place | undefined {
  const { matches, resolvedLocation } = router.state;
  const match = matches.at(-1);
  const screen = match?.staticData.title;
  const path = resolvedLocation?.pathname;
  const isShown = matches.every(({ status }) => status === 'success');
  if (!match || !screen || !path || !isShown || !mayOpen(router, path, session)) return undefined;
  const { id, orgId }: { id?: string; orgId?: string } = Object(match.params);
  if (id === newRecordId || path === '/organisation/null') return undefined;
  const organisation = orgId && cachedOrganisationName(queryClient, session, orgId);
  const name = id && cachedRecordName(queryClient, id);
  const detail = [name && screen, organisation].filter(Boolean).join(', ');
  return { path, title: name || screen, detail: detail || undefined };
}
