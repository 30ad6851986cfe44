import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client/sqlite3';
import { drizzle } from 'drizzle-orm/libsql/sqlite3';
import { readContract } from '../../openapi/reader/contract-document';
import { type CreateServiceOptions, createService, type Service } from '../create-service';
import { outdatedTexts } from '../database/fill-derived-texts';
import type { Database } from '../database/open-database';
import { demoAccounts, demoPassword } from '../database/seed/demo-accounts';
import { createLog } from '../http/log';
import { copyDemoDatabase } from './demo-database';
import { demoOptions } from './demo-options';
import { quickPasswords } from './quick-passwords';
import { testSecretKeys } from './secret-keys';
import { openQuickDatabase } from './temporary-database';

export const contractFile = '.generated/contract.json';

/** The contract. All services of a process share it, and with it the compiled schemas. */
export const contract = readContract(contractFile);

/** The time of a test service's clock, until a test changes it. */
export const testTime = new Date('2026-11-21T12:00:00Z');

type Account = keyof typeof demoAccounts;

export interface TestService {
  /** Whether a test has written rows itself, without what is derived of their texts. */
  hasRowsOfTests: boolean;
  service: Service;
  /** That of the service, which the service closes. */
  database: Database;
  folder: string;
  /** The lines of the log, as the service writes them. */
  written: string[];
  /** The messages of the warnings and errors in the log, with those of the thrown errors. */
  errors: string[];
  /** The other messages in the log. */
  lines: string[];
  clock: { now: Date };
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Calls as the console does: with the X-Requested-With marker, JSON, and the session. */
  call(path: string, options?: CallOptions): Promise<Response>;
  /** Signs in once for each account. Returns the session cookie. */
  cookieOf(account: Account): Promise<string>;
  /** Closes the service and opens another one on the same file. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export interface CallOptions {
  as?: Account;
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/**
 * Creates a whole service without a port, on a copy of the cached demo database. A database that is
 * named in `overrides` is used instead.
 */
export async function testService(
  overrides: Partial<CreateServiceOptions> = {},
): Promise<TestService> {
  const folder = mkdtempSync(join(tmpdir(), 'service-test-'));
  const clock = { now: testTime };
  const errors: string[] = [];
  const lines: string[] = [];
  const written: string[] = [];
  const write = (line: string) => {
    written.push(line);
    const { level, msg, err } = JSON.parse(line);
    if (level !== 'error' && level !== 'warn') lines.push(msg);
    else errors.push(err ? `${msg}: ${err.type}: ${err.message}` : msg);
  };
  const cookies = new Map<Account, string>();
  const file = join(folder, 'service.db');
  const options: CreateServiceOptions = {
    databaseUrl: `file:${file}`,
    dataDir: folder,
    secretKeys: testSecretKeys,
    passwords: quickPasswords,
    ...demoOptions,
    origin: 'http://console.test',
    contract,
    posCoreUris: ['http://127.0.0.1:4201', 'http://127.0.0.1:4202'],
    isStrict: true,
    now: () => clock.now,
    log: await createLog({ level: 'trace', format: 'json', stream: { write } }),
    ...overrides,
  };
  if (options.isDemo && options.databaseUrl === `file:${file}`) {
    await copyDemoDatabase(file, { now: options.now(), posCoreUris: options.posCoreUris });
  }
  let database: Database;
  const open = async () => {
    database = overrides.database ?? (await openQuickDatabase(options.databaseUrl));
    return createService({ ...options, database });
  };
  let service = await open();

  const test: TestService = {
    get service() {
      return service;
    },
    get database() {
      return database;
    },
    hasRowsOfTests: false,
    folder,
    written,
    errors,
    lines,
    clock,
    fetch: (path, init) => service.fetch(new Request(`http://console.test${path}`, init)),
    async call(path, { as, method, body, headers } = {}) {
      return test.fetch(path, {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        body: body === undefined ? undefined : JSON.stringify(body),
        headers: {
          'Content-Type': 'application/json',
          'X-Requested-With': 'XMLHttpRequest',
          ...(as && { Cookie: await test.cookieOf(as) }),
          ...headers,
        },
      });
    },
    async cookieOf(account) {
      const known = cookies.get(account);
      if (known) return known;
      const cookie = await signIn(test, demoAccounts[account].email, demoPassword);
      cookies.set(account, cookie);
      return cookie;
    },
    async restart() {
      await service.close();
      service = await open();
    },
    async close() {
      await service.close();
      const isOwn = existsSync(file) && !test.hasRowsOfTests;
      const outdated = isOwn ? await outdatedTextsIn(file) : [];
      rmSync(folder, { recursive: true });
      // Every statement that writes a text has to write what is derived of it.
      if (outdated.length > 0) throw new Error(`Not derived: ${outdated.join(', ')}`);
    },
  };
  return test;
}

async function outdatedTextsIn(file: string): Promise<string[]> {
  const database = drizzle(createClient({ url: `file:${file}` }));
  try {
    return await outdatedTexts(database);
  } finally {
    database.$client.close();
  }
}

/** Posts the sign-in form. Returns the session cookie as a browser sends it. */
export async function signIn(
  test: TestService,
  email: string,
  password: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const response = await postForm(test, '/authentication/login', { email, password }, headers);
  const cookie = response.headers.get('Set-Cookie')?.split(';')[0];
  if (response.status !== 303 || !cookie) throw new Error(`Signing in answered ${response.status}`);
  return cookie;
}

export function postForm(
  test: TestService,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return test.fetch(path, { method: 'POST', body: new URLSearchParams(fields), headers });
}

/** Makes a folder like that of the build: a page with nonces, hashed files, compressed copies. */
export function builtConsole(parent: string): string {
  const folder = join(parent, 'dist');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  const script = `console.log('${'x'.repeat(2000)}');`;
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><head><meta property="csp-nonce" nonce="__CSP_NONCE__"></head>' +
      '<script type="module" src="/assets/index-abc123.js" nonce="__CSP_NONCE__"></script>',
  );
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'assets', 'index-abc123.js'), script);
  writeFileSync(join(folder, 'assets', 'index-abc123.js.br'), 'brotli bytes');
  writeFileSync(join(folder, 'assets', 'index-abc123.js.gz'), 'gzip bytes');
  return folder;
}
