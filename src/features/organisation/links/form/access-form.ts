import type { OrganisationUserLink, UserValue } from '~/api/organisation-access';
import type { RecordFields } from '~/components/edit-page/record-fields';
import { OrganisationUserLinkType } from '~/domain/contract/enums.gen';
import { distinctLabels, idEnd } from '~/domain/distinct-labels';
import { groupedBy } from '~/domain/lists';
import { markedName, shownName } from '~/domain/shown-name';
import type { SiteRestriction } from '~/domain/site-restriction';
import type { StoredAccess } from '../stored-access';

export interface AccessForm extends Pick<OrganisationUserLink, 'linkType' | 'isOrgAdmin'> {
  /** Id of the user or team; null until one is chosen. */
  teamUserID: string | null;
  permissionGroupIDs: string[];
  rootNodes: SiteRestriction[];
}

/** Returns the form of access, or of a new link (docs/product/organisation.md#new-access-link). */
export const accessFormOf = (stored: StoredAccess | undefined): AccessForm => ({
  linkType: stored?.link.linkType ?? OrganisationUserLinkType.User,
  teamUserID: stored?.link.teamUserID || null,
  isOrgAdmin: stored?.link.isOrgAdmin === true,
  permissionGroupIDs: sortedIds(stored?.assignments.map((each) => each.userPermissionGroupID)),
  rootNodes: restrictionsOf(stored?.rootNodes),
});

/** Sorts ids and drops duplicates, so that a choice that is undone leaves no difference. */
export const sortedIds = (ids: readonly string[] = []): string[] => [...new Set(ids)].sort();

/** Sorts restrictions by the ids of their nodes, and drops the other fields of a record. */
export const restrictionsOf = (nodes: readonly SiteRestriction[] = []): SiteRestriction[] =>
  nodes
    .map(({ nodeID, nodeType }) => ({ nodeID, nodeType }))
    .sort((a, b) => (a.nodeID < b.nodeID ? -1 : 1));

export const accessFields = {
  formOf: accessFormOf,
  errorsOf: ({ linkType, teamUserID }) => {
    const target = linkType === OrganisationUserLinkType.Team ? 'team' : 'user';
    return { teamUserID: teamUserID ? undefined : `Choose a ${target}.` };
  },
  labels: {
    linkType: 'Access for',
    teamUserID: 'User or team',
    isOrgAdmin: 'Organisation Administrator',
    permissionGroupIDs: 'Permission Groups',
    rootNodes: 'Outlet Restrictions',
  },
  limits: {},
} satisfies RecordFields<StoredAccess, AccessForm>;

/**
 * Lists the users or teams without access, under the headings of the answer. People have no heading
 * and are under an empty one. Those that share a name under one heading show the end of their ids.
 * An unconfirmed account is marked, and nobody can choose it.
 */
export function targetOptions(
  values: readonly (UserValue & { group?: string })[],
  links: readonly OrganisationUserLink[],
  linkType: AccessForm['linkType'],
) {
  const linked = links.filter((link) => link.linkType === linkType);
  const taken = new Set(linked.map(({ teamUserID }) => teamUserID));
  const free = values.filter(({ key }) => !taken.has(key));
  return [...groupedBy(free, ({ group = '' }) => group)].map(([group, members]) => {
    const labelOf = distinctLabels(
      members,
      ({ value }) => shownName(value),
      ({ key }) => idEnd(key),
    );
    const items = members.map((member) => {
      const { key, isEmailUnconfirmed } = member;
      const label = markedName(labelOf(member), isEmailUnconfirmed);
      return isEmailUnconfirmed ? { value: key, label, disabled: true } : { value: key, label };
    });
    return { group, items };
  });
}
