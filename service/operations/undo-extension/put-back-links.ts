import { inArray } from 'drizzle-orm';
import { recordChange } from '../../audit-log/record-change';
import { badRequest } from '../../contract/coded-error';
import { slicesOf } from '../../database/in-slices';
import type { DatabaseTransaction } from '../../database/open-database';
import { saveRows } from '../../database/save-rows';
import {
  linkRootNodes,
  organisationUserLinks,
  permissionGroupAssignments,
  permissionGroups,
  teams,
} from '../../database/schema/access';
import { outletNodes } from '../../database/schema/organisations';
import { users } from '../../database/schema/people';
import { findTeams } from '../find-teams';
import { linkHistory, nameOf, roleText } from '../organisation-access/link-history';
import type { OwnLimit } from '../organisation-access/own-end';
import { readLinks } from '../organisation-access/read';
import type { DeletedRows, PutBack } from './deleted-rows';
import { requireRows } from './require-rows';

/**
 * Puts access links back, with their permission groups and outlet restrictions.
 * @throws Refusal if somebody got access again, if a record that a link needs has gone, or if a link would
 * give the caller something for longer than they may have it
 */
export async function putBackLinks(
  transaction: DatabaseTransaction,
  { links, assignments, rootNodes }: Pick<DeletedRows, 'links' | 'assignments' | 'rootNodes'>,
  organisationID: string,
  limit: OwnLimit,
): Promise<PutBack[]> {
  if (links.length === 0) return [];
  const targets = new Set(links.map(({ userID, teamID }) => userID ?? teamID));
  const present = await readLinks(transaction, organisationID);
  const again = present.find(({ teamUserID }) => targets.has(teamUserID));
  if (again) throw badRequest(`${nameOf(again)} was given access again meanwhile.`);
  const { userPermissionGroupID } = permissionGroups;
  for (const [table, key, ids] of [
    [users, users.userID, links.map(({ userID }) => userID)],
    [teams, teams.teamID, links.map(({ teamID }) => teamID)],
    [permissionGroups, userPermissionGroupID, assignments.map((row) => row.userPermissionGroupID)],
    [outletNodes, outletNodes.nodeID, rootNodes.map(({ nodeID }) => nodeID)],
  ] as const) {
    await requireRows(transaction, table, key, ids);
  }
  await requireOwnersAbove(transaction, links, organisationID);

  const rows = links.map((link) => ({
    ...link,
    endsAt: link.endsAt ? new Date(link.endsAt) : null,
  }));
  for (const { linkType, userID, teamID, endsAt } of rows) {
    limit.require({ linkType, teamUserID: userID ?? teamID ?? '' }, endsAt);
  }
  await saveRows(transaction, organisationUserLinks, 'organisationUserLinkID', rows);
  await saveRows(
    transaction,
    permissionGroupAssignments,
    'userPermissionGroupAssignmentID',
    assignments,
  );
  for (const portion of slicesOf(rootNodes)) {
    await transaction.insert(linkRootNodes).values(portion);
  }
  const ids = links.map(({ organisationUserLinkID }) => organisationUserLinkID);
  const isRestored = inArray(organisationUserLinks.organisationUserLinkID, ids);
  const restored = await readLinks(transaction, organisationID, isRestored);
  const valuesOf = await linkHistory(transaction, restored);
  return restored.flatMap((link): PutBack[] => {
    const { organisationUserLinkID: id, isOrgAdmin } = link;
    // The entry of the administrator follows, as after a creation, and has that part of the difference.
    const values = { ...valuesOf(link), isOrgAdmin: false };
    const entry: PutBack = {
      id,
      type: 'UserLinkedToOrganisation',
      message: `The removal of the access of ${nameOf(link)}${roleText(link)} was undone.`,
      record: recordChange('AccessLink', id, undefined, values),
    };
    if (!isOrgAdmin) return [entry];
    const record = recordChange('AccessLink', id, { isOrgAdmin: false }, { isOrgAdmin });
    const message = `${nameOf(link)} was made an administrator again.`;
    return [entry, { id, type: 'OrganisationAdministratorChanged', message, record }];
  });
}

/** A move may have taken the owners of teams away from above the organisation since the removal. */
async function requireOwnersAbove(
  transaction: DatabaseTransaction,
  links: DeletedRows['links'],
  organisationID: string,
): Promise<void> {
  const ids = [...new Set(links.flatMap(({ teamID }) => teamID ?? []))];
  const found = await findTeams(transaction, ids, organisationID);
  if (found.length === ids.length) return;
  throw badRequest('A team belongs to an organisation that is not above this one any more.');
}
