const marker = { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' };

/** Sends the form of the sign-in page. */
export function signInForm(origin: string, email: string, password: string): Promise<Response> {
  return fetch(`${origin}/authentication/login`, {
    method: 'POST',
    body: new URLSearchParams({ email, password }),
    redirect: 'manual',
  });
}

/**
 * Signs in and returns the headers of calls with the session.
 * @throws when the service refuses
 */
export async function signIn(origin: string, email: string, password: string) {
  const response = await signInForm(origin, email, password);
  const cookie = response.headers.get('Set-Cookie')?.split(';')[0];
  if (cookie === undefined) throw new Error(`Sign-in failed: ${response.status}`);
  return { ...marker, Cookie: cookie };
}

/** Sends a call; with a body it is a POST. */
export function call(
  origin: string,
  path: string,
  headers: Record<string, string>,
  body?: unknown,
): Promise<Response> {
  return fetch(origin + path, {
    headers,
    method: body === undefined ? 'GET' : 'POST',
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

/**
 * Sends a call and returns the answer's body.
 * @throws when the status is not 200
 */
export async function answer<Body>(...parameters: Parameters<typeof call>): Promise<Body> {
  const response = await call(...parameters);
  if (response.status !== 200) {
    throw new Error(`${parameters[1]}: ${response.status} ${await response.text()}`);
  }
  return response.json();
}
