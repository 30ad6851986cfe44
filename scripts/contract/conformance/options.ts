import { parseArgs } from 'node:util';
import { cookieCredentials, credentialsOf, headerCredentials } from './people/credentials';
import { type GivenPeople, type PersonName, personNames } from './people/people';

export interface ConformanceOptions {
  /** The address of the service without a slash at its end. */
  url: string;
  people: GivenPeople;
  only: readonly string[] | null;
  isWriting: boolean;
  isPermanent: boolean;
  hasRoles: boolean;
  organisationID: string | null;
  /** Milliseconds. */
  timeout: number;
  /** Milliseconds after which an answer is slow. */
  slow: number;
  /** Where the HTML report and the JUnit file go; null for nowhere. */
  report: string | null;
  junit: string | null;
  /** The file with accepted findings, and where those of this run go; null for none. */
  baseline: string | null;
  newBaseline: string | null;
}

export const usage = `npm run conformance -- --url https://... [options]

Who signs in, one of:
  --email ADDRESS        by the reference sign-in; the password comes from CONFORMANCE_PASSWORD, or
                         is asked for
  --cookie NAME=VALUE    with the cookie of a session; also CONFORMANCE_SUPERUSER=cookie:NAME=VALUE
  --header 'NAME: VALUE' with a header; also CONFORMANCE_SUPERUSER='header:NAME: VALUE'
What is checked:
  --only NAMES           only these tags or operations of the contract, with commas between them
  --write                also adds, changes and deletes records of its own
  --permanent            with --write: also what cannot be taken back, for an own organisation
  --role                 also who may call what, which takes two more people:
                         --as administrator=WHO --as ordinaryUser=WHO, or CONFORMANCE_ADMINISTRATOR
                         and CONFORMANCE_ORDINARYUSER; WHO is an address, cookie:... or header:...
  --organisation ID      the organisation in which it looks and writes
How:
  --timeout SECONDS      how long to wait for an answer; 30 by default
  --slow SECONDS         after how long an answer is slow, which is advice; 2 by default
  --report FILE          writes an HTML report
  --junit FILE           writes JUnit XML
  --baseline FILE        accepts the findings of this file
  --write-baseline FILE  writes the findings of the run as such a file

docs/conformance.md explains them. The exit status is 0 if the service conforms, 1 if it does not, 2
if the check could not run, and 3 if it conforms and there is advice.`;

/** @throws when an argument is unknown, missing or wrong; the message repeats no secret */
export function readOptions(
  given: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): ConformanceOptions {
  const { values } = parseArgs({
    args: [...given],
    options: {
      url: { type: 'string' },
      cookie: { type: 'string' },
      header: { type: 'string' },
      email: { type: 'string' },
      as: { type: 'string', multiple: true, default: [] },
      only: { type: 'string' },
      organisation: { type: 'string' },
      timeout: { type: 'string', default: '30' },
      slow: { type: 'string', default: '2' },
      report: { type: 'string' },
      junit: { type: 'string' },
      baseline: { type: 'string' },
      'write-baseline': { type: 'string' },
      write: { type: 'boolean', default: false },
      permanent: { type: 'boolean', default: false },
      role: { type: 'boolean', default: false },
    },
  });
  if (!/^\d{1,4}$/.test(values.timeout) || Number(values.timeout) === 0) {
    throw new Error('--timeout has to be a number of seconds from 1 to 9999.');
  }
  if (!/^\d{1,4}(\.\d{1,3})?$/.test(values.slow) || Number(values.slow) === 0) {
    throw new Error('--slow has to be a number of seconds above 0, such as 2 or 0.5.');
  }
  if (values.permanent && !values.write) throw new Error('--permanent needs --write.');
  const people = { ...peopleOf(values.as, environment), ...callerOf(values) };
  if (!people.superUser) {
    throw new Error('Somebody has to sign in: --email, --cookie or --header says who.');
  }
  const missing = personNames.filter((name) => values.role && !people[name]);
  if (missing.length > 0) throw new Error(`--role needs --as ${missing.join('=... --as ')}=...`);
  return {
    url: addressOf(values.url),
    people,
    only: values.only?.split(',').map((name) => name.trim()) ?? null,
    isWriting: values.write,
    isPermanent: values.permanent,
    hasRoles: values.role,
    organisationID: values.organisation ?? null,
    timeout: Number(values.timeout) * 1000,
    slow: Number(values.slow) * 1000,
    report: values.report ?? null,
    junit: values.junit ?? null,
    baseline: values.baseline ?? null,
    newBaseline: values['write-baseline'] ?? null,
  };
}

function addressOf(url: string | undefined): string {
  if (url === undefined) throw new Error('--url is missing: the address of the service.');
  const address = URL.canParse(url) ? new URL(url) : null;
  const { protocol = '', origin, pathname, search, hash, username, password } = address ?? {};
  if (!/^https?:$/.test(protocol) || search || hash || username || password) {
    throw new Error(
      '--url has to be an http or https address without a user, a query or a fragment, such as https://pos.example.com.',
    );
  }
  return `${origin}${pathname}`.replace(/\/+$/, '');
}

function callerOf(values: { cookie?: string; header?: string; email?: string }): GivenPeople {
  const ways = [values.cookie, values.header, values.email].filter((way) => way !== undefined);
  if (ways.length > 1) throw new Error('--email, --cookie and --header exclude each other.');
  if (values.cookie !== undefined) return { superUser: cookieCredentials(values.cookie) };
  if (values.header !== undefined) return { superUser: headerCredentials(values.header) };
  return values.email === undefined ? {} : { superUser: credentialsOf(values.email) };
}

function peopleOf(
  given: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): GivenPeople {
  const people: GivenPeople = {};
  for (const name of personNames) {
    const text = environment[`CONFORMANCE_${name.toUpperCase()}`];
    if (text) people[name] = credentialsOf(text);
  }
  for (const text of given) {
    const [, name = '', who = ''] = /^(\w+)=(.*)$/s.exec(text) ?? [];
    if (!isPersonName(name)) throw new Error(`--as takes ${personNames.join('=..., ')}=...`);
    people[name] = credentialsOf(who);
  }
  return people;
}

const isPersonName = (name: string): name is PersonName =>
  (personNames as readonly string[]).includes(name);
