import { useQueryClient } from '@tanstack/react-query';
import { useParams, useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { storedText } from '~/domain/stored-text';
import type { Session } from '~/session/session';
import { useOfferedRooms } from '../rooms/offered-rooms';
import { readCommand } from './commands';
import { cachedOrganisationName } from './known-names';
import type { PaletteEntry, PaletteSource } from './palette-entry';
import { readPlaces } from './recent-places';
import { screensOf } from './screens';
import { useLookup } from './sources/use-lookup';
import { useOrganisations } from './sources/use-organisations';
import { useRooms } from './sources/use-rooms';

/**
 * Collects all that the palette can lead to (docs/product/palette.md#records). It has screens, recent
 * places and what has been read at once; the other sources follow. Nobody's role is asked for calls that
 * the service would refuse.
 */
export function usePaletteEntries(session: Session, text: string) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const orgIdOfPage = useParams({ strict: false, select: ({ orgId }) => orgId });
  const hasOrganisations = session.isSuperUser || session.isOrgAdmin;
  const ownOrgId = session.isOrgAdmin ? session.organisation?.organisationID : undefined;
  const orgId = hasOrganisations ? (orgIdOfPage ?? ownOrgId) : undefined;
  const { subject } = readCommand(text);
  const name = orgId && cachedOrganisationName(queryClient, session, orgId);

  const path = router.state.location.pathname;
  const [places] = useState(() =>
    readPlaces(router, session).filter((place) => place.path !== path),
  );
  const placeIn = (root: string, id: string) => ({
    orgId: id,
    // On the summary itself, the page reads it.
    segment: path === root ? undefined : path,
  });
  const inOrganisation = useOfferedRooms(
    orgId ? placeIn(`/organisation/${orgId}`, orgId) : undefined,
  );
  const inAdministration = useOfferedRooms(session.isSuperUser ? placeIn('/admin', '') : undefined);
  const local = useMemo((): PaletteEntry[] => {
    const organisation = orgId ? { organisationID: orgId, name: name || undefined } : undefined;
    return [
      ...places.map((place) => ({ ...place, group: 'Recent' as const })),
      ...screensOf(router, session, organisation, [...inOrganisation, ...inAdministration]),
    ];
  }, [places, router, session, orgId, name, inOrganisation, inAdministration]);
  const isPainted = useIsPainted();
  const organisations = useOrganisations(session, subject, orgId, hasOrganisations && isPainted);
  const lookup = useLookup(storedText(subject), session.isSuperUser);
  const rooms = useRooms(orgId, name || undefined, text.trim() !== '');
  const sources: PaletteSource[] = [organisations, lookup, rooms];
  const failed = sources.filter(({ error }) => error);
  return {
    entries: useMemo(
      () => [...local, ...organisations.entries, ...lookup.entries, ...rooms.entries],
      [local, organisations.entries, lookup.entries, rooms.entries],
    ),
    isSearching: !isPainted || sources.some(({ isSearching }) => isSearching),
    isPartial: sources.some(({ isPartial }) => isPartial),
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const source of failed) source.retry();
    },
  };
}

/** Whether the browser has painted the component: its calls do not delay the first paint. */
function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    let task: number | undefined;
    const frame = requestAnimationFrame(() => {
      task = window.setTimeout(() => setIsPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, []);
  return isPainted;
}
