import { DrizzleQueryError } from 'drizzle-orm';

/** An error as the log has it. */
export interface LoggedError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: LoggedError;
}

const deepestCause = 8;

/**
 * Describes an error for the log. A failed statement comes without its values (decision
 * 0017): among them are email addresses, hashes of passwords and tokens, and the signing keys of
 * instances. Further fields of an error are left out, because a mail server's error has addresses
 * and the error of a malformed address has the address.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const message =
    error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message;
  // The first lines of a stack repeat the message.
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  const hasCause = error.cause !== undefined && depth < deepestCause;
  return {
    type: error.name,
    message,
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    stack: [`${error.name}: ${message}`, ...frames].join('\n'),
    ...(hasCause && { cause: loggedError(error.cause, depth + 1) }),
  };
}
