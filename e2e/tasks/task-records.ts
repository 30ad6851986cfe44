import { type APIRequestContext, expect } from '@playwright/test';
import { createUser } from '../support/records/records';
import { unique } from '../support/records/unique';

const headers = { 'X-Requested-With': 'XMLHttpRequest' };

/** Creates a user with access to organisations. */
export async function createMember(
  request: APIRequestContext,
  organisations: readonly string[],
  fullName = `Aaa ${unique()}`,
): Promise<{ userID: string; fullName: string; email: string }> {
  const user = await createUser(request, { fullName });
  for (const orgId of organisations) {
    const data = {
      changes: [{ linkType: 1, isOrgAdmin: false, teamUserID: user.userID }],
      deletes: [],
    };
    const path = `/api/organisation/${orgId}/links/batch`;
    const answer = await request.post(path, { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
  }
  return { userID: user.userID, fullName, email: user.email };
}
