import { sql } from 'drizzle-orm';
import { requireAppliedMigrations } from '../database/applied-migrations';
import type { Database } from '../database/open-database';
import type { Log } from '../http/log';
import type { Mailer } from '../mail/mailer';
import { cachedCheck, type PartState } from './cached-check';

/** The parts that a request may need. */
export type Part = 'database' | 'migrations' | 'mail';

/** The answer of /readyz. It names no address and no reason: those are in the log. */
export interface Readiness {
  status: 'ready' | 'not ready' | 'starting' | 'stopping';
  /** `off` is a part that nobody has set up. */
  parts: Partial<Record<Part, PartState | 'off'>>;
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
  readonly #checks: Record<Part, (() => Promise<PartState>) | null>;
  #isStopping = false;

  constructor({ database, mailer, log }: ReadinessOptions) {
    const onChange = (part: Part) => (state: PartState, error?: unknown) =>
      state === 'ok'
        ? log.info(`Readiness: ${part} is ok again.`)
        : log.error(`Readiness: ${part} failed`, error);
    this.#checks = {
      database: cachedCheck({
        check: async () => void (await database.run(sql`select 1`)),
        validFor: second,
        patience: 2 * second,
        onChange: onChange('database'),
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
    const [database, migrations, mail] = await Promise.all(
      (['database', 'migrations', 'mail'] as const).map(async (part) =>
        excluded.includes(part) ? undefined : (this.#checks[part]?.() ?? 'off'),
      ),
    );
    const parts = { database, migrations, mail };
    if (this.#isStopping) return { status: 'stopping', parts };
    const isReady = !Object.values(parts).includes('failed');
    return { status: isReady ? 'ready' : 'not ready', parts };
  }
}
