import { useAdministratorFacts } from '~/api/administrator-facts';
import { administratorImpact, impactText } from '~/domain/access-explanation/administrator-impact';

/**
 * What it would do to administrators if a link were no administrator's any more, in a sentence; null
 * when nobody would lose anything.
 */
export function useAdministratorImpact(orgId: string, linkID: string, isWanted: boolean) {
  const { links, members, isPending } = useAdministratorFacts(orgId, isWanted);
  if (isPending) return 'Looking who stays an administrator...';
  return isWanted ? impactText(administratorImpact(links, members, linkID)) : null;
}
