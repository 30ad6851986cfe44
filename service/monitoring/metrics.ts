import { Hono } from 'hono';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AnsweredRequest } from '../http/request-log';
import type { Mailer } from '../mail/mailer';
import { type Measured, measuredValues } from './measured-values';

const second = 1_000;

/** From the answer of a small call to one so late that people think the call has failed (seconds). */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const statementBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];

/**
 * The metrics of one service (docs/deployment.md#metrics). Labels have few values: the operations of
 * the contract, the names of pages, and one name for all unknown addresses.
 */
export class Metrics {
  readonly registry = new Registry();
  readonly #registers = [this.registry];

  readonly #requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests by operation and status.',
    labelNames: ['operation', 'status'],
    registers: this.#registers,
  });
  readonly #durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the answer began, by operation.',
    labelNames: ['operation'],
    buckets: requestBuckets,
    registers: this.#registers,
  });
  readonly #mails = new Counter({
    name: 'mails_total',
    help: 'Messages by outcome: sent or failed.',
    labelNames: ['outcome'],
    registers: this.#registers,
  });
  readonly #statements = new Histogram({
    name: 'database_statement_duration_seconds',
    help: 'Time of a statement with its wait for the connection, by outcome: ok or failed.',
    labelNames: ['outcome'],
    buckets: statementBuckets,
    registers: this.#registers,
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    // A counter without a value is missing, and an alarm on it would never ring.
    for (const outcome of ['sent', 'failed']) this.#mails.inc({ outcome }, 0);
  }

  readonly observeRequest = ({ operation = 'unknown', status, duration }: AnsweredRequest) => {
    this.#requests.inc({ operation, status });
    this.#durations.observe({ operation }, duration / second);
  };

  /** @param duration in milliseconds */
  readonly observeStatement = (duration: number, outcome: 'ok' | 'failed') => {
    this.#statements.observe({ outcome }, duration / second);
  };

  /** Makes a mailer that counts what it sends. */
  countedMailer(mailer: Mailer): Mailer {
    return {
      check: () => mailer.check(),
      send: async (mail) => {
        let outcome = 'failed';
        try {
          await mailer.send(mail);
          outcome = 'sent';
        } finally {
          this.#mails.inc({ outcome });
        }
      },
    };
  }

  /** Adds what has to be asked for at each reading. A value that cannot be found is left out. */
  measure(sources: Measured): void {
    for (const { name, help, find } of measuredValues(sources)) {
      new Gauge({
        name,
        help,
        registers: this.#registers,
        async collect() {
          try {
            this.set(await find());
          } catch {
            this.remove();
          }
        },
      });
    }
  }

  /** Makes the page for Prometheus, at /metrics. */
  pages(): Hono {
    const { registry } = this;
    return new Hono().get('/metrics', async (context) =>
      context.body(await registry.metrics(), 200, {
        'Content-Type': registry.contentType,
        'Cache-Control': 'no-store',
      }),
    );
  }
}
