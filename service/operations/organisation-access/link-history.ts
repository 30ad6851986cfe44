import { eq, inArray } from 'drizzle-orm';
import type { OrganisationUserLink } from '../../../src/api/schema.gen';
import { OrganisationUserLinkType } from '../../../src/domain/contract/enums.gen';
import type { HistoryField } from '../../../src/domain/record-history';
import { recordChange } from '../../audit-log/record-change';
import { inSlices } from '../../database/in-slices';
import type { DatabaseTransaction } from '../../database/open-database';
import {
  linkRootNodes,
  organisationUserLinks,
  permissionGroupAssignments,
  permissionGroups,
} from '../../database/schema/access';
import { outletNodes } from '../../database/schema/organisations';
import { mapInSlices } from '../../database/time-slices';
import { momentWords } from '../moment-text';

/** What the history records of an access link. */
type RecordedLink = Record<HistoryField<'AccessLink'>, unknown>;

/**
 * Reads what access links give, and until when, with three statements for each slice of them.
 * @returns a function that gives the values of a link to the history, with names for ids
 */
export async function linkHistory(
  transaction: DatabaseTransaction,
  links: readonly OrganisationUserLink[],
): Promise<(link: OrganisationUserLink) => RecordedLink> {
  const ids = links.map(({ organisationUserLinkID }) => organisationUserLinkID);
  const { organisationUserLinkID: id, endsAt } = organisationUserLinks;
  const ends = await inSlices(ids, (slice) =>
    transaction.select({ id, endsAt }).from(organisationUserLinks).where(inArray(id, slice)),
  );
  const { organisationUserLinkID: ofGroup, userPermissionGroupID } = permissionGroupAssignments;
  const groups = await inSlices(ids, (slice) =>
    transaction
      .select({ id: ofGroup, name: permissionGroups.name })
      .from(permissionGroupAssignments)
      .innerJoin(
        permissionGroups,
        eq(permissionGroups.userPermissionGroupID, userPermissionGroupID),
      )
      .where(inArray(ofGroup, slice))
      .orderBy(permissionGroups.nameFolded),
  );
  const { organisationUserLinkID: ofNode, nodeID } = linkRootNodes;
  const nodes = await inSlices(ids, (slice) =>
    transaction
      .select({ id: ofNode, name: outletNodes.name })
      .from(linkRootNodes)
      .innerJoin(outletNodes, eq(outletNodes.nodeID, nodeID))
      .where(inArray(ofNode, slice))
      .orderBy(outletNodes.nameFolded),
  );
  const [groupsOf, nodesOf] = [namesByLink(groups), namesByLink(nodes)];
  const endOf = new Map(ends.map((row) => [row.id, row.endsAt && momentWords(row.endsAt)]));
  return (link) => ({
    teamUserName: nameOf(link),
    isOrgAdmin: link.isOrgAdmin,
    endsAt: endOf.get(link.organisationUserLinkID) ?? null,
    permissionGroups: groupsOf.get(link.organisationUserLinkID) ?? [],
    rootNodes: nodesOf.get(link.organisationUserLinkID) ?? [],
  });
}

function namesByLink(rows: readonly { id: string; name: string }[]) {
  const found = new Map<string, string[]>();
  for (const { id, name } of rows) {
    const names = found.get(id);
    if (names) names.push(name);
    else found.set(id, [name]);
  }
  return found;
}

/** Returns the content of the entries for access links that are taken away. Call it before the deletion. */
export async function removalsOf(
  transaction: DatabaseTransaction,
  links: readonly OrganisationUserLink[],
) {
  if (links.length === 0) return [];
  const valuesOf = await linkHistory(transaction, links);
  return mapInSlices(
    links,
    (link) =>
      ({
        type: 'UserUnlinkedFromOrganisation',
        message: `Access of ${nameOf(link)}${roleText(link)} was taken away.`,
        record: recordChange('AccessLink', link.organisationUserLinkID, valuesOf(link), undefined),
      }) as const,
  );
}

/** Says in an entry that a link makes its person or team an administrator. */
export const roleText = ({ isOrgAdmin }: OrganisationUserLink) =>
  isOrgAdmin ? ' as an administrator' : '';

/** Returns the name of a link's person or team for reasons and the audit log. */
export function nameOf(link: OrganisationUserLink | undefined): string {
  const isTeam = link?.linkType === OrganisationUserLinkType.Team;
  return `${isTeam ? 'Team ' : ''}${link?.teamUserName ?? ''}`;
}
