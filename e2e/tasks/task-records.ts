import type { APIRequestContext } from '@playwright/test';
import { saveRecord } from '../support/records/calls';
import { createUser } from '../support/records/records';
import { unique } from '../support/records/unique';

/** Creates a user with access to organisations. */
export async function createMember(
  request: APIRequestContext,
  organisations: readonly string[],
  fullName = `Aaa ${unique()}`,
): Promise<{ userID: string; fullName: string; email: string }> {
  const user = await createUser(request, { fullName });
  for (const orgId of organisations) {
    const link = { linkType: 1, isOrgAdmin: false, teamUserID: user.userID };
    await saveRecord(request, `/api/organisation/${orgId}/links`, link);
  }
  return { userID: user.userID, fullName, email: user.email };
}
