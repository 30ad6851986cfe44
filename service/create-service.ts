import { type Context, Hono } from 'hono';
import type { ContractDocument } from '../openapi/reader/contract-document';
import { limitAuditLog } from './audit-log-retention';
import { authenticationPages } from './authentication/authentication-pages';
import { authorise, authoriseAgain } from './authentication/authorise';
import { DeviceCookie } from './authentication/device-cookie';
import { type PasswordHasher, passwordHasher } from './authentication/password-hash';
import { SessionCookie } from './authentication/session-cookie';
import { findCaller, sessionUseOf } from './authentication/sessions';
import { BackgroundWork } from './background-work';
import { consoleDocument } from './console-document';
import { consoleHost } from './console-host';
import { contractDocs } from './contract-docs';
import { contractRouter } from './contract-router';
import { keepAuditLogIndex } from './database/audit-log-index';
import { adviceOf, logFailure, retryAfterSeconds } from './database/database-unavailable';
import type { Database } from './database/open-database';
import { reachDatabase } from './database/reach-database';
import { posCoreInstances } from './database/schema/servers';
import type { SecretKeys } from './database/secrets/secret-keys';
import { demoAccountList } from './demo-account-list';
import { addressOf } from './http/address';
import { compression } from './http/compression';
import type { Log } from './http/log';
import { originsOf } from './http/origins';
import { nameOwnPages } from './http/own-pages';
import { requestLog } from './http/request-log';
import { noteRequest } from './http/request-record';
import { securityHeaders } from './http/security-headers';
import { type Mailer, noMailer } from './mail/mailer';
import { Outbox, outboxPage } from './mail/outbox';
import { MailQueue } from './mail-queue/mail-queue';
import { cachedCheck } from './monitoring/cached-check';
import { healthPages } from './monitoring/health-pages';
import type { Metrics } from './monitoring/metrics';
import { observeStatements } from './monitoring/observed-client';
import { ReadinessChecks } from './monitoring/readiness';
import { currentSession } from './operations/current-session';
import { letters } from './operations/letters';
import { boundOperations, roleOf } from './operations/operations';
import { removeExpiredDeletions } from './operations/undo-extension/kept-deletion';
import type { ServiceOptions } from './options';
import { prepareDatabase } from './prepare-database';
import { repeatableHandlers } from './repeats/repeatable-handlers';
import type { ServiceContext } from './service-context';
import { readVersions } from './versions';

// How often an instance looks for mails to try again or of instances that have died, and for deletions that can no
// longer be undone.
const sweepInterval = 60_000;

export interface CreateServiceOptions
  extends Pick<
    ServiceOptions,
    | 'databaseUrl'
    | 'dataDir'
    | 'isDemo'
    | 'scale'
    | 'smtpUrl'
    | 'publicUrl'
    | 'reportDeviationsTo'
    | 'firstSuperUser'
    | 'auditLogDays'
  > {
  /** An open database, which replaces the one at `databaseUrl`. The service closes it. */
  database?: Database;
  /** Encrypts the signing keys that the database keeps. */
  secretKeys: SecretKeys;
  /** Another hasher of passwords, for tests: one with less work than is safe. */
  passwords?: PasswordHasher;
  /** Another mailer, for tests. */
  mailer?: Mailer;
  /** The origin of the service when there is no PUBLIC_URL. */
  origin: string;
  /** The folder with the built console, or null to answer calls only. */
  consoleFolder: string | null;
  contract: ContractDocument;
  posCoreUris: readonly [string, string];
  /** Checks every answer against the contract, and tells callers why a request is malformed. */
  isStrict: boolean;
  now: () => Date;
  log: Log;
  onSeedProgress?: (rows: number) => void;
  /** Counts what the service does; nothing counts without them. */
  metrics?: Metrics | null;
}

export interface Service {
  fetch(request: Request, bindings?: object): Promise<Response>;
  hasDemoAccounts: boolean;
  /** From now on /readyz answers that this instance takes no new requests. */
  beginStop(): void;
  close(): Promise<void>;
}

/**
 * Creates the whole service on a database, without a port: its `fetch` answers requests.
 * @throws when the console is missing, or the database cannot be opened
 */
