import { and, eq } from 'drizzle-orm';
import {
  createSession,
  findCaller,
  type SessionUse,
} from '../../../../service/authentication/sessions';
import type { Database } from '../../../../service/database/open-database';
import { users } from '../../../../service/database/schema/people';
import { type Persona, personas } from '../../personas';

/**
 * One session of the service for each persona, for all browsers. The class opens it without a password,
 * so that a persona stays usable after a change of its password or address.
 */
export class PersonaSessions {
  readonly #tokens = new Map<Persona, Promise<string | null>>();
  readonly #database: Database;
  readonly #now: () => Date;

  constructor(database: Database, now: () => Date) {
    this.#database = database;
    this.#now = now;
  }

  /**
   * Returns the token of the persona's session. Opens another one if the service has ended it.
   * @returns null for a persona without a session, and for one whose account cannot sign in any more
   */
  tokenOf(persona: Persona, use: Omit<SessionUse, 'now'>): Promise<string | null> {
    const { userId } = personas[persona];
    if (userId === null) return Promise.resolve(null);
    // Parallel calls wait for the same session instead of opening one each.
    const known = this.#tokens.get(persona)?.catch(() => null) ?? Promise.resolve(null);
    const token = known.then((open) => this.#openToken(open, userId, use));
    this.#tokens.set(persona, token);
    return token;
  }

  async #openToken(token: string | null, userId: string, from: Omit<SessionUse, 'now'>) {
    const use = { ...from, now: this.#now() };
    if (token !== null && (await findCaller(this.#database, token, use))) return token;
    const [account] = await this.#database
      .select({ userID: users.userID })
      .from(users)
      .where(and(eq(users.userID, userId), eq(users.isEmailUnconfirmed, false)));
    return account ? createSession(this.#database, userId, use) : null;
  }
}
