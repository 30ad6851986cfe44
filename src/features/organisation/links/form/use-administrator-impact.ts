import { useAdministratorFacts } from '~/api/administrator-facts';
import type { OrganisationUserLink } from '~/api/organisation-access';
import { administratorImpact, impactText } from '~/domain/access-explanation/administrator-impact';

/**
 * Says who loses administrator access if the link is deleted or stops giving it. Returns null when
 * nobody loses any, and a waiting text until the members of teams are loaded.
 */
export function useAdministratorImpact(orgId: string, link: OrganisationUserLink | undefined) {
  const isAdministrator = link?.isOrgAdmin === true;
  const { links, members, isPending } = useAdministratorFacts(orgId, isAdministrator);
  if (isPending) return 'Looking who stays an administrator...';
  if (!isAdministrator) return null;
  return impactText(administratorImpact(links, members, link.organisationUserLinkID));
}
