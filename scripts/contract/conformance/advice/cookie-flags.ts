import type { ReceivedAnswer } from '../calls/send-call';
import type { Finding } from '../checks/problem';

// A script has to read the token that it sends back against forged requests.
const readByScripts = /csrf|xsrf/i;

/** Finds cookies that scripts, other sites or an unencrypted connection may get. */
export function cookieFlags({ headers }: ReceivedAnswer, isHttps: boolean): Finding[] {
  return headers.getSetCookie().flatMap((cookie) => {
    const [pair = '', ...given] = cookie.split(';').map((part) => part.trim());
    const [name = '', value] = pair.split(/=(.*)/s);
    // It removes the cookie.
    if (!value) return [];
    const flags = given.map((flag) => flag.toLowerCase());
    const wanted = [
      readByScripts.test(name) || flags.includes('httponly') ? [] : 'HttpOnly',
      !isHttps || flags.includes('secure') ? [] : 'Secure',
      flags.includes('samesite=lax') || flags.includes('samesite=strict') ? [] : 'SameSite',
    ].flat();
    return wanted.map((flag) => ({
      pointer: 'Set-Cookie',
      expected: flag === 'SameSite' ? 'SameSite=Lax or Strict' : flag,
      found: `the cookie ${name} without it`,
    }));
  });
}
