import { type DestinationStream, pino } from 'pino';
import { loggedError } from './logged-error';
import { currentRequest } from './request-record';

export type LogFields = Record<string, string | number | undefined>;

/** The log of the service. No message and no field may have a token, a password or a query. */
export interface Log {
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, cause?: unknown): void;
}

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export type LogLevel = (typeof logLevels)[number];

/** One JSON object in a line, or a line for people. */
export const logFormats = ['json', 'text'] as const;

export type LogFormat = (typeof logFormats)[number];

/** What the line of a request says in its message already. */
const repeatedFields = 'operation,method,path,status,duration';

// A second safety net: nothing gives the log such a field.
const secretFields = ['password', 'token', 'cookie', 'authorization', 'email'].flatMap((name) => [
  name,
  `*.${name}`,
]);

/**
 * Makes the log of a process. Every line has the time, the level and, while a request is answered,
 * its id, its operation and the signed-in person.
 * @param stream gets the lines; the standard output unless given
 */
export async function createLog(options: {
  level: LogLevel;
  format: LogFormat;
  stream?: DestinationStream;
}): Promise<Log> {
  const { level, format } = options;
  const stream = options.stream ?? (format === 'text' ? await prettyStream() : undefined);
  const logger = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: (error) => loggedError(error) },
      redact: secretFields,
      mixin: () => {
        const { requestId, operation, userID } = currentRequest() ?? {};
        return { requestId, operation, userID };
      },
    },
    ...(stream === undefined ? [] : [stream]),
  );
  return {
    debug: (message, fields = {}) => logger.debug(fields, message),
    info: (message, fields = {}) => logger.info(fields, message),
    warn: (message, fields = {}) => logger.warn(fields, message),
    error: (message, cause) =>
      cause === undefined ? logger.error(message) : logger.error({ err: cause }, message),
  };
}

/** Loads the formatter only for people, because a start without it is faster. */
async function prettyStream(): Promise<DestinationStream> {
  const { PinoPretty } = await import('pino-pretty');
  return PinoPretty({
    colorize: process.stdout.isTTY === true,
    ignore: repeatedFields,
    singleLine: true,
    sync: true,
    translateTime: 'SYS:HH:MM:ss.l',
  });
}
