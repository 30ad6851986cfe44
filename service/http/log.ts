import { DrizzleQueryError } from 'drizzle-orm';
import type { MiddlewareHandler } from 'hono';
import { maskedPath } from './masked-path';

/** The log of the service. */
export interface Log {
  info(message: string): void;
  error(message: string, cause?: unknown): void;
}

/** Logs to the standard streams of the process. */
export const consoleLog: Log = {
  info: (message) => console.log(message),
  error: (message, cause) =>
    cause === undefined ? console.error(message) : console.error(message, cause),
};

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

/**
 * Makes a log that writes which statement failed, but not its values (decision 0058). Among them
 * are email addresses, hashes of passwords and tokens, and the signing keys of instances.
 */
export function withoutValues(log: Log): Log {
  return {
    info: (message) => log.info(message),
    error: (message, cause) =>
      cause === undefined ? log.error(message) : log.error(message, errorWithoutValues(cause)),
  };
}

function errorWithoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (!(error instanceof DrizzleQueryError)) {
    // The fields of other errors stay: only a statement in the chain of causes is rewritten.
    if (!hasStatement(error.cause)) return error;
    return plainError(error.message, error, errorWithoutValues(error.cause));
  }
  return plainError(`Failed query: ${error.query}`, error, errorWithoutValues(error.cause));
}

function hasStatement(error: unknown): boolean {
  return (
    error instanceof Error && (error instanceof DrizzleQueryError || hasStatement(error.cause))
  );
}

function plainError(message: string, { name, stack }: Error, cause: unknown): Error {
  const plain = new Error(message, { cause });
  plain.name = name;
  // The first lines of a stack repeat the message.
  const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  plain.stack = [`${name}: ${message}`, ...frames].join('\n');
  return plain;
}
