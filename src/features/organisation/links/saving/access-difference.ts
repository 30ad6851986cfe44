import type {
  OrganisationUserLink,
  OrganisationUserLinkBatch,
  PermissionGroupAssignment,
  PermissionGroupAssignmentBatch,
  RootNode,
  RootNodeBatch,
} from '~/api/organisation-access';
import { exactly } from '~/domain/contract/exact';
import type { SiteRestriction } from '~/domain/site-restriction';

/** The id of new assignments: docs/product/constants.md#id-of-all-zeros. */
const newAssignmentId = '00000000-0000-0000-0000-000000000000';

/** Returns the batch that sets or clears isOrgAdmin of a stored link; null without a change. */
export function linkDifference(
  link: OrganisationUserLink,
  isOrgAdmin: boolean,
): OrganisationUserLinkBatch | null {
  if (link.isOrgAdmin === isOrgAdmin) return null;
  return exactly<OrganisationUserLinkBatch>()({ changes: [{ ...link, isOrgAdmin }], deletes: [] });
}

/**
 * Returns the groups to add and the assignments to delete; null without a change:
 * docs/product/organisation.md#saving-an-access-link.
 */
export function assignmentDifference(
  linkID: string,
  stored: readonly PermissionGroupAssignment[],
  wanted: readonly string[],
): PermissionGroupAssignmentBatch | null {
  const given = new Set(stored.map(({ userPermissionGroupID }) => userPermissionGroupID));
  const changes = [...new Set(wanted)]
    .filter((id) => !given.has(id))
    .map((userPermissionGroupID) => ({
      userPermissionGroupAssignmentID: newAssignmentId,
      organisationUserLinkID: linkID,
      userPermissionGroupID,
    }));
  const deletes: string[] = stored
    .filter(({ userPermissionGroupID }) => !wanted.includes(userPermissionGroupID))
    .map(({ userPermissionGroupAssignmentID }) => userPermissionGroupAssignmentID);
  const batch = exactly<PermissionGroupAssignmentBatch>()({ changes, deletes });
  return changes.length + deletes.length > 0 ? batch : null;
}

/** Returns the restrictions to add and those to delete; null without a change. */
export function rootNodeDifference(
  linkID: string,
  stored: readonly RootNode[],
  wanted: readonly SiteRestriction[],
): RootNodeBatch | null {
  const known = new Set(stored.map(({ nodeID }) => nodeID));
  const kept = new Map(wanted.map(({ nodeID, nodeType }) => [nodeID, nodeType]));
  const changes = [...kept]
    .filter(([nodeID]) => !known.has(nodeID))
    .map(([nodeID, nodeType]) => ({ nodeID, nodeType, organisationUserLinkID: linkID }));
  const deletes: string[] = [...known].filter((nodeID) => !kept.has(nodeID));
  const batch = exactly<RootNodeBatch>()({ changes, deletes });
  return changes.length + deletes.length > 0 ? batch : null;
}
