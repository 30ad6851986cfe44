import { LibsqlError } from '@libsql/client/sqlite3';
import {
  ClientError,
  ClosedError,
  HttpServerError,
  ProtoError,
  ResponseError,
} from '@libsql/hrana-client';
import { DatabaseUnavailable } from '../database-unavailable';

/** The server refuses this service, so that somebody has to correct DATABASE_URL. */
class DatabaseRefused extends Error {
  constructor(host: string, reason: string) {
    super(`The database at ${host} cannot be used: ${reason} Please correct DATABASE_URL.`);
    this.name = 'DatabaseRefused';
  }
}

const refusedToken = 'it refuses the token.';
const noServer = 'there is no libSQL server at this address.';

const words: [RegExp, string][] = [
  [/ECONNREFUSED/, 'connection refused'],
  [/ENOTFOUND|EAI_AGAIN/, 'unknown host name'],
  [/ECONNRESET|EPIPE|socket hang up|code 10\d\d/, 'connection lost'],
  [/ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/, 'no connection'],
];

// Another writer, or a replica that cannot reach its primary.
const temporary = /^(SQLITE_BUSY|TRANSACTION_TIMEOUT|TRANSACTION_BUSY|NAMESPACE_LOADING_ERROR)/;
const withoutPrimary = /rpc|transport error|tonic|replicat/i;

/**
 * Translates an error of the protocol's client. An error of SQL becomes a LibsqlError, as those of
 * the driver for files. No message has the address with its token.
 */
export function problemOf(error: unknown, host: string): unknown {
  if (error instanceof ClosedError && error.cause) return problemOf(error.cause, host);
  if (error instanceof ResponseError) return problemOfResponse(error, host);
  if (error instanceof HttpServerError) return problemOfStatus(error.status, host);
  if (error instanceof ProtoError || error instanceof SyntaxError) {
    return new DatabaseRefused(host, noServer);
  }
  if (error instanceof ClientError || (error instanceof TypeError && error.cause)) {
    const status = upgradeStatus(error);
    return status === null
      ? new DatabaseUnavailable(host, reasonOf(error))
      : problemOfStatus(status, host);
  }
  return error;
}

/** Returns the status of a server that answers a WebSocket's handshake without accepting it. */
export function upgradeStatus(error: unknown): number | null {
  const match = error instanceof Error && /Unexpected server response: (\d+)/.exec(error.message);
  return match ? Number(match[1]) : null;
}

function problemOfResponse(error: ResponseError, host: string): Error {
  const { code = 'UNKNOWN', message } = error;
  if (code.startsWith('AUTH')) return new DatabaseRefused(host, refusedToken);
  if (temporary.test(code)) return new DatabaseUnavailable(host, 'it is busy');
  if (!code.startsWith('SQL') && withoutPrimary.test(message)) {
    return new DatabaseUnavailable(host, 'it does not reach its primary');
  }
  return new LibsqlError(message, code, undefined, undefined, error);
}

function problemOfStatus(status: number, host: string): Error {
  if (status >= 500 || status === 429) return new DatabaseUnavailable(host, `status ${status}`);
  const isAboutToken = status === 401 || status === 403;
  return new DatabaseRefused(host, isAboutToken ? refusedToken : noServer);
}

function reasonOf(error: Error): string {
  const cause = error.cause instanceof Error ? error.cause : null;
  const text = `${error.message} ${cause?.message ?? ''} ${cause && 'code' in cause ? cause.code : ''}`;
  return words.find(([pattern]) => pattern.test(text))?.[1] ?? (error.message || 'no connection');
}
