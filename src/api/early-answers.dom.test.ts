import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { exampleOf } from '~/testing/contract-examples';
import { listCurrencies } from './answers/currencies.gen';
import { listLocales } from './answers/locales.gen';
import { getCurrentSession } from './answers/session.gen';
import { commitUsers } from './answers/users.gen';
import { get, post } from './client';
import type { CurrentSession } from './session';

const html = readFileSync('index.html', 'utf8');
const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';

type Session = Parameters<typeof Response.json>[0];

interface Link {
  rel?: string;
  href?: string;
  crossOrigin?: string;
  onload?: () => void;
  onerror?: () => void;
  relList: { supports: (rel: string) => boolean };
}

// The list that the build inserts into the script.
const pages = [
  ['a/grid.js', 'a/grid.css', 'a/links.js', 'a/account.js'],
  [
    ['/admin', [], ['/admin/summary/'], 2],
    ['/admin/organisations', [], ['/api/OrganisationTree'], 2, 1],
    ['/admin/users', [0, 1], ['/api/user'], 2],
    ['/admin/users/edit/$', [], ['/api/user/$'], 2],
    ['/admin/clients/edit/$', [], ['/api/client/$'], 2],
    ['/audit', [0], ['/api/auditlog/descriptions'], 2],
    ['/organisation/$', [], ['/api/Organisation/summary/$'], 1],
    ['/organisation/$/links', [2], ['/api/organisation/$/links'], 1],
    [
      '/organisation/$/teams/edit/$',
      [],
      ['/api/organisation/$/team/$', '/api/organisation/$/users'],
      1,
    ],
    ['/user/$', [3], ['/api/User/summary/$'], 0],
  ],
];

/**
 * Runs the script of index.html.
 * @returns the calls that it sent, its links and the early answers
 */
async function runScript(
  address: string,
  answerOf: (path: string) => Promise<Response>,
  known: Session = null,
) {
  const sent: { path: string; headers: Record<string, string> }[] = [];
  const links: Link[] = [];
  const page: {
    earlyAnswers?: Map<string, Promise<Response>>;
    earlyFiles?: Map<string, Promise<boolean>>;
  } & Record<string, unknown> = {
    location: { pathname: address.replace(/\?.*/, ''), search: address.replace(/^[^?]*/, '') },
    document: {
      createElement: () => ({ relList: { supports: (rel: string) => rel === 'modulepreload' } }),
      head: { append: (link: Link) => links.push(link) },
    },
    Map,
    Response,
    fetch: (path: string, { headers }: { headers: Record<string, string> }) => {
      sent.push({ path, headers });
      return answerOf(path);
    },
  };
  page.globalThis = page;
  runInNewContext(
    script
      .replace('[[], []]', () => JSON.stringify(pages))
      .replace('null /* the session */', () => JSON.stringify(known)),
    page,
  );
  await vi.waitFor(() => expect(sent.length).toBeGreaterThan(0));
  // The promises of the script settle within a few turns of the event loop.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  await new Promise((resolve) => setImmediate(resolve));
  return { sent, links, early: page.earlyAnswers, files: page.earlyFiles };
}

const session = (name: string) => (path: string) =>
  Promise.resolve(
    Response.json(
      path === '/Authentication/current' ? (exampleOf('getCurrentSession', name) as Session) : [],
    ),
  );

afterEach(() => {
  globalThis.earlyAnswers = undefined;
  vi.unstubAllGlobals();
});

const listCalls = [getCurrentSession.path, listCurrencies.path, listLocales.path];

const id = '11111111-1111-4111-8111-111111111111';
const person = (name: string) => exampleOf('getCurrentSession', name) as CurrentSession;
const own = person('organisationAdministrator')[1]?.organisationID;

test.each([
  ['superUser', '/admin', ['/admin/summary/']],
  ['superUser', '/', ['/admin/summary/']],
  ['organisationAdministrator', '/', [`/api/Organisation/summary/${own}`]],
  ['ordinaryUser', '/', [`/api/User/summary/${person('ordinaryUser')[0].userID}`]],
  ['superUser', '/admin/users', ['/api/user']],
  ['superUser', '/admin/users/', ['/api/user']],
  ['superUser', '/admin/users?sort=fullName', ['/api/user']],
  ['superUser', `/admin/users/edit/${id}`, [`/api/user/${id}`]],
  ['superUser', '/admin/users/edit/new', []],
  ['superUser', `/admin/users/edit/${id.slice(1)}`, []],
  ['superUser', '/admin/clients/edit/kiosk', ['/api/client/kiosk']],
  ['superUser', '/admin/clients/edit/new', []],
  ['superUser', `/admin/clients/edit/${id}`, []],
  ['superUser', '/admin/users/edit/%2e%2e', []],
  ['superUser', '/admin/Users', []],
  ['superUser', '/admin/organisations', ['/api/OrganisationTree']],
  ['superUser', '/admin/organisations?filter=kontor', []],
  ['superUser', '/organisation/null', []],
  ['organisationAdministrator', `/organisation/${id}/links`, [`/api/organisation/${id}/links`]],
  [
    'organisationAdministrator',
    `/organisation/${id}/teams/edit/${id}`,
    [`/api/organisation/${id}/team/${id}`, `/api/organisation/${id}/users`],
  ],
  ['organisationAdministrator', '/admin/users', []],
  ['ordinaryUser', '/admin', []],
  ['ordinaryUser', `/organisation/${id}/links`, []],
  // The list says who may open a page, and not its address.
  ['superUser', '/audit', ['/api/auditlog/descriptions']],
  ['organisationAdministrator', '/audit', []],
])(
  '%s on %s: index.html sends the calls of start-up and the reads of the page',
  async (persona, path, calls) => {
    const { sent } = await runScript(path, session(persona));
    expect(sent.map((call) => call.path)).toEqual([...listCalls, ...calls]);
  },
);

