import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { DatabaseTransaction } from '../database/open-database';
import { acceptances, applicationSettings } from '../database/schema/versions';
import type { PackageRow } from './application-packages';

/**
 * Accepts a version, for all nodes, for those of the organisations that accept new versions of the
 * application by themselves. Where it is accepted already nothing changes, but an automatic
 * acceptance that is still to take effect takes the new time.
 * @param earliest not before this moment; null for at once
 * @returns the ids of the organisations that it was accepted for
 */
export async function acceptAutomatically(
  transaction: DatabaseTransaction,
  organisationIDs: readonly string[],
  { applicationID, applicationPackageID }: PackageRow,
  earliest: Date | null,
  now: Date,
): Promise<string[]> {
  const { organisationID, rootNodeID, notBefore, userID } = acceptances;
  const settings = await transaction
    .select()
    .from(applicationSettings)
    .where(
      and(
        eq(applicationSettings.applicationID, applicationID),
        eq(applicationSettings.autoAccept, true),
        inArray(applicationSettings.organisationID, [...organisationIDs]),
      ),
    );
  const ids = settings.map((row) => row.organisationID);
  if (ids.length === 0) return [];
  const ofThisVersion = and(
    eq(acceptances.applicationPackageID, applicationPackageID),
    inArray(organisationID, ids),
    isNull(rootNodeID),
  );
  await transaction
    .delete(acceptances)
    .where(and(ofThisVersion, isNull(userID), gt(notBefore, now)));
  const rows = await transaction.select({ organisationID }).from(acceptances).where(ofThisVersion);
  const accepted = new Set(rows.map((row) => row.organisationID));
  const missing = settings.filter((row) => !accepted.has(row.organisationID));
  if (missing.length === 0) return [];
  await transaction.insert(acceptances).values(
    missing.map((row) => ({
      organisationID: row.organisationID,
      applicationPackageID,
      notBefore: automaticNotBefore(row.notBeforeTimeUTC, earliest, now),
      rootNodeID: null,
      rootNodeType: null,
      userID: null,
      dateTimeAccepted: now,
    })),
  );
  return missing.map((row) => row.organisationID);
}

/**
 * When an automatic acceptance takes effect: at the scheduled time of day that is the next one from
 * now, or from the earliest moment on.
 * @param schedule yyyy-mm-dd hh:mm:ss in UTC, of which the time of day counts; null for immediately
 * @returns null for immediately
 */
export function automaticNotBefore(
  schedule: string | null,
  earliest: Date | null,
  now: Date,
): Date | null {
  const isLater = earliest !== null && earliest > now;
  const from = isLater ? earliest : now;
  const time = /(\d\d):(\d\d):(\d\d)$/.exec(schedule ?? '');
  if (!time) return isLater ? earliest : null;
  const [, hours, minutes, seconds] = time.map(Number);
  const next = new Date(from);
  next.setUTCHours(hours ?? 0, minutes, seconds, 0);
  if (next < from) next.setUTCDate(next.getUTCDate() + 1);
  return next;
}
