import type { Page } from '@playwright/test';
import type { Invite, InviteBatch, SendInviteRequest } from '../../../src/api/schema.gen';

// What pictures change is stored on their page alone, since all of them share one service.

/** Withdraws invitations, as a service does that can undo it. */
export async function withWithdrawal(page: Page): Promise<void> {
  const gone = new Set<string>();
  await page.route('**/api/organisation/*/invite', async (route) => {
    const response = await route.fetch();
    const invites: Invite[] = await response.json();
    const left = invites.filter(({ organisationUserInviteID: id }) => !gone.has(id));
    await route.fulfill({ response, json: left });
  });
  await page.route('**/api/organisation/*/invite/batch', async (route) => {
    const { deletes }: InviteBatch = route.request().postDataJSON();
    for (const id of deletes) gone.add(id);
    await route.fulfill({ headers: { 'Undo-Id': 'picture' }, json: { changes: [], deletes } });
  });
}

const refusal = {
  status: 400,
  contentType: 'text/plain',
  body: 'BadRequest_UserHasAlreadyJoined',
};

/** Sends invitations to all but one person, who is part of the organisation. */
export const withInvitations = (joined: string) => async (page: Page) => {
  await page.route('**/api/organisation/*/sendinvite', async (route) => {
    const { email, isOrgAdmin }: SendInviteRequest = route.request().postDataJSON();
    const invite: Invite = {
      organisationUserInviteID: crypto.randomUUID(),
      email,
      expiryDateTimeUTC: '2026-11-27T10:00:00Z',
      senderName: 'Ada Marchetti',
      isOrgAdmin,
    };
    await route.fulfill(email === joined ? refusal : { json: invite });
  });
};
