import { and, eq, inArray } from 'drizzle-orm';
import { Permission } from '../../../src/domain/contract/enums.gen';
import { groupedBy } from '../../../src/domain/lists';
import { expandPermissions } from '../../../src/domain/permissions/expand-permissions';
import { actionsOf } from '../../../src/domain/permissions/permission-list';
import type { Caller } from '../../authentication/caller';
import { badRequest } from '../../contract/coded-error';
import { inSlices } from '../../database/in-slices';
import type { DatabaseTransaction } from '../../database/open-database';
import { permissionGroupAssignments, permissionGroups } from '../../database/schema/access';
import { mapInSlices } from '../../database/time-slices';
import { momentWords } from '../moment-text';
import { ownLimitOf } from '../organisation-access/own-end';
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
  const ends = await readEnds(transaction, organisationID);
  const kept = (await readLinks(transaction, organisationID))
    .filter((link) => exceeds(link, ends.get(link.organisationUserLinkID) ?? null))
    .map(({ organisationUserLinkID }) => organisationUserLinkID);
  const before = await readAllowed(transaction, organisationID, kept);
  const result = await change();
  const after = await readAllowed(transaction, organisationID, kept);
  const isMore = [...after].some(([linkID, allowed]) =>
    [...allowed].some(([id, actions]) => (actions & ~(before.get(linkID)?.get(id) ?? 0)) !== 0),
  );
  if (isMore) {
    throw badRequest(
      `Nothing was saved: this would leave you more permissions after your own administrator access ends on ${momentWords(end)}. Another administrator has to make this change.`,
    );
  }
  return result;
}

/**
 * Reads what the permission groups of access links allow, and the default groups.
 * @returns flags of actions by permission, for each link. All and All_Config count as the permissions of later releases as well.
 */
async function readAllowed(
  transaction: DatabaseTransaction,
  organisationID: string,
  linkIDs: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<number, number>>> {
  const { organisationUserLinkID, userPermissionGroupID } = permissionGroupAssignments;
  const given = await inSlices(linkIDs, (slice) =>
    transaction
      .select({ linkID: organisationUserLinkID, groupID: userPermissionGroupID })
      .from(permissionGroupAssignments)
      .where(inArray(organisationUserLinkID, slice)),
  );
  const givenTo = groupedBy(given, ({ linkID }) => linkID);
  const defaults = await transaction
    .select({ groupID: permissionGroups.userPermissionGroupID })
    .from(permissionGroups)
    .where(
      and(
        eq(permissionGroups.organisationID, organisationID),
        eq(permissionGroups.organisationDefault, true),
      ),
    );
  const permissions = await readPermissions(transaction, organisationID);
  return new Map(
    await mapInSlices(linkIDs, (linkID) => {
      const groups = [...defaults, ...(givenTo.get(linkID) ?? [])];
      const list = groups.flatMap(({ groupID }) => permissions.get(groupID) ?? []);
      const aliases = actionsOf(list);
      const all = aliases.get(Permission.All) ?? 0;
      const config = all | (aliases.get(Permission.All_Config) ?? 0);
      const allowed = expandPermissions(list);
      allowed.set(Permission.All, all).set(Permission.All_Config, config);
      return [linkID, allowed] as const;
    }),
  );
}
