import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { SecuritySchemes } from '../../src/domain/contract/security-schemes.gen';

// Another scheme or name in the contract does not compile here: it would end every session.
const scheme: SecuritySchemes['session'] = { type: 'apiKey', in: 'cookie', name: 'session' };

/**
 * The cookie that holds the session's token. Behind TLS its name has the prefix __Host-, with which
 * browsers refuse it from another host or path, and over an unencrypted connection.
 */
export class SessionCookie {
  readonly #name: string;
  readonly #attributes;

  constructor(options: { isHttps: boolean }) {
    this.#name = options.isHttps ? `__Host-${scheme.name}` : scheme.name;
    this.#attributes = {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: options.isHttps,
    } as const;
  }

  read(context: Context): string | undefined {
    return getCookie(context, this.#name);
  }

  write(context: Context, token: string): void {
    setCookie(context, this.#name, token, this.#attributes);
  }

  remove(context: Context): void {
    deleteCookie(context, this.#name, this.#attributes);
  }
}
