/** Calls a running mock as a browser does, one request at a time, without following redirects. */
export class MockClient {
  constructor(readonly origin: string) {}

  /** Opens a page. */
  open(path: string, cookie = ''): Promise<Response> {
    return fetch(`${this.origin}${path}`, {
      redirect: 'manual',
      headers: { Accept: 'text/html', Cookie: cookie },
    });
  }

  /** Makes a call as the console does. */
  call(path: string, cookie = '', init: RequestInit = {}): Promise<Response> {
    return fetch(`${this.origin}${path}`, {
      ...init,
      headers: {
        'Content-Type': 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        Cookie: cookie,
      },
    });
  }

  /** Sends a form. */
  submit(path: string, fields: Record<string, string>, cookie = ''): Promise<Response> {
    return fetch(`${this.origin}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Cookie: cookie },
      body: new URLSearchParams(fields),
    });
  }
}

/** Returns the cookies that an answer sets, as the browser would send them with the next request. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
