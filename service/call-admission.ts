import type { Context } from 'hono';
import type { ContractOperation } from '../openapi/reader/contract-operations';
import type { Access } from './authentication/authorise';
import type { Caller } from './authentication/caller';
import { problemOfSecurity } from './contract/call-security';
import type { ErasedAnswer } from './contract/response-writer';
import { checkedTransactions } from './database/checked-transactions';
import type { Database, DatabaseTransaction } from './database/open-database';
import { plain, refusalOf } from './refused-answers';

/**
 * How long the look at session and role counts (milliseconds). A body may arrive slowly, a large save
 * waits for its turn, and a transaction for those before it. Meanwhile the session may have ended, or
 * the role may be lost.
 */
export const longestAdmission = 1_000;

/** The session or the role was lost while the call did slow work or waited. */
export class LostAdmission extends Error {
  readonly answer: ErasedAnswer;

  constructor(answer: ErasedAnswer) {
    super('The session or the role was lost.');
    this.answer = answer;
  }
}

export interface AdmissionOptions {
  database: Database;
  /** Checks session and role once more, within a transaction. */
  authoriseAgain(
    transaction: DatabaseTransaction,
    operationId: string,
    caller: Caller,
    params: Record<string, unknown>,
  ): Promise<Access | 'signed-out'>;
  now(): Date;
}

/**
 * Returns the database for a call. Its transactions throw LostAdmission if they began late and the
 * caller has lost the session or the role.
 * @param admitted when the caller had both
 */
export function admittedDatabase(
  { operation, options }: { operation: ContractOperation; options: AdmissionOptions },
  context: Context,
  { caller, params }: { caller: Caller | null; params: Record<string, unknown> },
  admitted: Date,
): Database {
  if (caller === null) return options.database;
  return checkedTransactions(options.database, async (transaction) => {
    if (options.now().getTime() - admitted.getTime() < longestAdmission) return;
    const { operationId } = operation;
    const access = await options.authoriseAgain(transaction, operationId, caller, params);
    if (access === 'signed-out') {
      const problem = problemOfSecurity(operation, context, false);
      if (problem !== null) throw new LostAdmission(plain(401, problem));
    } else if (access !== 'allowed') {
      throw new LostAdmission(refusalOf(operation, access));
    }
  });
}
