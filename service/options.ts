import { isEmailAddress, pastedAddress } from '../src/domain/email-address';
import { fileUrl } from './database/file-url';
import { type EncryptionOptions, readEncryptionKeys } from './encryption-options';
import { problemOfFirstPassword } from './first-super-user-password';
import { type LogFormat, type LogLevel, logFormats, logLevels } from './http/log';

/**
 * The options of the service, from environment variables and arguments.
 *
 * PORT          the port of the console and its calls; 4173 unless set, 0 for any free one
 * HOST          the address to listen on; 127.0.0.1 unless set, so that only this machine can
 *               connect. 0.0.0.0 listens on every IPv4 address
 * DATA_DIR      the folder of the database file; .data unless set
 * DATABASE_URL  a libSQL server instead of that file: libsql:, https:, http:, wss:, ws: or file:,
 *               with its token as ?authToken=
 * DEMO          on unless set to off: fills an empty database with demo data, lists the demo
 *               accounts on the sign-in page, answers for the simulated POS Core instances and
 *               shows mail at /dev/outbox
 * ENCRYPTION_KEY
 *               32 bytes in base64, with which signing keys are encrypted; has to be set with DEMO
 *               off. In demo mode a generated key in DATA_DIR takes its place
 * ENCRYPTION_KEY_PREVIOUS
 *               the key before, while the key changes: the start encrypts with the present one
 * SMTP_URL      the mail server, smtp://user:password@host:port or smtps://..., with the sender as
 *               ?from=; unless it has one, no-reply at the domain of PUBLIC_URL, or at the mail server
 *               if that is no domain
 * PUBLIC_URL    the address that people's browsers use, when a reverse proxy is in front:
 *               https:// makes cookies Secure; the caller's address is then the last entry of
 *               X-Forwarded-For
 * REPORT_DEVIATIONS_TO
 *               an address that gets every deviation of an answer from the contract that the
 *               console finds, as JSON by POST; none unless set
 * LOG_LEVEL     the least level that the log has: trace, debug, info, warn, error, fatal or silent;
 *               info unless set. Probes of /healthz and /readyz have the level debug
 * LOG_FORMAT    json for a JSON object in each line, text for people; text in demo mode and json
 *               with DEMO off unless set
 * METRICS_PORT  the port of /metrics for Prometheus, which is on an address of its own; none unless set
 * METRICS_HOST  the address of METRICS_PORT to listen on; 127.0.0.1 unless set
 * STOP_DELAY    how many seconds the service still takes requests after it was told to stop, while
 *               /readyz answers 503 already; 0 unless set, at most 300
 * AUDIT_LOG_DAYS
 *               how many days the audit log keeps its entries; for ever unless set
 * FIRST_SUPER_USER_EMAIL, FIRST_SUPER_USER_PASSWORD
 *               with DEMO off and no user yet: the account to begin with. The password obeys the
 *               rules for every password; otherwise the service does not start
 *
 * --scale N     N times as much demo data, 1 to 100
 * --api-only    without the built console, for a development server that proxies calls here
 */
export interface ServiceOptions extends EncryptionOptions {
  port: number;
  host: string;
  dataDir: string;
  /** The address of the database: DATABASE_URL, else the file in DATA_DIR. */
  databaseUrl: string;
  isDemo: boolean;
  smtpUrl: string | null;
  publicUrl: string | null;
  reportDeviationsTo: string | null;
  logLevel: LogLevel;
  logFormat: LogFormat;
  /** The port of /metrics; null for none. */
  metricsPort: number | null;
  metricsHost: string;
  /** Seconds. */
  stopDelay: number;
  /** Null keeps the entries for ever. */
  auditLogDays: number | null;
  firstSuperUser: { email: string; password: string } | null;
  scale: number;
  servesConsole: boolean;
}

/** Lists every malformed option on a line: its name, its value and the allowed values. */
export class OptionsError extends Error {}

/** The most seconds of STOP_DELAY. Those who run the service wait for it (service/deployment). */
export const longestStopDelay = 300;

const databaseProtocols = ['libsql:', 'https:', 'http:', 'wss:', 'ws:', 'file:'];
const switchWords = new Map([
  ['on', true],
  ['true', true],
  ['1', true],
  ['off', false],
  ['false', false],
  ['0', false],
]);

/**
 * Reads and checks the options. An empty variable counts as not set.
 * @throws OptionsError that lists all malformed options
 */
