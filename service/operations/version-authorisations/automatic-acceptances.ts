import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { badRequest } from '../../contract/coded-error';
import type { DatabaseTransaction } from '../../database/open-database';
import { acceptances, applicationSettings } from '../../database/schema/versions';
import { isStorableMoment } from '../../database/storable-moments';
import { startText } from '../version-acceptances/start-text';
import type { PackageRow } from './application-packages';

/** What an automatic acceptance has changed in an organisation. */
export interface AutomaticAcceptance {
  organisationID: string;
  /** When an acceptance of before was to take effect; missing if there was none. */
  former?: Date;
  notBefore: Date | null;
}

/** Describes an automatic acceptance for the audit log. */
export function automaticAcceptanceText(
  { former, notBefore }: AutomaticAcceptance,
  version: string,
): string {
  return former
    ? `The automatic acceptance of ${version} for all nodes was changed: it is to be installed ${startText(notBefore)} instead of ${startText(former)}.`
    : `${version} was accepted for all nodes, automatically, to be installed ${startText(notBefore)}.`;
}

/**
 * Accepts a version for all site nodes of the organisations that accept new versions of the
 * application automatically. An organisation that has accepted the version already gets no second
 * acceptance. An automatic acceptance that has not taken effect yet gets the new time.
 * @param earliest the acceptance takes effect at this moment or later; null for at once
 * @returns the new acceptances, and those with another time
 */
export async function acceptAutomatically(
  transaction: DatabaseTransaction,
  organisationIDs: readonly string[],
  { applicationID, applicationPackageID }: PackageRow,
  earliest: Date | null,
  now: Date,
): Promise<AutomaticAcceptance[]> {
  const { organisationID, rootNodeID, notBefore, userID, isAutomatic } = acceptances;
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
  const timeOf = new Map(
    settings.map((row) => [
      row.organisationID,
      automaticNotBefore(row.notBeforeTimeUTC, earliest, now),
    ]),
  );
  const rows = await transaction
    .select({
      id: acceptances.applicationPackageAcceptanceID,
      organisationID,
      notBefore,
      // The user of an acceptance is missing after their deletion, too.
      isAutomatic: sql<number>`coalesce(${isAutomatic}, ${userID} is null)`,
    })
    .from(acceptances)
    .where(ofThisVersion);
  const changes: AutomaticAcceptance[] = [];
  for (const row of rows) {
    if (!row.isAutomatic || !row.notBefore || row.notBefore <= now) continue;
    const time = timeOf.get(row.organisationID) ?? null;
    if (row.notBefore.getTime() === time?.getTime()) continue;
    await transaction
      .update(acceptances)
      .set({ notBefore: time })
      .where(eq(acceptances.applicationPackageAcceptanceID, row.id));
    changes.push({ organisationID: row.organisationID, former: row.notBefore, notBefore: time });
  }
  const accepted = new Set(rows.map((row) => row.organisationID));
  const missing = ids.filter((id) => !accepted.has(id));
  for (const id of missing) {
    changes.push({ organisationID: id, notBefore: timeOf.get(id) ?? null });
  }
  if (missing.length > 0) {
    await transaction.insert(acceptances).values(
      missing.map((id) => ({
        organisationID: id,
        applicationPackageID,
        notBefore: timeOf.get(id),
        rootNodeID: null,
        rootNodeType: null,
        userID: null,
        isAutomatic: true,
        dateTimeAccepted: now,
      })),
    );
  }
  return changes;
}

/**
 * Computes when an automatic acceptance takes effect: the first time that the scheduled time of day
 * comes, from now on or from a later earliest moment on.
 * @param schedule yyyy-mm-dd hh:mm:ss in UTC, of which only the time of day counts; null for
 * immediately
 * @returns null for immediately
 * @throws CodedError BadRequest when that is after the year 9999
 */
function automaticNotBefore(
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
  if (!isStorableMoment(next.getTime())) {
    throw badRequest('The auto-accept date is too late for the time of day of an organisation.');
  }
  return next;
}
