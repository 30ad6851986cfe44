import { useQuery } from '@tanstack/react-query';
import { organisationQueries } from '~/api/organisations';
import type { OrganisationUserLink } from '~/api/user-summary';
import { useOptionalSession } from '~/session/session-context';
import { canVisit } from './memberships';

/**
 * Tells of an organisation whether whoever is signed in can open its pages: super users all, others
 * those that they administer and those below.
 * @param ownLinks the access links of whoever is signed in
 */
export function useVisitableOrganisations(
  ownLinks: readonly OrganisationUserLink[],
): (organisationID: string) => boolean {
  const session = useOptionalSession();
  const isSuperUser = session?.isSuperUser ?? false;
  const administered = new Set(
    ownLinks.filter(({ isOrgAdmin }) => isOrgAdmin).map(({ organisationID }) => organisationID),
  );
  // Only who administers one organisation and belongs to another may have the second below the first.
  const isOfInterest = !isSuperUser && administered.size > 0;
  const { data: listed = [] } = useQuery({ ...organisationQueries.list(), enabled: isOfInterest });
  return (organisationID) => isSuperUser || canVisit(organisationID, administered, listed);
}
