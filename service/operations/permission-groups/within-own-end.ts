import { and, eq, inArray } from 'drizzle-orm';
import type { Caller } from '../../authentication/caller';
import { linksOfUser } from '../../authentication/organisation-role';
import { badRequest } from '../../contract/coded-error';
import type { DatabaseTransaction } from '../../database/open-database';
import { permissionGroupAssignments, permissionGroups } from '../../database/schema/access';
import { endText, ownLimitOf } from '../organisation-access/own-end';
import { readEnds, readLinks } from '../organisation-access/read';
import { readPermissions } from './read';

/**
 * Changes the permission groups of an organisation. A temporary administrator may not get more by groups of
 * access that they keep beyond their own end (decision 0125).
 * @throws Refusal if they would
 */
export async function withinOwnEnd<Result>(
  transaction: DatabaseTransaction,
  organisationID: string,
  { caller, now }: { caller: Caller; now: Date },
  change: () => Promise<Result>,
): Promise<Result> {
  const { end, exceeds } = await ownLimitOf(transaction, caller, organisationID, now);
  if (end === null) return change();
  const isOwn = linksOfUser(transaction, caller.userID);
  const ends = await readEnds(transaction, organisationID);
  const kept = (await readLinks(transaction, organisationID, isOwn))
    .filter((link) => exceeds(link, ends.get(link.organisationUserLinkID) ?? null))
    .map(({ organisationUserLinkID }) => organisationUserLinkID);
  const before = await readAllowed(transaction, organisationID, kept);
  const result = await change();
  for (const [place, actions] of await readAllowed(transaction, organisationID, kept)) {
    if ((actions & ~(before.get(place) ?? 0)) === 0) continue;
    throw badRequest(
      `You would have more permissions after your own administrator access ends on ${endText(end)}. Somebody else has to do it.`,
    );
  }
  return result;
}

/**
 * Reads what the permission groups of access links allow, and the default groups.
 * @returns flags of actions by the ids of a link and of a permission
 */
async function readAllowed(
  transaction: DatabaseTransaction,
  organisationID: string,
  linkIDs: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { organisationUserLinkID, userPermissionGroupID } = permissionGroupAssignments;
  const given = await transaction
    .select({ linkID: organisationUserLinkID, groupID: userPermissionGroupID })
    .from(permissionGroupAssignments)
    .where(inArray(organisationUserLinkID, [...linkIDs]));
  const defaults = await transaction
    .select({ groupID: permissionGroups.userPermissionGroupID })
    .from(permissionGroups)
    .where(
      and(
        eq(permissionGroups.organisationID, organisationID),
        eq(permissionGroups.organisationDefault, true),
      ),
    );
  const applying = [
    ...given,
    ...linkIDs.flatMap((linkID) => defaults.map(({ groupID }) => ({ linkID, groupID }))),
  ];
  const permissions = await readPermissions(transaction, organisationID);
  const allowed = new Map<string, number>();
  for (const { linkID, groupID } of applying) {
    for (const { permissionID, allowedActions } of permissions.get(groupID) ?? []) {
      const place = `${linkID} ${permissionID}`;
      allowed.set(place, (allowed.get(place) ?? 0) | allowedActions);
    }
  }
  return allowed;
}
