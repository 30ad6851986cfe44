import { eq, ne, or, type SQL, sql } from 'drizzle-orm';
import { users } from './schema/people';

/**
 * Returns the condition that a user has this address, whatever its case and composition. Two users of
 * an older release may share it (service/database/fill-derived-texts.ts): `byExactEmail` puts the one
 * who writes it in this way first.
 */
export const hasEmail = (email: string): SQL | undefined =>
  or(eq(users.emailKey, email), sql`lower(${users.email}) = lower(${email})`);

/** The order of users who share an address. */
export const byExactEmail = (email: string): SQL => ne(users.email, email);
