import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SendInviteRequest } from '../../../src/api/schema.gen';
import { organisationUserLinks, teamMembers } from '../../database/schema/access';
import { invites } from '../../database/schema/invites';
import { users } from '../../database/schema/people';
import { demoAccounts } from '../../database/seed/demo-accounts';
import { readAuditLog } from '../../testing/audit-log';
import { accept, freshAddress, invite, mailedInvitation } from '../../testing/invitations';
import { demo, nobody, organisationCalls, zeros } from '../../testing/organisation-access';
import { type TestService, testService } from '../../testing/test-service';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => service.close());

const { call } = organisationCalls(() => service);
const { administrator: ada, superUser: sam } = demoAccounts;

const grants: Omit<SendInviteRequest, 'email'> = {
  isOrgAdmin: true,
  permissionGroupIDs: [demo.group(2)],
  rootNodes: [{ nodeID: demo.place(2), nodeType: 2, organisationUserLinkID: zeros }],
  teamMembershipIDs: [demo.team(1)],
};
const given =
  'as an administrator, with the permission group Managers, into the team Support, restricted to Quay Street';

test('the audit log says who granted what by which of two invitations', async () => {
  const { email } = await invite(service);
  const again = await call('/sendinvite', { email, ...grants }, 'superUser');
  expect(again.status).toBe(200);
  expect(await accept(service, await mailedInvitation(service, email))).toMatchObject({
    status: 200,
  });
  const name = `Nia Okafor ${email}`;
  const nia = expect.any(String);
  const by = 'invited by Sam Underwood';
  expect(await readAuditLog(service, email)).toEqual([
    { type: 112, userID: ada.userID, message: `${email} was invited.` },
    {
      type: 112,
      userID: sam.userID,
      message: `${email} was invited ${given}. It replaces the invitation from Ada Marchetti.`,
    },
    {
      type: 200,
      userID: nia,
      message: `User ${name} was created by accepting an invitation from Sam Underwood, and agreed to Privacy notice 2.1 and Terms of use 3.0.`,
    },
    {
      type: 113,
      userID: nia,
      message: `${email} accepted the invitation as an administrator by the mailed link, ${by}. Nobody was signed in.`,
    },
    { type: 103, userID: nia, message: `${name} was given access, ${by}.` },
    { type: 105, userID: nia, message: `${name} was made an administrator, ${by}.` },
    {
      type: 120,
      userID: nia,
      message: `The permission group Managers was given to ${name}, ${by}.`,
    },
    {
      type: 120,
      userID: nia,
      message: `The access of ${name} was restricted to Quay Street, ${by}.`,
    },
    { type: 108, userID: nia, message: `${name} was added to team Support, ${by}.` },
  ]);
});

test('whoever sends an invitation again answers for what its entry says', async () => {
  const { id, email } = await invite(service, grants);
  expect((await call(`/invite/${id}/resend`, {}, 'superUser')).status).toBe(200);
  await accept(service, await mailedInvitation(service, email));
  const entries = await readAuditLog(service, email);
  expect(entries[1]).toEqual({
    type: 112,
    userID: sam.userID,
    message: `The invitation of ${email} was sent again: ${given}.`,
  });
  expect(entries[4]?.message).toMatch(/ was given access, invited by Sam Underwood\.$/);
});

test('a restriction whose outlets are gone is no access to all outlets', async () => {
  const { id, email } = await invite(service);
  const rootNodes = [{ nodeID: nobody, nodeType: 2 }];
  await service.database
    .update(invites)
    .set({ rootNodes })
    .where(eq(invites.organisationUserInviteID, id));
  await call(`/invite/${id}/resend`, {});
  expect((await readAuditLog(service, email)).at(-1)?.message).toBe(
    `The invitation of ${email} was sent again: restricted to outlets that do not exist any more.`,
  );
});

test('an entry names ten groups at most', async () => {
  const changes = Array.from({ length: 12 }, (_, number) => ({
    name: `Group ${10 + number}`,
    permissions: [],
  }));
  const saved = await call('/userpermissiongroup/batch', { changes, deletes: [] });
  const groups = (await saved.json()).changes as { userPermissionGroupID: string }[];
  const { email } = await invite(service, {
    email: freshAddress(),
    permissionGroupIDs: groups.map(({ userPermissionGroupID }) => userPermissionGroupID).reverse(),
  });
  const named = Array.from({ length: 10 }, (_, number) => `Group ${10 + number}`).join(', ');
  expect(await readAuditLog(service, email)).toMatchObject([
    { message: `${email} was invited with the permission groups ${named} and 2 more.` },
  ]);
});

test('an invitation into a team replaces a membership that has ended', async () => {
  const teamMembershipIDs = [demo.team(1)];
  const first = await invite(service, { teamMembershipIDs });
  await accept(service, first);
  const [{ userID = '' } = {}] = await service.database
    .select({ userID: users.userID })
    .from(users)
    .where(eq(users.email, first.email));
  const isOwn = eq(teamMembers.userID, userID);
  await service.database.update(teamMembers).set({ endsAt: service.clock.now }).where(isOwn);
  await service.database
    .delete(organisationUserLinks)
    .where(eq(organisationUserLinks.userID, userID));
  const again = await invite(service, { email: first.email, teamMembershipIDs });
  expect((await accept(service, again)).status).toBe(200);
  const memberships = await service.database.select().from(teamMembers).where(isOwn);
  expect(memberships.map(({ endsAt }) => endsAt)).toEqual([null]);
});