const grid = [
  { rel: 'modulepreload', href: '/a/grid.js' },
  { rel: 'stylesheet', href: '/a/grid.css' },
];

test.each([
  ['superUser', '/admin/users', grid],
  ['superUser', '/admin/users/', grid],
  ['superUser', '/admin/users/edit/1', []],
  ['ordinaryUser', '/admin/users', []],
  [
    'organisationAdministrator',
    '/organisation/1/links',
    [{ rel: 'modulepreload', href: '/a/links.js' }],
  ],
  ['ordinaryUser', '/organisation/1/links', []],
  ['ordinaryUser', '/audit', []],
  ['ordinaryUser', '/user/1', [{ rel: 'modulepreload', href: '/a/account.js' }]],
])('%s on %s: index.html preloads the chunks of the page', async (persona, path, expected) => {
  const { links } = await runScript(path, session(persona));
  const shown = links.map(({ rel, href, crossOrigin }) => ({ rel, href, crossOrigin }));
  expect(shown).toEqual(expected.map((link) => ({ ...link, crossOrigin: '' })));
});

test.each([
  ['onload', true],
  ['onerror', false],
] as const)('index.html says whether a file comes: %s', async (event, comes) => {
  const { links, files } = await runScript('/admin/users', session('superUser'));
  for (const link of links) link[event]?.();
  // The browser of this test says nothing of other links.
  expect([...(files?.keys() ?? [])]).toEqual(['/a/grid.js']);
  expect(await files?.get('/a/grid.js')).toBe(comes);
});

test('index.html asks for everything at once if the server has written the session into it', async () => {
  const never = () => new Promise<Response>(() => undefined);
  const known = exampleOf('getCurrentSession', 'superUser') as Session;
  const { sent, early } = await runScript('/', never, known);
  expect(sent.map(({ path }) => path)).toEqual([
    listCurrencies.path,
    listLocales.path,
    '/admin/summary/',
  ]);
  const answer = await early?.get(getCurrentSession.path);
  expect([answer?.status, await answer?.json()]).toEqual([200, known]);
});

test.each([
  ['is refused', () => Promise.resolve(new Response('', { status: 401 }))],
  ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
])('index.html sends no other call if the session call %s', async (_, answer) => {
  const { sent } = await runScript('/admin', answer);
  expect(sent.map((call) => call.path)).toEqual(['/Authentication/current']);
});

test('index.html sends the same headers as the client', async () => {
  const { sent } = await runScript('/admin/users', session('superUser'));
  let headers: Record<string, string> = {};
  vi.stubGlobal('fetch', async (request: Request) => {
    headers = Object.fromEntries(request.headers);
    return Response.json([]);
  });
  await get(listCurrencies, {});
  for (const call of sent) {
    expect(Object.fromEntries(new Headers(call.headers))).toEqual(headers);
  }
});

test('the client takes each early answer once', async () => {
  const { early } = await runScript('/admin/users', session('superUser'));
  globalThis.earlyAnswers = early;
  const fetchAgain = vi.fn(async () => Response.json(exampleOf('listCurrencies', 'list')));
  vi.stubGlobal('fetch', fetchAgain);
  await expect(get(listCurrencies, {})).resolves.toEqual([]);
  expect(fetchAgain).not.toHaveBeenCalled();
  await get(listCurrencies, {});
  expect(fetchAgain).toHaveBeenCalledOnce();
});

test('a write never takes an early answer', async () => {
  globalThis.earlyAnswers = new Map([['/api/user/batch', Promise.resolve(Response.json([]))]]);
  const send = vi.fn(async () => Response.json({ changes: [], deletes: [] }));
  vi.stubGlobal('fetch', send);
  await post(commitUsers, {}, { changes: [], deletes: [] });
  expect(send).toHaveBeenCalledOnce();
});
