import { describe, expect, test } from 'vitest';
import { databaseFile } from './database/file-url';
import { OptionsError, readOptions } from './options';

const problemsOf = (environment: Record<string, string>, given: string[] = []) => {
  try {
    readOptions(environment, given);
    return [];
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    return error.message.split('\n');
  }
};

const present = Buffer.alloc(32, 1).toString('base64');
const former = Buffer.alloc(32, 255).toString('base64');

test('every option has a default', () => {
  expect(readOptions({}, [])).toEqual({
    port: 4173,
    host: '127.0.0.1',
    dataDir: '.data',
    databaseUrl: 'file:.data/service.db',
    isDemo: true,
    encryptionKey: null,
    encryptionKeyPrevious: null,
    smtpUrl: null,
    publicUrl: null,
    reportDeviationsTo: null,
    logLevel: 'info',
    logFormat: 'text',
    metricsPort: null,
    metricsHost: '127.0.0.1',
    stopDelay: 0,
    auditLogDays: null,
    firstSuperUser: null,
    scale: 1,
    servesConsole: true,
  });
});

test('variables and arguments set every option', () => {
  const environment = {
    PORT: '8080',
    HOST: '0.0.0.0',
    DATA_DIR: '/var/lib/console',
    DATABASE_URL: 'libsql://db.test?authToken=x',
    DEMO: 'off',
    ENCRYPTION_KEY: present,
    // Other spellings of base64.
    ENCRYPTION_KEY_PREVIOUS: ` ${former.replaceAll('/', '_').replace('=', '')} `,
    SMTP_URL: 'smtps://mail.test:465',
    PUBLIC_URL: 'https://console.test/',
    REPORT_DEVIATIONS_TO: 'https://reports.test/contract?from=console',
    LOG_LEVEL: 'Warn',
    LOG_FORMAT: 'text',
    METRICS_PORT: '9464',
    METRICS_HOST: '::',
    STOP_DELAY: '15',
    AUDIT_LOG_DAYS: '365',
    FIRST_SUPER_USER_EMAIL: 'root@console.test',
    FIRST_SUPER_USER_PASSWORD: ' eight or more ',
  };
  expect(readOptions(environment, ['--scale', '100', '--api-only'])).toEqual({
    port: 8080,
    host: '0.0.0.0',
    dataDir: '/var/lib/console',
    databaseUrl: 'libsql://db.test?authToken=x',
    isDemo: false,
    encryptionKey: Buffer.from(present, 'base64'),
    encryptionKeyPrevious: Buffer.from(former, 'base64'),
    smtpUrl: 'smtps://mail.test:465',
    publicUrl: 'https://console.test',
    reportDeviationsTo: 'https://reports.test/contract?from=console',
    logLevel: 'warn',
    logFormat: 'text',
    metricsPort: 9464,
    metricsHost: '::',
    stopDelay: 15,
    auditLogDays: 365,
    firstSuperUser: { email: 'root@console.test', password: ' eight or more ' },
    scale: 100,
    servesConsole: false,
  });
});

test('the log is for programs when there is no demo data', () => {
  expect(readOptions({ DEMO: 'off', ENCRYPTION_KEY: present }, []).logFormat).toBe('json');
});

test('an empty variable counts as not set', () => {
  expect(readOptions({ PORT: '', DEMO: ' ', SMTP_URL: '' }, [])).toEqual(readOptions({}, []));
});

test('DATA_DIR names the folder of the file, unless DATABASE_URL is set', () => {
  expect(readOptions({ DATA_DIR: '/x' }, []).databaseUrl).toBe('file:/x/service.db');
  expect(readOptions({ DATA_DIR: '/x', DATABASE_URL: 'file:/y.db' }, []).databaseUrl).toBe(
    'file:/y.db',
  );
});

test.each(['/tmp/a b', '/tmp/100%', '/tmp/a%20b', '/tmp/a#b', '/tmp/a?b', '/tmp/Kassé'])(
  'DATA_DIR may be %s',
  (DATA_DIR) => {
    const { databaseUrl } = readOptions({ DATA_DIR }, []);
    expect(databaseFile(databaseUrl)).toBe(`${DATA_DIR}/service.db`);
    expect(new URL(databaseUrl)).toMatchObject({ search: '', hash: '' });
  },
);

test.each([
  ['on', true],
  ['TRUE', true],
  ['1', true],
  ['off', false],
  ['false', false],
  ['0', false],
])('DEMO=%s is read as a switch', (DEMO, isDemo) => {
  expect(readOptions({ DEMO, ENCRYPTION_KEY: present }, []).isDemo).toBe(isDemo);
});

