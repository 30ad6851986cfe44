import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { Log } from './log';
import { maskedPath } from './masked-path';
import { probes } from './own-pages';
import { type RequestRecord, withRequestRecord } from './request-record';

/** An answered request. */
export interface AnsweredRequest {
  /** Undefined for an address that nothing serves. */
  operation: string | undefined;
  status: number;
  /** Milliseconds until the answer began. */
  duration: number;
}

export interface RequestLogOptions {
  log: Log;
  /** Whether a reverse proxy is in front, whose request ids the log uses. */
  isBehindProxy: boolean;
  observe?(answered: AnsweredRequest): void;
}

/**
 * Logs a line for each request, without any secret: operation, status, time and person. A call has
 * the path of the contract, everything else its masked path. The answer has the request's id.
 */
export function requestLog({ log, isBehindProxy, observe }: RequestLogOptions): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now();
    const record: RequestRecord = { requestId: requestIdOf(context, isBehindProxy) };
    await withRequestRecord(record, async () => {
      await next();
      context.header('X-Request-Id', record.requestId);
      const { method } = context.req;
      const { status } = context.res;
      const duration = Math.round((performance.now() - start) * 10) / 10;
      const path = record.route ?? maskedPath(context.req.path);
      const level = record.operation === probes ? 'debug' : 'info';
      const fields = { method, path, status, duration };
      log[level](`${method} ${path} ${status} ${duration} ms`, fields);
      observe?.({ operation: record.operation, status, duration });
    });
  };
}

/**
 * Takes the id that the proxy gave, or makes one. An id of another shape than hexadecimal digits and
 * hyphens could be a secret that somebody wrote into the header, so it is not taken.
 */
function requestIdOf(context: Context, isBehindProxy: boolean): string {
  const given = isBehindProxy ? context.req.header('X-Request-Id') : undefined;
  return given !== undefined && /^[0-9a-f][0-9a-f-]{7,63}$/i.test(given) ? given : randomUUID();
}
