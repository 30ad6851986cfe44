import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { serialize } from 'hono/utils/cookie';
import { daysOfDevice } from './known-devices';

/**
 * The cookie by which the service knows a browser again after a session has ended. It opens
 * nothing: a person still needs the password. Its name is bound to the host like that of the
 * session's cookie.
 */
export class DeviceCookie {
  readonly #name: string;
  readonly #isHttps: boolean;

  constructor({ isHttps }: { isHttps: boolean }) {
    this.#name = isHttps ? '__Host-device' : 'device';
    this.#isHttps = isHttps;
  }

  read(context: Context): string | undefined {
    return getCookie(context, this.#name);
  }

  /** Returns the value of the header that sets the cookie. */
  header(token: string): string {
    return serialize(this.#name, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'Strict',
      secure: this.#isHttps,
      maxAge: daysOfDevice * 24 * 60 * 60,
    });
  }
}