export async function createService(options: CreateServiceOptions): Promise<Service> {
  const { contract, now, log, metrics } = options;
  const { passwords = passwordHasher() } = options;
  const database =
    options.database ??
    (await reachDatabase({ url: options.databaseUrl, ownFolder: options.dataDir, log }));
  if (metrics) observeStatements(database.$client, metrics.observeStatement);
  try {
    const hasDemoAccounts = await prepareDatabase(database, {
      ...options,
      passwords,
      now: now(),
      onProgress: options.onSeedProgress,
    });
    const isHttps = options.publicUrl?.startsWith('https:') === true;
    const deviceCookie = new DeviceCookie({ isHttps });
    // Anybody may read it, and with it the link to a new password of each account.
    const outbox = hasDemoAccounts && options.smtpUrl === null ? new Outbox(now) : null;
    const background = new BackgroundWork(log);
    const publicUrl = options.publicUrl ?? options.origin;
    const mailer =
      options.mailer ??
      (options.smtpUrl === null
        ? (outbox ?? noMailer)
        : await mailerOf(options.smtpUrl, publicUrl));
    const sender = metrics?.countedMailer(mailer) ?? mailer;
    const mails = new MailQueue({
      database,
      mailer: sender,
      letters,
      publicUrl,
      background,
      isSetUp: mailer !== noMailer,
      now,
    });
    const context: ServiceContext = {
      database,
      background,
      mails,
      deviceCookie,
      passwords,
      secretKeys: options.secretKeys,
      // Anybody may cause it, and each check is a connection to the mail server.
      checkMail: cachedCheck({ check: () => mailer.check(), validFor: 5_000, patience: 2_000 }),
      publicUrl,
      versions: readVersions(contract),
    };
    const sweep = () => {
      mails.start();
      background.start('Forgetting deletions', () => removeExpiredDeletions(database, now()));
    };
    sweep();
    const sweeping = setInterval(sweep, sweepInterval).unref();
    const cookie = new SessionCookie({ isHttps });
    const isBehindProxy = options.publicUrl !== null;
    const findAddress = (http: Context) => addressOf(http, isBehindProxy);
    const callerOf = async (http: Context) => {
      const use = sessionUseOf(http, { addressOf: findAddress, now });
      const caller = await findCaller(database, cookie.read(http), use, (noting) =>
        background.start('Noting the use of a session', noting),
      );
      if (caller !== null) noteRequest({ userID: caller.userID });
      return caller;
    };
    const readiness = new ReadinessChecks({
      database,
      mailer: mailer === noMailer ? null : mailer,
      log,
    });
    metrics?.measure({ database, background, readiness, now });

    const app = new Hono();
    const observe = metrics?.observeRequest;
    app.use(
      requestLog({ log, isBehindProxy, observe }),
      ...securityHeaders({ isHttps }),
      compression(),
    );
    nameOwnPages(app, { hasOutbox: outbox !== null });
    app.route(
      '/',
      healthPages((excluded) => readiness.find(excluded)),
    );
    app.route(
      '/',
      contractRouter({
        document: contract,
        handlers: repeatableHandlers(boundOperations(context), context),
        authenticate: callerOf,
        authorise: (operationId, caller, params) =>
          authorise(database, roleOf(operationId), caller, params, now()),
        authoriseAgain: (reader, operationId, caller, params) =>
          authoriseAgain(reader, roleOf(operationId), caller, params, now()),
        database,
        addressOf: findAddress,
        deviceTokenOf: (http) => deviceCookie.read(http),
        now,
        log,
        isStrict: options.isStrict,
      }),
    );
    const folder = options.consoleFolder;
    // With preloads only over https, which means HTTP/2: with HTTP/1.1 the page's reads would wait for
    // a connection.
    const document =
      folder === null
        ? null
        : consoleDocument({
            folder,
            // Nobody else asks the instances, or may know where they are.
            connectOrigins: async (session) =>
              session?.[0].scopes.includes('superuser') ? knownOrigins(database) : [],
            preloads: isHttps,
            reportDeviationsTo: options.reportDeviationsTo,
          });
    app.route(
      '/authentication',
      authenticationPages({
        database,
        mails,
        passwords,
        cookie,
        deviceCookie,
        publicUrl: options.publicUrl,
        demoAccounts: hasDemoAccounts ? demoAccountList : null,
        filesOf: (address) => document?.filesFor(address) ?? [],
        pageAfterSignIn: async (http, address, userID) => {
          const session = document && (await currentSession(database, userID, now()));
          return session && document.sendAfterSignIn(http, address, session);
        },
        addressOf: findAddress,
        now,
        log,
      }),
    );
    app.route('/docs', contractDocs(contract));
    if (outbox !== null) app.route('/dev/outbox', outboxPage(outbox));
    if (document !== null) {
      const sessionOf = async (http: Context) => {
        const caller = await callerOf(http);
        return caller && currentSession(database, caller.userID, now());
      };
      app.route('/', consoleHost(document, sessionOf));
    }
    app.notFound((http) => http.text('There is nothing at this address.', 404));
    app.onError((error, http) => {
      const problem = logFailure(log, `${http.req.method} ${http.req.routePath} failed`, error);
      if (problem !== null) {
        return http.text(adviceOf(problem), 503, { 'Retry-After': String(retryAfterSeconds) });
      }
      return http.text('The server could not complete the request.', 500);
    });
    const { auditLogDays: days } = options;
    const stopIndex = keepAuditLogIndex({ database, log });
    const stopRetention = days === null ? undefined : limitAuditLog({ database, days, now, log });
    return {
      fetch: async (request, bindings) => app.fetch(request, bindings),
      hasDemoAccounts,
      beginStop: () => readiness.beginStop(),
      close: async () => {
        await stopRetention?.();
        await stopIndex();
        clearInterval(sweeping);
        mails.stop();
        await background.end();
        database.$client.close();
      },
    };
  } catch (error) {
    database.$client.close();
    throw error;
  }
}

/** Loads the SMTP mailer only when there is a mail server, because a start without it is faster. */
async function mailerOf(smtpUrl: string, publicUrl: string): Promise<Mailer> {
  const { smtpMailer } = await import('./mail/smtp-mailer');
  return smtpMailer(smtpUrl, publicUrl);
}

/** Lists the origins of the POS Core instances, which the console's page calls directly. */
export async function knownOrigins(database: Database): Promise<string[]> {
  const { uri, versionUri, stagingUri, exceptionsUri } = posCoreInstances;
  const rows = await database
    .select({ uri, versionUri, stagingUri, exceptionsUri })
    .from(posCoreInstances);
  return originsOf(rows.flatMap((row) => Object.values(row)).filter((address) => address !== null));
}
