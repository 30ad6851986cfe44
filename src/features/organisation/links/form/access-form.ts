import type {
  OptionValue,
  OrganisationUserLink,
  OrganisationUserLinkChange,
} from '~/api/organisation-access';
import type { RecordFields } from '~/components/edit-page/use-record-form';
import { OrganisationUserLinkType } from '~/domain/contract/enums.gen';
import { groupedBy } from '~/domain/lists';
import { shownName } from '~/domain/shown-name';
import type { SiteRestriction } from '~/domain/site-restriction';
import type { StoredAccess } from '../stored-access';

export type LinkType = OrganisationUserLinkChange['linkType'];

/** The values of the Edit and the Add Organisation Access form. */
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
 * Returns the form of stored access. A new form starts with linkType user and isOrgAdmin false
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

/** Sorts ids and drops duplicates, so that a choice that is undone leaves no difference. */
export function sortedIds(ids: readonly string[]): string[] {
  return [...new Set(ids)].sort();
}

/** Sorts restrictions by the ids of their nodes, and drops the other fields of a record. */
export function restrictionsOf(nodes: readonly SiteRestriction[]): SiteRestriction[] {
  return nodes
    .map(({ nodeID, nodeType }) => ({ nodeID, nodeType }))
    .sort((a, b) => (a.nodeID < b.nodeID ? -1 : 1));
}

/** Returns the error of each field; undefined for a valid one. */
export function accessFormErrors({ linkType, teamUserID }: AccessForm) {
  const isTeam = linkType === OrganisationUserLinkType.Team;
  const error = isTeam ? 'Choose a team.' : 'Choose a user.';
  return { teamUserID: teamUserID ? undefined : error };
}

/** The fields of Edit and of Add Organisation Access. */
export const accessFields = {
  formOf: accessFormOf,
  errorsOf: accessFormErrors,
  labels: {
    linkType: 'Access for',
    teamUserID: 'User or team',
    isOrgAdmin: 'Organisation Administrator',
    permissionGroupIDs: 'Permission Groups',
    rootNodes: 'Outlet restrictions',
  },
  limits: {},
} satisfies RecordFields<StoredAccess, AccessForm>;

interface GroupedValue extends OptionValue {
  /** People have none. */
  group?: string;
}

/**
 * Lists the users or teams without access, under the headings of the answer. Without headings, all
 * options are under an empty one. Those that share a name under one heading show the end of their
 * ids.
 */
export function targetOptions(
  values: readonly GroupedValue[],
  links: readonly OrganisationUserLink[],
  linkType: LinkType,
) {
  const linked = new Set(
    links.filter((link) => link.linkType === linkType).map(({ teamUserID }) => teamUserID),
  );
  const free = values.filter(({ key }) => !linked.has(key));
  return [...groupedBy(free, ({ group = '' }) => group)].map(([group, ofGroup]) => {
    const namesakes = groupedBy(ofGroup, ({ value }) => value);
    const labelOf = ({ key, value }: GroupedValue) =>
      namesakes.get(value)?.length === 1
        ? shownName(value)
        : `${shownName(value)} (…${key.slice(-6)})`;
    return { group, items: ofGroup.map((each) => ({ value: each.key, label: labelOf(each) })) };
  });
}
