const marker = { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' };

/** Signs in over the network. Returns a function that calls with the session. */
export async function signedIn(address: string, email: string, password: string) {
  const headers = await sessionHeaders(address, email, password);
  return (path: string, body?: unknown) =>
    fetch(address + path, {
      method: body === undefined ? 'GET' : 'POST',
      body: body === undefined ? undefined : JSON.stringify(body),
      headers,
    });
}

/** Signs in over the network. Returns the headers of a call with the session. */
export async function sessionHeaders(address: string, email: string, password: string) {
  const response = await fetch(`${address}/authentication/login`, {
    method: 'POST',
    body: new URLSearchParams({ email, password }),
    redirect: 'manual',
  });
  return { ...marker, Cookie: response.headers.get('Set-Cookie')?.split(';')[0] ?? '' };
}
