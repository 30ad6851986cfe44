import type { ChangedAnswer, Defect } from './defective-service';

/** Changes every success. */
const inSuccess =
  (change: (text: string, request: Request) => Partial<ChangedAnswer>): Defect['answer'] =>
  ({ status, text }, request) =>
    status === 200 ? change(text, request) : null;

const replaced = (from: string | RegExp, to: string) =>
  inSuccess((text) => ({ text: text.replace(from, to) }));

/** Deviations of the bytes of an answer, which a tolerant reader does not see. */
export const plantedBytes: readonly Defect[] = [
  {
    name: 'another charset',
    operationId: 'listTeams',
    pointer: 'Content-Type',
    answer: inSuccess(() => ({ type: 'application/json; charset=iso-8859-1' })),
  },
  {
    name: 'bytes that are no UTF-8',
    operationId: 'listClients',
    pointer: '/0/name',
    answer: inSuccess((text) => ({
      bytes: new Uint8Array(
        Buffer.from(text.replace(/"name":"[^"]*"/, '"name":"Caf\u00e9"'), 'latin1'),
      ),
    })),
  },
  {
    name: 'a byte order mark',
    operationId: 'listCurrencies',
    pointer: 'the body',
    answer: inSuccess((text) => ({ text: `\ufeff${text}` })),
  },
  {
    name: 'a name twice',
    operationId: 'listClients',
    pointer: '/0',
    answer: replaced('{', '{"name":"Another",'),
  },
  {
    name: 'an integer beyond 2^53',
    operationId: 'listTeams',
    pointer: '/0/totalMembers',
    answer: replaced(/"totalMembers":\d+/, '"totalMembers":9007199254740993'),
  },
  {
    name: 'a number beyond every double',
    operationId: 'listTeams',
    pointer: '/0/totalMembers',
    answer: replaced(/"totalMembers":\d+/, '"totalMembers":1e400'),
  },
];

const origins = (origin: string | null): Partial<ChangedAnswer> | null =>
  origin === null
    ? null
    : {
        headers: {
          'Access-Control-Allow-Origin': origin,
          'Access-Control-Allow-Credentials': 'true',
        },
      };

/** What the contract allows and a service should not do. The name of each begins with its check. */
export const plantedAdvice: readonly (Defect & { check: string })[] = [
  {
    name: 'a cookie that scripts read',
    check: 'cookies',
    operationId: 'getOwnProfile',
    pointer: 'Set-Cookie',
    answer: inSuccess(() => ({ headers: { 'Set-Cookie': 'seen=1; SameSite=Lax' } })),
  },
  {
    name: 'a cookie that other sites send',
    check: 'cookies',
    operationId: 'getOwnProfile',
    pointer: 'Set-Cookie',
    answer: inSuccess(() => ({ headers: { 'Set-Cookie': 'seen=1; HttpOnly; SameSite=None' } })),
  },
  {
    name: 'personal data for every cache',
    check: 'caching',
    operationId: 'listUsers',
    pointer: 'Cache-Control',
    answer: inSuccess(() => ({ headers: { 'Cache-Control': 'public, max-age=60' } })),
  },
  {
    name: 'personal data without a word about caches',
    check: 'caching',
    operationId: 'getUser',
    pointer: 'Cache-Control',
    answer: inSuccess(() => ({ headers: { 'Cache-Control': null } })),
  },
  {
    name: 'every origin with the session',
    check: 'other origins',
    operationId: 'listClients',
    pointer: 'Access-Control-Allow-Origin',
    answer: (_answer, request) => origins(request.headers.get('Origin')),
  },
  {
    name: 'every origin in the question before a change',
    check: 'other origins',
    operationId: 'commitClients',
    pointer: 'Access-Control-Allow-Origin',
    answer: (_answer, request) => origins(request.headers.get('Origin')),
  },
  {
    name: 'the session in a header',
    check: 'inside of the service',
    operationId: 'listClients',
    pointer: 'x-debug',
    answer: (_answer, request) => ({
      headers: { 'X-Debug': encodeURIComponent(request.headers.get('Cookie') ?? 'nobody') },
    }),
  },
  {
    name: 'a stack trace in a reason',
    check: 'inside of the service',
    operationId: 'commitClients',
    pointer: 'X-Error-Reason',
    answer: ({ status }) =>
      status === 400 ? { reason: 'TypeError at save (/srv/app/clients.js:12:7)' } : null,
  },
  {
    name: 'a slow answer',
    check: 'speed',
    operationId: 'listTeams',
    pointer: 'the time',
    answer: inSuccess(() => ({ delay: 600 })),
  },
  {
    name: 'no HEAD',
    check: 'HEAD',
    operationId: 'listCurrencies',
    pointer: 'status',
    head: () => ({ status: 405 }),
  },
  {
    name: 'an administrator who sees every organisation',
    check: 'own list',
    operationId: 'listOrganisations',
    pointer: 'the body',
    needs: 'role',
    request: (headers, cookie) => {
      if (headers.has('Cookie')) headers.set('Cookie', cookie);
    },
  },
];
