import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLongList } from '~/api/list-search';
import { listedOrganisation } from '~/api/listed-organisation';
import { organisationQueries } from '~/api/organisations';
import { pastedId } from '~/domain/pasted-id';
import { shownName } from '~/domain/shown-name';
import type { Session } from '~/session/session';
import {
  knownOrganisations,
  type ListedOrganisation,
} from '../../organisation-switcher/shown-organisation';
import { type PaletteEntry, type PaletteSource, pathTo } from '../palette-entry';

/**
 * Finds the organisations of the organisation switcher, and one by a pasted id.
 * @param orgId the present one, which comes first among equally good matches
 */
export function useOrganisations(
  session: Session,
  text: string,
  orgId: string | undefined,
  isAllowed: boolean,
): PaletteSource {
  const id = pastedId(text);
  const list = useLongList(organisationQueries.list, { text: id ? '' : text, isOpen: isAllowed });
  // Entity Lookup finds it for super users.
  const isAsked = isAllowed && id !== undefined && !session.isSuperUser;
  const byId = useQuery({ ...listedOrganisation(id ?? ''), enabled: isAsked });
  const known = useMemo(
    () => (list.error ? knownOrganisations(list.error, session) : undefined),
    [list.error, session],
  );
  const { entries } = list;
  const listed = useMemo(() => {
    const all = known?.length ? known : entries;
    const present = all.filter(({ organisationID }) => organisationID === orgId);
    return [...present, ...all].map(organisationEntry);
  }, [known, entries, orgId]);
  const { data } = byId;
  const all = useMemo(
    () => (isAsked && data ? [organisationEntry(data), ...listed] : listed),
    [isAsked, data, listed],
  );
  return {
    entries: all,
    isSearching: list.isLoading || list.isSearching || byId.isLoading,
    // An organisation that is not the person's to see is none.
    error: known?.length ? null : list.error,
    retry: () => void list.failed?.refetch(),
  };
}

/** Makes an entry of an organisation, which leads to its summary. */
const organisationEntry = ({
  organisationID: id,
  name,
  organisationCode: code,
}: ListedOrganisation): PaletteEntry => ({
  group: 'Organisations',
  path: pathTo('/organisation', id),
  title: shownName(name),
  detail: code,
  code,
  id,
});
