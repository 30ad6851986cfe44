import { useAdministratorFacts } from '~/api/administrator-facts';
import type { OrganisationUserLink } from '~/api/organisation-access';
import { administratorImpact, impactText } from '~/domain/access-explanation/administrator-impact';

/**
 * What it would do to administrators if a link were no administrator's any more, in a sentence; null
 * when nobody would lose anything.
 */
export function useAdministratorImpact(orgId: string, link: OrganisationUserLink | undefined) {
  const isAdministrator = link?.isOrgAdmin === true;
  const { links, members, isPending } = useAdministratorFacts(orgId, isAdministrator);
  if (isPending) return 'Looking who stays an administrator...';
  if (!isAdministrator) return null;
  return impactText(administratorImpact(links, members, link.organisationUserLinkID));
}
