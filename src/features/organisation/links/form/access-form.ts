import type {
  OrganisationUserLink,
  OrganisationUserLinkChange,
  PermissionGroupAssignment,
  RootNode,
} from '~/api/organisation-access';
import { OrganisationUserLinkType } from '~/domain/contract/enums.gen';
import type { SiteRestriction } from '~/domain/site-restriction';

export type LinkType = OrganisationUserLinkChange['linkType'];

/** A link with what belongs to it, as it is stored. */
export interface StoredAccess {
  link: OrganisationUserLink;
  assignments: readonly PermissionGroupAssignment[];
  rootNodes: readonly RootNode[];
}

/** What Edit and Add Organisation Access hold while a person edits. */
export interface AccessForm {
  linkType: LinkType;
  /** Id of the user or team; null until one is chosen. */
  teamUserID: string | null;
  isOrgAdmin: boolean;
  permissionGroupIDs: string[];
  rootNodes: SiteRestriction[];
}

const emptyForm: AccessForm = {
  linkType: OrganisationUserLinkType.User,
  teamUserID: null,
  isOrgAdmin: false,
  permissionGroupIDs: [],
  rootNodes: [],
};

/**
 * The form of stored access; a new one starts with linkType user and isOrgAdmin false
 * (docs/product/organisation.md#new-access-link).
 */
export function accessFormOf(stored: StoredAccess | undefined): AccessForm {
  if (!stored) return emptyForm;
  const { link, assignments, rootNodes } = stored;
  return {
    linkType: link.linkType,
    teamUserID: link.teamUserID,
    isOrgAdmin: link.isOrgAdmin,
    permissionGroupIDs: sortedIds(assignments.map((given) => given.userPermissionGroupID)),
    rootNodes: restrictionsOf(rootNodes),
  };
}

/** The same ids in one order, so that choosing to and fro leaves no difference. */
export function sortedIds(ids: readonly string[]): string[] {
  return [...new Set(ids)].sort();
}

/** Restrictions in the order of their nodes' ids, without what else a record holds. */
export function restrictionsOf(nodes: readonly SiteRestriction[]): SiteRestriction[] {
  return nodes
    .map(({ nodeID, nodeType }) => ({ nodeID, nodeType }))
    .sort((a, b) => (a.nodeID < b.nodeID ? -1 : 1));
}

/** What is wrong with each field, by field; nothing when the form can be saved. */
export function accessFormErrors({
  linkType,
  teamUserID,
}: AccessForm): Partial<Record<keyof AccessForm, string>> {
  if (teamUserID) return {};
  const isTeam = linkType === OrganisationUserLinkType.Team;
  return { teamUserID: isTeam ? 'Choose a team.' : 'Choose a user.' };
}
