import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';

const headers = { 'X-Requested-With': 'XMLHttpRequest' };

async function bodyOf(answer: APIResponse) {
  expect(answer.status(), `${answer.url()} ${await answer.text()}`).toBe(200);
  return answer.json();
}

/** Reads from the service with the page's own session. */
export const readJson = async <Answer>(request: APIRequestContext, path: string): Promise<Answer> =>
  bodyOf(await request.get(path, { headers }));

/** Sends a call to the service, as another person would. */
export const postJson = async <Answer>(
  request: APIRequestContext,
  path: string,
  data?: object,
): Promise<Answer> => bodyOf(await request.post(path, { headers, data }));

/** Saves a record through the service, as another person would, and returns it. */
export async function saveRecord<Saved>(
  request: APIRequestContext,
  path: string,
  change: object,
): Promise<Saved> {
  const batch = { changes: [change], deletes: [] };
  const { changes } = await postJson<{ changes: [Saved] }>(request, `${path}/batch`, batch);
  return changes[0];
}
