import { and, desc, eq, gt, lte, ne, notInArray, or } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../database/open-database';
import { knownDevices } from '../database/schema/sign-in';
import { hashToken, newToken } from './random-token';

/** How long a device stays known after its last sign-in. */
export const daysOfDevice = 180;

/** How many devices of a person are known: those that signed in last. */
export const mostDevices = 20;

interface DeviceOfPerson {
  /** The token in the browser's cookie. */
  token: string | undefined;
  userID: string;
  now: Date;
}

/**
 * Finds the known device of a person by the token in the browser's cookie; null when the browser
 * has none. It makes the same query for every person, and for nobody.
 */
export async function findKnownDevice(
  database: Database,
  { token, userID, now }: Omit<DeviceOfPerson, 'userID'> & { userID: string | undefined },
): Promise<string | null> {
  if (!token) return null;
  const rows = await database
    .select({ id: knownDevices.knownDeviceID, userID: knownDevices.userID })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.tokenHash, hashToken(token)),
        gt(knownDevices.dateTimeLastUsed, startOfValidity(now)),
      ),
    );
  return rows.find((row) => row.userID === userID)?.id ?? null;
}

/**
 * Makes a browser a known device of a person who has just proved who they are.
 * @returns the new token for the browser's cookie. Each sign-in replaces the token, so that a token
 * that somebody planted or copied before does not become that of a known device
 */
export async function rememberDevice(
  transaction: DatabaseTransaction,
  { token, userID, now }: DeviceOfPerson,
): Promise<string> {
  const renewed = newToken();
  const tokenHash = hashToken(renewed);
  if (token) {
    // Other people who sign in with this browser keep it as their known device.
    await transaction
      .update(knownDevices)
      .set({ tokenHash })
      .where(eq(knownDevices.tokenHash, hashToken(token)));
  }
  await transaction
    .insert(knownDevices)
    .values({ tokenHash, userID, dateTimeLastUsed: now })
    .onConflictDoUpdate({
      target: [knownDevices.tokenHash, knownDevices.userID],
      set: { dateTimeLastUsed: now },
    });
  const newest = transaction
    .select({ id: knownDevices.knownDeviceID })
    .from(knownDevices)
    .where(eq(knownDevices.userID, userID))
    .orderBy(desc(knownDevices.dateTimeLastUsed))
    .limit(mostDevices);
  await transaction
    .delete(knownDevices)
    .where(
      and(
        eq(knownDevices.userID, userID),
        ne(knownDevices.tokenHash, tokenHash),
        or(
          notInArray(knownDevices.knownDeviceID, newest),
          lte(knownDevices.dateTimeLastUsed, startOfValidity(now)),
        ),
      ),
    );
  return renewed;
}

/** Forgets the devices of a person, except the one with this token. */
export async function forgetDevices(
  transaction: DatabaseTransaction,
  userID: string,
  exceptToken = '',
): Promise<void> {
  await transaction
    .delete(knownDevices)
    .where(
      and(eq(knownDevices.userID, userID), ne(knownDevices.tokenHash, hashToken(exceptToken))),
    );
}

const startOfValidity = (now: Date) => new Date(now.getTime() - daysOfDevice * 24 * 60 * 60_000);
