import type { SQL } from 'drizzle-orm';
import type { UsedByRecord, UsedByUse } from '../../../src/api/schema.gen';
import { exactly } from '../../../src/domain/contract/exact';
import type { Database } from '../../database/open-database';
import { invites } from '../../database/schema/invites';

/** The record in question. */
export interface UsedRecord {
  database: Database;
  id: string;
}

/** A record of the organisation of the call. */
export interface UsedOrganisationRecord extends UsedRecord {
  organisationID: string;
}

/** Finds what uses a record, by kind. */
export type UsesOf<Used = UsedRecord> = (record: Used) => Promise<UsedByUse[]>;

/** How many records of a kind the answer names. */
export const mostNamed = 20;

/** The records of a kind: statements for the first ones, and for the number of all of them. */
interface FoundRecords {
  first: PromiseLike<UsedByRecord[]>;
  total: PromiseLike<number>;
}

/** The records of a kind, with what a deletion does to them. No entry stands for no record. */
export async function use(
  kind: UsedByUse['kind'],
  effect: UsedByUse['effect'],
  { first, total: count }: FoundRecords,
): Promise<UsedByUse[]> {
  const [records, total] = await Promise.all([first, count]);
  return total === 0 ? [] : [exactly<UsedByUse>()({ kind, effect, total, records })];
}

/** The invitations of a condition. */
export function invitations(database: Database, where: SQL | undefined): FoundRecords {
  const { organisationUserInviteID: recordID, email: name, organisationID } = invites;
  return {
    first: database
      .select({ recordID, name, organisationID })
      .from(invites)
      .where(where)
      .orderBy(invites.emailKey, recordID)
      .limit(mostNamed),
    total: database.$count(invites, where),
  };
}

/** Nothing in the database refers to a record of this kind. */
export const nothing: UsesOf = async () => [];
