import { and, eq, gt, inArray } from 'drizzle-orm';
import { union } from 'drizzle-orm/sqlite-core';
import type { SessionEnding } from '../../authentication/end-sessions';
import { isGiving, isGivingMember } from '../../authentication/organisation-role';
import { giveUpPendingAddresses } from '../../authentication/pending-address';
import { inSlices } from '../../database/in-slices';
import type { DatabaseTransaction } from '../../database/open-database';
import { organisationUserLinks, teamMembers } from '../../database/schema/access';
import { organisationClosure } from '../../database/schema/organisations';
import { emailChanges, users } from '../../database/schema/people';

interface Watching extends Pick<SessionEnding, 'by' | 'now'> {
  /** The organisations that the change may move. */
  moved?: readonly string[];
}

/**
 * Runs a change of access, and gives up the waiting new address of everybody whom it makes an administrator:
 * whoever asked for that address must not get the new rights (decision 0076). Every change that may give
 * administrator access runs in here.
 */
export async function watchGains<Result>(
  transaction: DatabaseTransaction,
  watching: Watching,
  change: () => Promise<Result>,
): Promise<Result> {
  const before = new Set((await readRights(transaction, watching)).map(keyOf));
  const result = await change();
  const gained = (await readRights(transaction, watching)).filter((row) => !before.has(keyOf(row)));
  const owners = new Map(
    gained.map(({ userID, fullName }) => [
      userID,
      { userID, fullName, reason: 'rights were given' },
    ]),
  );
  await giveUpPendingAddresses(transaction, [...owners.values()], watching);
  return result;
}

interface Right {
  userID: string;
  fullName: string;
  /** An organisation that the person administers. */
  organisationID: string;
}

const keyOf = ({ userID, organisationID }: Right) => `${userID} ${organisationID}`;

/**
 * Reads what people whose new address waits administer: the organisations of their access links and of those of
 * their teams, or those that may move, by a link to any organisation above.
 */
async function readRights(
  transaction: DatabaseTransaction,
  { now, moved }: Watching,
): Promise<Right[]> {
  const { userID, dateTimeExpires } = emailChanges;
  const waiting = await transaction
    .select({ userID })
    .from(emailChanges)
    .where(gt(dateTimeExpires, now));
  const ids = waiting.map((row) => row.userID);
  const rights = await inSlices(ids, (slice) => readLinked(transaction, slice, now));
  if (!moved || rights.length === 0) return rights;
  const { ancestorID, descendantID } = organisationClosure;
  const places = await inSlices(moved, (slice) =>
    transaction
      .select({ ancestorID, descendantID })
      .from(organisationClosure)
      .where(inArray(descendantID, slice)),
  );
  return places.flatMap((place) =>
    rights
      .filter(({ organisationID }) => organisationID === place.ancestorID)
      .map((right) => ({ ...right, organisationID: place.descendantID })),
  );
}

function readLinked(transaction: DatabaseTransaction, people: string[], now: Date) {
  const { userID, fullName } = users;
  const { organisationID, isOrgAdmin } = organisationUserLinks;
  const isRight = and(inArray(userID, people), eq(isOrgAdmin, true), isGiving(now));
  const read = () => transaction.select({ userID, fullName, organisationID }).from(users);
  return union(
    read()
      .innerJoin(organisationUserLinks, eq(organisationUserLinks.userID, userID))
      .where(isRight),
    read()
      .innerJoin(teamMembers, eq(teamMembers.userID, userID))
      .innerJoin(organisationUserLinks, eq(organisationUserLinks.teamID, teamMembers.teamID))
      .where(and(isRight, isGivingMember(now))),
  );
}
