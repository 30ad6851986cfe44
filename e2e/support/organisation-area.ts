import { type APIRequestContext, expect } from '@playwright/test';

const headers = { 'X-Requested-With': 'XMLHttpRequest' };

/** What the service answers to a read, as the page's own session. */
export async function readJson<T>(request: APIRequestContext, path: string): Promise<T> {
  const answer = await request.get(path, { headers });
  expect(answer.status(), path).toBe(200);
  return answer.json();
}
