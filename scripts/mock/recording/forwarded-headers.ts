import { localLocation, ownOrigin } from '../../commands/lib/proxied-origin';

/** What the service gets of a request besides its cookies. */
const sentNames = [
  'accept',
  'accept-language',
  'content-type',
  'idempotency-key',
  'new-records',
  'user-agent',
  'x-requested-with',
];

/** What the browser gets of an answer besides its cookies and its address. */
const receivedNames = [
  'content-disposition',
  'content-security-policy',
  'content-type',
  'referrer-policy',
  'retry-after',
  'x-error-reason',
];

/** The name of a cookie of the mock itself, also of one that claims to be. */
const ownCookie = /^\s*(?:__Host-|__Secure-)?mock-/i;

/** Returns the headers of a request for the service. The mock's own cookies stay here. */
export function sentHeaders(headers: Headers, service: string): Headers {
  const sent = withNames(headers, sentNames);
  const origin = ownOrigin(headers.get('origin') ?? undefined, headers.get('host') ?? '', service);
  if (origin !== undefined) sent.set('Origin', origin);
  const cookies = (headers.get('cookie') ?? '').split(';').filter((text) => !ownCookie.test(text));
  if (cookies.join('').trim() !== '') sent.set('Cookie', cookies.join(';').trim());
  return sent;
}

/** Returns the headers of an answer for the browser, with cookies of the mock's host. */
export function receivedHeaders(headers: Headers, service: string): Headers {
  const received = withNames(headers, receivedNames);
  // A browser that keeps an answer would not call again, and the recording would lack the call.
  received.set('Cache-Control', 'no-store');
  const location = localLocation(headers.get('location') ?? undefined, service);
  if (location !== undefined) received.set('Location', location);
  for (const cookie of headers.getSetCookie()) {
    if (ownCookie.test(cookie)) continue;
    received.append('Set-Cookie', cookie.replace(/;\s*domain=[^;]*/gi, ''));
  }
  return received;
}

function withNames(headers: Headers, names: readonly string[]): Headers {
  return new Headers(
    names.flatMap((name): [string, string][] => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
