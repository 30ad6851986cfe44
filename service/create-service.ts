import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { authenticationPages } from './authentication/authentication-pages';
import { authorise } from './authentication/authorise';
import { DeviceCookie } from './authentication/device-cookie';
import { SessionCookie } from './authentication/session-cookie';
import { findCaller } from './authentication/sessions';
import { BackgroundWork } from './background-work';
import { consoleHost } from './console-host';
import { readContract } from './contract/contract-document';
import { contractDocs } from './contract-docs';
import { contractRouter } from './contract-router';
import { type Database, openDatabase } from './database/open-database';
import { posCoreInstances } from './database/schema/servers';
import { demoAccountList } from './demo-accounts';
import { addressOf } from './http/address';
import { accessLog, type Log, withoutValues } from './http/log';
import { originsOf } from './http/origins';
import { securityHeaders } from './http/security-headers';
import { type Mailer, noMailer } from './mail/mailer';
import { Outbox, outboxPage } from './mail/outbox';
import { boundOperations, roleOf } from './operations/operations';
import type { ServiceOptions } from './options';
import { prepareDatabase } from './prepare-database';
import type { ServiceContext } from './service-context';
import { readVersions } from './versions';

export interface CreateServiceOptions
  extends Pick<
    ServiceOptions,
    | 'databaseUrl'
    | 'isDemo'
    | 'scale'
    | 'smtpUrl'
    | 'publicUrl'
    | 'reportDeviationsTo'
    | 'firstSuperUser'
  > {
  /** The origin of the service when there is no PUBLIC_URL. */
  origin: string;
  /** The folder with the built console, or null to answer calls only. */
  consoleFolder: string | null;
  contractFile: string;
  posCoreUris: readonly [string, string];
  /** Checks every answer against the contract, and tells callers why a request is malformed. */
  isStrict: boolean;
  now: () => Date;
  log: Log;
  onSeedProgress?: (rows: number) => void;
}

export interface Service {
  fetch(request: Request, bindings?: object): Promise<Response>;
  hasDemoAccounts: boolean;
  close(): Promise<void>;
}

/**
 * Creates the whole service on a database, without a port: its `fetch` answers requests.
 * @throws when the contract or the console is missing, or the database cannot be opened
 */
export async function createService(options: CreateServiceOptions): Promise<Service> {
  const { now } = options;
  const log = withoutValues(options.log);
  const contract = readContract(options.contractFile);
  const database = await openDatabase({ url: options.databaseUrl });
  try {
    const hasDemoAccounts = await prepareDatabase(database, {
      ...options,
      now: now(),
      onProgress: options.onSeedProgress,
    });
    const isHttps = options.publicUrl?.startsWith('https:') === true;
    const deviceCookie = new DeviceCookie({ isHttps });
    const outbox = options.isDemo && options.smtpUrl === null ? new Outbox(now) : null;
    const background = new BackgroundWork(log);
    const context: ServiceContext = {
      database,
      background,
      deviceCookie,
      mailer: options.smtpUrl === null ? (outbox ?? noMailer) : await mailerOf(options.smtpUrl),
      publicUrl: options.publicUrl ?? options.origin,
      versions: readVersions(contract),
    };
    const cookie = new SessionCookie({ isHttps });
    const findAddress = (http: Context) => addressOf(http, options.publicUrl !== null);

    const app = new Hono();
    app.use(accessLog(log), ...securityHeaders({ isHttps }), compress());
    app.route(
      '/',
      contractRouter({
        document: contract,
        handlers: boundOperations(context),
        authenticate: (http) => findCaller(database, cookie.read(http), now()),
        authorise: (operationId, caller, params) =>
          authorise(database, roleOf(operationId), caller, params),
        addressOf: findAddress,
        deviceTokenOf: (http) => deviceCookie.read(http),
        now,
        log,
        isStrict: options.isStrict,
      }),
    );
    app.route(
      '/authentication',
      authenticationPages({
        database,
        mailer: context.mailer,
        cookie,
        deviceCookie,
        publicUrl: options.publicUrl,
        demoAccounts: hasDemoAccounts ? demoAccountList : null,
        addressOf: findAddress,
        now,
        log,
      }),
    );
    app.route('/docs', contractDocs(contract));
    if (outbox !== null) app.route('/dev/outbox', outboxPage(outbox));
    if (options.consoleFolder !== null) {
      const connectOrigins = () => knownOrigins(database);
      const { consoleFolder: folder, reportDeviationsTo } = options;
      app.route('/', consoleHost({ folder, connectOrigins, reportDeviationsTo }));
    }
    app.notFound((http) => http.text('There is nothing at this address.', 404));
    app.onError((error, http) => {
      log.error(`${http.req.method} ${http.req.routePath} failed`, error);
      return http.text('The server could not complete the request.', 500);
    });
    return {
      fetch: async (request, bindings) => app.fetch(request, bindings),
      hasDemoAccounts,
      close: async () => {
        await background.settled();
        database.$client.close();
      },
    };
  } catch (error) {
    database.$client.close();
    throw error;
  }
}

/** Loads the SMTP mailer only when there is a mail server, because a start without it is faster. */
async function mailerOf(smtpUrl: string): Promise<Mailer> {
  const { smtpMailer } = await import('./mail/smtp-mailer');
  return smtpMailer(smtpUrl);
}

async function knownOrigins(database: Database): Promise<string[]> {
  const { uri, versionUri, stagingUri, exceptionsUri } = posCoreInstances;
  const rows = await database
    .select({ uri, versionUri, stagingUri, exceptionsUri })
    .from(posCoreInstances);
  return originsOf(rows.flatMap((row) => Object.values(row)).filter((address) => address !== null));
}
