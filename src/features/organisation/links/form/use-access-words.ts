import { useQuery } from '@tanstack/react-query';
import { outletNodesQuery } from '~/api/outlet-nodes';
import { permissionGroupQueries } from '~/api/permission-groups';
import type { SiteRestriction } from '~/domain/site-restriction';

/** Returns a function that names the groups or outlets of a value, for the overwrite question. */
export function useAccessWords(orgId: string) {
  const { data: groups } = useQuery(permissionGroupQueries.choices(orgId));
  const { data: nodes } = useQuery(outletNodesQuery(orgId));

  return (field: string, value: unknown): string | undefined => {
    if (field === 'permissionGroupIDs') {
      const names = (value as readonly string[]).map(
        (id) => groups?.find((group) => group.userPermissionGroupID === id)?.name ?? id,
      );
      return names.join(', ') || 'None';
    }
    if (field === 'rootNodes') {
      const names = (value as readonly SiteRestriction[]).map(
        ({ nodeID }) => nodes?.find((node) => node.nodeID === nodeID)?.name ?? nodeID,
      );
      return names.join(', ') || 'All outlets';
    }
    return undefined;
  };
}
