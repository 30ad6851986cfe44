import { useQuery } from '@tanstack/react-query';
import { organisationQueries } from '~/api/organisations';
import type { OrganisationUserLink } from '~/api/user-summary';
import { useOptionalSession } from '~/session/session-context';
import { canVisit } from './memberships';

/**
 * Returns the check whether the signed-in person can open the pages of an organisation. A super
 * user can open all. Others can open those that they administer and the ones below.
 * @param ownLinks the access links of the signed-in person
 */
export function useVisitableOrganisations(
  ownLinks: readonly OrganisationUserLink[],
): (organisationID: string) => boolean {
  const session = useOptionalSession();
  const isSuperUser = session?.isSuperUser ?? false;
  const administered = new Set(
    ownLinks.filter(({ isOrgAdmin }) => isOrgAdmin).map(({ organisationID }) => organisationID),
  );
  // The list gives the parents, which matter only to an administrator who is no super user.
  const isOfInterest = !isSuperUser && administered.size > 0;
  const { data: listed = [] } = useQuery({ ...organisationQueries.list(), enabled: isOfInterest });
  return (organisationID) => isSuperUser || canVisit(organisationID, administered, listed);
}
