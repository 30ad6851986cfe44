import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/open-database';
import { consentDocuments } from '../database/schema/people';

export type LatestDocument = Awaited<ReturnType<typeof readLatestDocuments>>[number];

/** Reads the latest version of every document that people agree to, by title. */
export function readLatestDocuments(database: Pick<Database, 'select'>) {
  const { consentDocumentID, title, version, latest } = consentDocuments;
  return database
    .select({ consentDocumentID, title, version })
    .from(consentDocuments)
    .where(eq(latest, true))
    .orderBy(sql`${title} collate nocase`, consentDocumentID);
}
