import type { MiddlewareHandler } from 'hono';
import type { Log } from './log';
import { maskedPath } from './masked-path';

/** Logs a line for each request: method, masked path, status and time, and no secret. */
export function accessLog(log: Log): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now();
    await next();
    const took = Math.round(performance.now() - start);
    const path = maskedPath(context.req.path);
    log.info(`${context.req.method} ${path} ${context.res.status} ${took} ms`);
  };
}