export function readOptions(
  environment: Record<string, string | undefined>,
  argumentsGiven: readonly string[],
): ServiceOptions {
  const problems: string[] = [];
  const refuse = (name: string, value: string, allowed: string) => {
    problems.push(`${name} is "${value}", but has to be ${allowed}.`);
  };

  /** Reads one variable; returns the fallback when it is not set or malformed. */
  function read<T>(name: string, fallback: T, allowed: string, parse: (text: string) => T | null) {
    const text = environment[name]?.trim();
    if (!text) return fallback;
    const value = parse(text);
    // An address may have a password or a token, and people copy error messages.
    if (value === null) refuse(name, withoutCredentials(text), allowed);
    return value ?? fallback;
  }

  const dataDir = read('DATA_DIR', '.data', 'the path of a folder', (text) =>
    text.includes('\0') ? null : text,
  );
  const options: ServiceOptions = {
    port: read('PORT', 4173, 'a whole number from 0 to 65535', (text) =>
      wholeNumber(text, 0, 65535),
    ),
    host: read('HOST', '127.0.0.1', 'a host name or an IP address', hostName),
    dataDir,
    databaseUrl: read(
      'DATABASE_URL',
      fileUrl(`${dataDir}/service.db`),
      `an address that begins with ${databaseProtocols.join(', ')}`,
      (text) => addressWith(text, databaseProtocols),
    ),
    isDemo: read('DEMO', true, 'on or off', (text) => switchWords.get(text.toLowerCase()) ?? null),
    encryptionKey: null,
    encryptionKeyPrevious: null,
    smtpUrl: read<string | null>(
      'SMTP_URL',
      null,
      'an smtp:// or smtps:// address with a host',
      (text) => addressWith(text, ['smtp:', 'smtps:'], true),
    ),
    publicUrl: read<string | null>(
      'PUBLIC_URL',
      null,
      'an http:// or https:// address without a path',
      (text) => originOf(text),
    ),
    reportDeviationsTo: read<string | null>(
      'REPORT_DEVIATIONS_TO',
      null,
      'an http:// or https:// address',
      (text) => addressWith(text, ['http:', 'https:'], true),
    ),
    logLevel: read('LOG_LEVEL', 'info', `one of ${logLevels.join(', ')}`, (text) =>
      wordOf(logLevels, text),
    ),
    logFormat: 'text',
    metricsPort: read<number | null>(
      'METRICS_PORT',
      null,
      'a whole number from 0 to 65535',
      (text) => wholeNumber(text, 0, 65535),
    ),
    metricsHost: read('METRICS_HOST', '127.0.0.1', 'a host name or an IP address', hostName),
    auditLogDays: read<number | null>(
      'AUDIT_LOG_DAYS',
      null,
      'a whole number from 1 to 36500',
      (text) => wholeNumber(text, 1, 36_500),
    ),
    stopDelay: read(
      'STOP_DELAY',
      0,
      `a whole number of seconds from 0 to ${longestStopDelay}`,
      (text) => wholeNumber(text, 0, longestStopDelay),
    ),
    firstSuperUser: readFirstSuperUser(environment, problems),
    scale: 1,
    servesConsole: true,
  };
  const format = options.isDemo ? 'text' : 'json';
  options.logFormat = read('LOG_FORMAT', format, 'json or text', (text) =>
    wordOf(logFormats, text),
  );
  Object.assign(options, readEncryptionKeys(environment, options.isDemo, problems));
  readArguments(argumentsGiven, options, problems, refuse);
  if (problems.length > 0) throw new OptionsError(problems.join('\n'));
  return options;
}

function readFirstSuperUser(environment: Record<string, string | undefined>, problems: string[]) {
  const email = pastedAddress(environment.FIRST_SUPER_USER_EMAIL ?? '');
  const password = environment.FIRST_SUPER_USER_PASSWORD ?? '';
  if (!email && !password) return null;
  if (!isEmailAddress(email) || email.length > 64) {
    problems.push(
      `FIRST_SUPER_USER_EMAIL is "${email}", but has to be an email address of at most 64 characters.`,
    );
  }
  const problem = problemOfFirstPassword(password, { email });
  if (problem !== null) problems.push(problem);
  return { email, password };
}

function readArguments(
  given: readonly string[],
  options: ServiceOptions,
  problems: string[],
  refuse: (name: string, value: string, allowed: string) => void,
): void {
  for (let index = 0; index < given.length; index += 1) {
    const [name, attached] = (given[index] ?? '').split('=', 2);
    if (name === '--api-only') {
      options.servesConsole = false;
    } else if (name === '--scale') {
      if (attached === undefined) index += 1;
      const text = attached ?? given[index] ?? '';
      const scale = wholeNumber(text, 1, 100);
      if (scale === null) refuse('--scale', text, 'a whole number from 1 to 100');
      else options.scale = scale;
    } else {
      problems.push(
        `The argument "${given[index]}" is unknown; there are --scale N and --api-only.`,
      );
    }
  }
}

function hostName(text: string): string | null {
  return /^[\w.:-]+$/.test(text) ? text : null;
}

function wholeNumber(text: string, least: number, most: number): number | null {
  if (!/^\d{1,9}$/.test(text)) return null;
  const value = Number(text);
  return value >= least && value <= most ? value : null;
}

function wordOf<Word extends string>(words: readonly Word[], text: string): Word | null {
  return words.find((word) => word === text.toLowerCase()) ?? null;
}

function addressWith(text: string, protocols: string[], needsHost = false): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname } = new URL(text);
  return protocols.includes(protocol) && (!needsHost || hostname !== '') ? text : null;
}

function originOf(text: string): string | null {
  if (addressWith(text, ['http:', 'https:']) === null) return null;
  const { origin, pathname, search, hash, username } = new URL(text);
  return pathname === '/' && !search && !hash && !username ? origin : null;
}

function withoutCredentials(text: string): string {
  return text.replace(/\/\/[^/@]*@/, '//***@').replace(/(authToken=)[^&]*/i, '$1***');
}
