import { sql } from 'drizzle-orm';
import { MissingMigrations, requireAppliedMigrations } from '../database/applied-migrations';
import { logFailure, unavailability } from '../database/database-unavailable';
import type { Database } from '../database/open-database';
import { requireWritable } from '../database/require-writable';
import type { Log } from '../http/log';
import type { Mailer } from '../mail/mailer';
import { cachedCheck, type Outcome, type PartState } from './cached-check';

const partNames = ['database', 'writes', 'migrations', 'mail'] as const;

/** The parts that a request may need. */
export type Part = (typeof partNames)[number];

/** The answer of /readyz. It names no address and no account: those are in the log. */
export interface Readiness {
  status: 'ready' | 'not ready' | 'starting' | 'stopping';
  /** `off` is a part that nobody has set up. */
  parts: Partial<Record<Part, PartState | 'off'>>;
  /** Says in a sentence what is wrong with each part that has failed; left out when none has. */
  problems?: Partial<Record<Part, string>>;
}

export interface ReadinessOptions {
  database: Database;
  /** Null when no mail server is set up: then the service is ready without. */
  mailer: Mailer | null;
  log: Log;
}

const second = 1_000;

/** Knows whether this instance can answer requests (docs/decisions/0017-operating-the-service.md). */
export class ReadinessChecks {
  readonly #checks: Record<Part, (() => Promise<Outcome>) | null>;
  #isStopping = false;

  constructor({ database, mailer, log }: ReadinessOptions) {
    const onChange = (part: Part) => (state: PartState, error?: unknown) =>
      state === 'ok'
        ? log.info(`Readiness: ${part} is ok again.`)
        : void logFailure(log, `Readiness: ${part} failed`, error);
    this.#checks = {
      database: cachedCheck({
        check: async () => void (await database.run(sql`select 1`)),
        validFor: second,
        patience: 2 * second,
        onChange: onChange('database'),
      }),
      // A write waits for the transactions of others, which says nothing about the disk.
      writes: cachedCheck({
        check: () => requireWritable(database),
        validFor: 10 * second,
        patience: 2 * second,
        keepsLast: true,
        onChange: onChange('writes'),
      }),
      migrations: cachedCheck({
        check: () => requireAppliedMigrations(database),
        validFor: 10 * second,
        patience: 2 * second,
        onChange: onChange('migrations'),
      }),
      // A mail server may let a client wait for seconds before it answers.
      mail:
        mailer &&
        cachedCheck({
          check: () => mailer.check(),
          validFor: 30 * second,
          patience: 2 * second,
          keepsLast: true,
          onChange: onChange('mail'),
        }),
    };
  }

  /** From now on the instance is not ready, so that a load balancer sends it no new requests. */
  beginStop(): void {
    this.#isStopping = true;
  }

  /** @param excluded the parts that do not matter to the caller */
  async find(excluded: readonly string[]): Promise<Readiness> {
    const parts: Readiness['parts'] = {};
    const problems: Readiness['problems'] = {};
    const asked = partNames.filter((part) => !excluded.includes(part));
    const outcomes = await Promise.all(asked.map((part) => this.#checks[part]?.()));
    for (const [index, part] of asked.entries()) {
      const outcome = outcomes[index];
      parts[part] = outcome?.state ?? 'off';
      if (outcome?.state === 'failed') problems[part] = sentenceOf(part, outcome.error);
    }
    const hasProblems = Object.keys(problems).length > 0;
    const status = this.#isStopping ? 'stopping' : hasProblems ? 'not ready' : 'ready';
    return { status, parts, ...(hasProblems && { problems }) };
  }
}

const sentences: Record<Part, [problem: string, ofDatabase: string]> = {
  database: ['The database does not answer.', 'The database cannot be used'],
  writes: ['The database takes no changes.', 'The database cannot be written'],
  migrations: [
    'The tables of the database cannot be checked.',
    'The tables of the database cannot be checked',
  ],
  mail: ['The mail server does not take mails.', ''],
};

/** Says what is wrong with a part, for everybody who asks /readyz. */
function sentenceOf(part: Part, error: unknown): string {
  if (error instanceof MissingMigrations) return error.message;
  const [problem, ofDatabase] = sentences[part];
  const reason = unavailability(error)?.publicReason;
  return reason && ofDatabase ? `${ofDatabase}: ${reason}.` : problem;
}
