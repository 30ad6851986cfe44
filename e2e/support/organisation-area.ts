import { type APIRequestContext, expect } from '@playwright/test';

const headers = { 'X-Requested-With': 'XMLHttpRequest' };

/** What the service answers to a read, as the page's own session. */
export async function readJson<T>(request: APIRequestContext, path: string): Promise<T> {
  const answer = await request.get(path, { headers });
  expect(answer.status(), path).toBe(200);
  return answer.json();
}

/** Initialises an organisation as somebody else would, with nothing but a currency. */
export async function initialiseOrganisation(
  request: APIRequestContext,
  orgId: string,
): Promise<void> {
  const data = {
    currencyCode: 'GBP',
    authorisedAppIds: [],
    initialAdminTeamID: null,
    initialAdminUserID: null,
    defaultConfigTemplateOrgCode: null,
  };
  const answer = await request.post(`/api/organisation/${orgId}/initialise`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
}
