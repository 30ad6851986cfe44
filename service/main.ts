import { relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { readContract } from '../openapi/reader/contract-document';
import { createService, type Service } from './create-service';
import { databaseFile } from './database/file-url';
import { demoAccountList } from './demo-account-list';
import { logConsole } from './http/console-log';
import { createLog, type Log } from './http/log';
import { publicHostOf } from './http/public-host';
import {
  closeAfterAnswers,
  PortTakenError,
  startServer,
  stopServer,
  stopUnderLoad,
} from './http/server';
import { healthPages } from './monitoring/health-pages';
import type { MetricsServer } from './monitoring/metrics-server';
import { OptionsError, readOptions, type ServiceOptions } from './options';
import { type RemoteInstances, startRemoteInstances } from './remote-instances';
import { loadSecretKeys } from './secret-keys-of-options';

const root = fileURLToPath(new URL('..', import.meta.url));
const now = () => new Date();

/** Starts the service and, in demo mode, the simulated instances. Resolves with a stop function. */
async function start(options: ServiceOptions, log: Log): Promise<() => Promise<void>> {
  // A request that arrives before the service is ready waits for it. Probes do not wait.
  let open: (service: Service) => void = () => {};
  const ready = new Promise<Service>((resolve) => {
    open = resolve;
  });
  const starting = new Hono<{ Bindings: object }>()
    .route(
      '/',
      healthPages(() => ({ status: 'starting', parts: {} })),
    )
    .all('*', async (context) => (await ready).fetch(context.req.raw, context.env));
  let answering: Pick<Service, 'fetch'> = {
    fetch: async (request, bindings) => starting.fetch(request, bindings),
  };
  // The port comes first: a second start on it must not touch the database of the first
  // (decision 0017).
  const { server, port } = await startServer({
    fetch: (request, bindings) => answering.fetch(request, bindings),
    host: options.host,
    port: options.port,
  });
  const { publicUrl } = options;
  const publicHost = publicUrl === null ? publicHostOf(options.host) : new URL(publicUrl).hostname;
  const origin = `http://${publicHost}:${port}`;
  let instances: RemoteInstances | null = null;
  let measuring: MetricsServer | null = null;
  try {
    measuring = await startMetrics(options, log);
    if (options.isDemo) {
      instances = await startRemoteInstances({
        host: options.host,
        publicHost,
        servicePort: options.port,
        now,
      });
    }
    const service = await createService({
      ...options,
      secretKeys: loadSecretKeys(options, log),
      metrics: measuring?.metrics ?? null,
      origin,
      consoleFolder: options.servesConsole ? `${root}dist` : null,
      contract: readContract(`${root}.generated/contract.json`),
      posCoreUris: instances?.uris ?? ['', ''],
      isStrict: options.isDemo,
      now,
      log,
      onSeedProgress: showProgress(options, log),
    });
    open(service);
    answering = service;
    announce(options, options.publicUrl ?? origin, service, log);
    return async () => {
      service.beginStop();
      closeAfterAnswers(server);
      await pause(options.stopDelay * 1_000);
      await stopUnderLoad(server);
      await instances?.close();
      await service.close();
      await measuring?.close();
    };
  } catch (error) {
    await stopServer(server, 0);
    await instances?.close();
    await measuring?.close();
    throw error;
  }
}

/** Starts to answer /metrics, if there is a port for it. A start without it loads nothing. */
async function startMetrics(options: ServiceOptions, log: Log): Promise<MetricsServer | null> {
  const { metricsHost: host, metricsPort: port } = options;
  if (port === null) return null;
  const { startMetricsServer } = await import('./monitoring/metrics-server');
  const started = await startMetricsServer({ host, port }).catch((error: unknown) => {
    if (!(error instanceof PortTakenError)) throw error;
    throw new OptionsError(`METRICS_PORT ${port} of ${host} is taken. Choose another one.`);
  });
  log.info(`The metrics are at ${started.address}`);
  return started;
}

function showProgress({ logFormat }: ServiceOptions, log: Log): (rows: number) => void {
  const step = 10_000;
  let shown = -step;
  return (rows) => {
    if (rows < shown + step) return;
    shown = rows;
    const text = `Making demo data: ${rows} rows`;
    if (logFormat === 'json') log.info(text);
    else console.log(text);
  };
}

/** Says where the console or the service is: to people with the demo accounts, or as a line of the log. */
function announce(
  { logFormat, servesConsole }: ServiceOptions,
  address: string,
  service: Service,
  log: Log,
) {
  const text = `The ${servesConsole ? 'console' : 'service'} is at ${address}`;
  if (logFormat === 'json') return log.info(text);
  console.log(`\n${text}\n`);
  if (!service.hasDemoAccounts) return;
  console.log(`Demo accounts, password ${demoAccountList.password}:`);
  for (const { email, role } of demoAccountList.accounts) console.log(`  ${email}  ${role}`);
  console.log('');
}

function explain(error: unknown, options: ServiceOptions | null): string {
  if (error instanceof OptionsError) return error.message;
  if (error instanceof PortTakenError && options) {
    return (
      `Port ${options.port} of ${options.host} is taken, perhaps by another start of this service. ` +
      'PORT chooses another one.'
    );
  }
  return (options && problemOfDataDir(error, options)) ?? messageOf(error);
}

const problemsOfFolders: Partial<Record<string, string>> = {
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'the file system is read-only',
  // So Node says that it cannot make a folder, also in a file system that is read-only.
  ENOENT: 'the folder cannot be made',
  EEXIST: 'it is not a folder',
  ENOTDIR: 'it is not a folder',
  ENOSPC: 'the disk is full',
  SQLITE_NOTADB: 'its service.db is not a database',
};

/** Says what is wrong with DATA_DIR, in a sentence that names it; null for another problem. */
function problemOfDataDir(error: unknown, options: ServiceOptions): string | null {
  if (!(error instanceof Error)) return null;
  const { dataDir, databaseUrl } = options;
  const { code = '', path: given } = error as NodeJS.ErrnoException;
  const problem = problemsOfFolders[code];
  if (!problem) return problemOfDataDir(error.cause, options);
  const isOfDatabase = code.startsWith('SQLITE') || code === 'ENOSPC';
  const path = given ?? (isOfDatabase ? databaseFile(databaseUrl) : undefined);
  // The same code may be about a port or another file. Some errors name a folder above.
  const isAbout = path && (isWithin(path, dataDir) || isWithin(dataDir, path));
  return isAbout ? `DATA_DIR ${dataDir} cannot be used: ${problem} (${error.message}).` : null;
}

const isWithin = (path: string, folder: string) => !relative(folder, path).startsWith('..');

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

let options: ServiceOptions | null = null;
try {
  options = readOptions(process.env, process.argv.slice(2));
  const log = await createLog({ level: options.logLevel, format: options.logFormat });
  if (options.logFormat === 'json') logConsole(console, log);
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    // Without this, Node would print an error with the values of its statement.
    process.on(event, (error) => {
      log.error('The service ends because of an error that nothing handles.', error);
      process.exit(1);
    });
  }
  const stop = await start(options, log);
  let stoppingSince: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stoppingSince !== undefined) {
        // Ctrl+C comes from the terminal and from each program between. Another signal ends the process at once.
        const isSame = signal === 'SIGINT' && performance.now() - stoppingSince < 2_000;
        return isSame ? undefined : process.exit(1);
      }
      stoppingSince = performance.now();
      stop().then(
        () => process.exit(0),
        (error) => {
          log.error('The service did not stop as it should.', error);
          process.exit(1);
        },
      );
    });
  }
} catch (error) {
  process.stderr.write(`${explain(error, options)}\n`);
  process.exit(1);
}
