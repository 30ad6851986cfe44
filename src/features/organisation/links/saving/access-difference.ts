import type {
  OrganisationUserLink,
  OrganisationUserLinkBatch,
  PermissionGroupAssignmentBatch,
  RootNodeBatch,
} from '~/api/organisation-access';
import { exactly } from '~/domain/contract/exact';
import type { SiteRestriction } from '~/domain/site-restriction';
import type { StoredAccess } from '../stored-access';

/** The id of new assignments: docs/product/constants.md#id-of-all-zeros. */
const newAssignmentId = '00000000-0000-0000-0000-000000000000';

const orNull = <Batch extends { changes: unknown[]; deletes: unknown[] }>(batch: Batch) =>
  batch.changes.length + batch.deletes.length > 0 ? batch : null;

/** Returns the batch that sets or clears isOrgAdmin of a stored link; null without a change. */
export function linkDifference(link: OrganisationUserLink, isOrgAdmin: boolean) {
  if (link.isOrgAdmin === isOrgAdmin) return null;
  return exactly<OrganisationUserLinkBatch>()({ changes: [{ ...link, isOrgAdmin }], deletes: [] });
}

/**
 * Returns the groups to add and the assignments to delete; null without a change:
 * docs/product/organisation.md#saving-an-access-link.
 */
export function assignmentDifference(
  organisationUserLinkID: string,
  stored: StoredAccess['assignments'],
  wanted: readonly string[],
) {
  const given = stored.map(({ userPermissionGroupID }) => userPermissionGroupID);
  const changes = wanted
    .filter((id) => !given.includes(id))
    .map((userPermissionGroupID) => ({
      userPermissionGroupAssignmentID: newAssignmentId,
      organisationUserLinkID,
      userPermissionGroupID,
    }));
  const deletes = stored
    .filter(({ userPermissionGroupID }) => !wanted.includes(userPermissionGroupID))
    .map(({ userPermissionGroupAssignmentID }): string => userPermissionGroupAssignmentID);
  return orNull(exactly<PermissionGroupAssignmentBatch>()({ changes, deletes }));
}

/** Returns the restrictions to add and those to delete; null without a change. */
export function rootNodeDifference(
  organisationUserLinkID: string,
  stored: StoredAccess['rootNodes'],
  wanted: readonly SiteRestriction[],
) {
  const known = new Set<string>(stored.map(({ nodeID }) => nodeID));
  const kept = new Map(wanted.map(({ nodeID, nodeType }) => [nodeID, nodeType]));
  const changes = [...kept]
    .filter(([nodeID]) => !known.has(nodeID))
    .map(([nodeID, nodeType]) => ({ nodeID, nodeType, organisationUserLinkID }));
  const deletes = [...known].filter((nodeID) => !kept.has(nodeID));
  return orNull(exactly<RootNodeBatch>()({ changes, deletes }));
}
