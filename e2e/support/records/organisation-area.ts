import { type APIRequestContext, expect } from '@playwright/test';

const headers = { 'X-Requested-With': 'XMLHttpRequest' };

/** Reads from the service with the page's own session. */
export async function readJson<T>(request: APIRequestContext, path: string): Promise<T> {
  const answer = await request.get(path, { headers });
  expect(answer.status(), path).toBe(200);
  return answer.json();
}
