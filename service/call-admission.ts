import type { Context } from 'hono';
import type { ContractOperation } from '../openapi/reader/contract-operations';
import type { Access } from './authentication/authorise';
import type { Caller } from './authentication/caller';
import { problemOfSecurity } from './contract/call-security';
import type { ErasedAnswer } from './contract/response-writer';
import type { Database } from './database/open-database';
import { plain, refusalOf } from './refused-answers';

/**
 * How long the look at session and role counts (milliseconds). A body may arrive slowly, a large save
 * waits for its turn, a transaction for those before it, and a list for its reader. Meanwhile the session may have ended, or
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
  /** Checks session and role once more, mostly within a transaction. */
  authoriseAgain(
    reader: Pick<Database, 'select'>,
    operationId: string,
    caller: Caller,
    params: Record<string, unknown>,
  ): Promise<Access | 'signed-out'>;
  now(): Date;
}

/**
 * Makes what looks at session and role once more if the last look is long ago. It throws LostAdmission if
 * the caller has lost one of them.
 * @param admitted when the caller had both
 */
export function laterAdmission(
  { operation, options }: { operation: ContractOperation; options: AdmissionOptions },
  context: Context,
  { caller, params }: { caller: Caller | null; params: Record<string, unknown> },
  admitted: Date,
): (reader: Pick<Database, 'select'>) => Promise<void> {
  let last = admitted.getTime();
  return async (reader) => {
    const now = options.now().getTime();
    if (caller === null || now - last < longestAdmission) return;
    const { operationId } = operation;
    const access = await options.authoriseAgain(reader, operationId, caller, params);
    if (access === 'signed-out') {
      const problem = problemOfSecurity(operation, context, undefined);
      if (problem !== null) throw new LostAdmission(plain(401, problem));
    } else if (access !== 'allowed') {
      throw new LostAdmission(refusalOf(operation, access));
    }
    last = now;
  };
}