describe('the key', () => {
  test('has to be set with DEMO off, and the error says how to make one', () => {
    for (const ENCRYPTION_KEY of ['', ' ']) {
      expect(problemsOf({ DEMO: 'off', ENCRYPTION_KEY })).toEqual([
        expect.stringMatching(/^ENCRYPTION_KEY is not set\. .*"openssl rand -base64 32" makes one/),
      ]);
    }
  });

  test.each([
    'short',
    Buffer.alloc(31).toString('base64'),
    Buffer.alloc(33).toString('base64'),
    `${'x'.repeat(42)}!`,
  ])('is not %j, which the error does not repeat', (key) => {
    const problems = problemsOf({ ENCRYPTION_KEY: key, ENCRYPTION_KEY_PREVIOUS: key });
    expect(problems).toEqual([
      'ENCRYPTION_KEY has to be 32 bytes in base64; "openssl rand -base64 32" makes one.',
      'ENCRYPTION_KEY_PREVIOUS has to be 32 bytes in base64; "openssl rand -base64 32" makes one.',
    ]);
  });
});

describe('an error names the option, its value and the allowed values', () => {
  test.each([
    [{ PORT: '70000' }, 'PORT is "70000", but has to be a whole number from 0 to 65535.'],
    [{ PORT: '80a' }, 'PORT is "80a", but has to be a whole number from 0 to 65535.'],
    [{ PORT: '-1' }, 'PORT is "-1", but has to be a whole number from 0 to 65535.'],
    [{ HOST: 'a host' }, 'HOST is "a host", but has to be a host name or an IP address.'],
    [{ DEMO: 'maybe' }, 'DEMO is "maybe", but has to be on or off.'],
    [
      { DATABASE_URL: 'postgres://u:secret@db.test/x' },
      'DATABASE_URL is "postgres://***@db.test/x", but has to be an address that begins with libsql:, https:, http:, wss:, ws:, file:.',
    ],
    [
      { SMTP_URL: 'mail.test:25' },
      'SMTP_URL is "mail.test:25", but has to be an smtp:// or smtps:// address with a host.',
    ],
    [
      { PUBLIC_URL: 'https://console.test/admin' },
      'PUBLIC_URL is "https://console.test/admin", but has to be an http:// or https:// address without a path.',
    ],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL is "loud", but has to be one of trace, debug, info, warn, error, fatal, silent.',
    ],
    [{ LOG_FORMAT: 'xml' }, 'LOG_FORMAT is "xml", but has to be json or text.'],
    [
      { METRICS_PORT: '65536' },
      'METRICS_PORT is "65536", but has to be a whole number from 0 to 65535.',
    ],
    [{ METRICS_HOST: 'a b' }, 'METRICS_HOST is "a b", but has to be a host name or an IP address.'],
    [
      { STOP_DELAY: '301' },
      'STOP_DELAY is "301", but has to be a whole number of seconds from 0 to 300.',
    ],
    [
      { REPORT_DEVIATIONS_TO: 'reports.test' },
      'REPORT_DEVIATIONS_TO is "reports.test", but has to be an http:// or https:// address.',
    ],
    [
      { FIRST_SUPER_USER_EMAIL: 'root', FIRST_SUPER_USER_PASSWORD: 'long enough' },
      'FIRST_SUPER_USER_EMAIL is "root", but has to be an email address of at most 64 characters.',
    ],
    [
      { FIRST_SUPER_USER_EMAIL: 'a@b.test', FIRST_SUPER_USER_PASSWORD: 'short' },
      'FIRST_SUPER_USER_PASSWORD has to have at least 8 characters.',
    ],
    [
      {
        FIRST_SUPER_USER_EMAIL: 'a@b.test',
        FIRST_SUPER_USER_PASSWORD: 'x'.repeat(8) + 'é'.repeat(600),
      },
      'FIRST_SUPER_USER_PASSWORD has to have at most 1024 bytes.',
    ],
  ])('%j', (environment, problem) => {
    expect(problemsOf(environment as Record<string, string>)).toEqual([problem]);
  });

  test.each(['Password2026!', '123456789', 'first.person1'])(
    'the first super user does not get the password %j',
    (FIRST_SUPER_USER_PASSWORD) => {
      const FIRST_SUPER_USER_EMAIL = 'First.Person@b.test';
      expect(problemsOf({ FIRST_SUPER_USER_EMAIL, FIRST_SUPER_USER_PASSWORD })).toEqual([
        'FIRST_SUPER_USER_PASSWORD is one that attackers try first: a leaked password, a word with little added to it, a row of keys, a date, or the name or the address of the person.',
      ]);
    },
  );

  test.each([
    [['--scale', '0'], '--scale is "0", but has to be a whole number from 1 to 100.'],
    [['--scale=many'], '--scale is "many", but has to be a whole number from 1 to 100.'],
    [['--scale'], '--scale is "", but has to be a whole number from 1 to 100.'],
    [['--port=1'], 'The argument "--port=1" is unknown; there are --scale N and --api-only.'],
  ])('%j', (given, problem) => {
    expect(problemsOf({}, given)).toEqual([problem]);
  });

  test('one error lists all malformed options', () => {
    const environment = { PORT: 'x', DEMO: 'x', SMTP_URL: 'x' };
    expect(problemsOf(environment, ['--scale', 'x'])).toHaveLength(4);
  });

  test('an error never has the password', () => {
    const environment = { FIRST_SUPER_USER_EMAIL: 'x', FIRST_SUPER_USER_PASSWORD: 'hunter2' };
    expect(problemsOf(environment).join()).not.toContain('hunter2');
  });
});
