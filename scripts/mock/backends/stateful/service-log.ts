import type { Log } from '../../../../service/http/log';
import { loggedError } from '../../../../service/http/logged-error';

/** Writes the warnings and errors of the service into the log of the mock, without values of statements. */
export function serviceLog(log: (line: string) => void): Log {
  return {
    debug: () => {},
    info: () => {},
    warn: (message) => log(message),
    error: (message, cause) =>
      log(cause === undefined ? message : `${message}\n${JSON.stringify(loggedError(cause))}`),
  };
}
