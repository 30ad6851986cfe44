import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Session, User, UserSummary } from '../../src/api/schema.gen';
import { fixedIdentifier } from '../database/seed/fixed-identifiers';
import {
  accept,
  freshAddress,
  goodPassword,
  invite,
  partsOfLink,
  validate,
} from '../testing/invitations';
import { serviceWithMail } from '../testing/mail-server';
import { signIn, type TestService } from '../testing/test-service';

const unconfirmed = {
  status: 400,
  text: 'BadRequest_InvitationHasInvalidParameters',
  reason:
    'Nobody has confirmed yet who reads the mail of this address. Set a new password by mail, then open this link again.',
};
const existingUser = { status: 200, text: 'Ok_ExistingUser', reason: null };
const newUser = { ...existingUser, text: 'Ok_NewUser' };
const otherPassword = 'Another-gull-at-noon';

let mailed: Awaited<ReturnType<typeof serviceWithMail>>;
let service: TestService;

beforeAll(async () => {
  mailed = await serviceWithMail();
  ({ service } = mailed);
});

afterAll(() => mailed.close());

/** The last link like that which was mailed. */
const mailedLink = (pattern: RegExp) =>
  vi.waitFor(() => {
    const link = mailed.server.text().match(pattern)?.at(-1);
    if (!link) throw new Error(`No mail has a link like ${pattern}.`);
    return link;
  });

const mailedInvitation = async (email: string) =>
  partsOfLink(
    await mailedLink(
      new RegExp(`/invitations/validate/[\\w-]{43}/${encodeURIComponent(email)}`, 'g'),
    ),
  );

/** Invites to an organisation that has nothing to do with Harbour Restaurants. */
async function inviteElsewhere(email: string) {
  const answer = await service.call(
    `/api/organisation/${fixedIdentifier('organisation', 1)}/sendinvite`,
    {
      as: 'superUser',
      body: {
        email,
        isOrgAdmin: false,
        permissionGroupIDs: [],
        rootNodes: [],
        teamMembershipIDs: [],
      },
    },
  );
  expect(answer.status, await answer.clone().text()).toBe(200);
  return mailedInvitation(email);
}

/** Sets another password by the link of a mail, as whoever reads the mail of the address. */
async function resetByMail(email: string) {
  await service.call('/passwordreset/send', { body: { email } });
  const link = await mailedLink(
    new RegExp(`/resetpassword/validate/[\\w-]{43}/${encodeURIComponent(email)}`, 'g'),
  );
  const [, , , token] = link.split('/');
  const body = { email, token, userPassword: otherPassword };
  const answer = await service.call('/passwordreset/confirm', { body });
  expect(answer.status, await answer.clone().text()).toBe(200);
}

/** The invitations that My Account shows. */
async function invitationsOf(email: string, password = goodPassword) {
  const headers = { Cookie: await signIn(service, email, password) };
  const current = await service.call('/Authentication/current', { headers });
  const [{ userID }] = (await current.json()) as Session;
  const summary = await service.call(`/api/User/summary/${userID}`, { headers });
  return ((await summary.json()) as UserSummary).organisationUserInvites;
}

test('an account made by a link that was passed on takes no other invitation before its address is confirmed', async () => {
  const email = freshAddress();
  const link = await invite(service, { email });
  expect(await accept(service, link)).toEqual(newUser);
  const other = await inviteElsewhere(email);
  expect(await invitationsOf(email)).toMatchObject([{ email, token: null }]);
  expect(await validate(service, other)).toEqual(unconfirmed);
  expect(await accept(service, other)).toEqual(unconfirmed);

  await resetByMail(email);
  const [shown] = await invitationsOf(email, otherPassword);
  expect(shown?.token).toMatch(/^[\w-]{43}$/);
  expect(await accept(service, other)).toEqual(existingUser);
});

test('an account made by the link of a mail takes the next invitation at once', async () => {
  const email = freshAddress();
  await invite(service, { email });
  const link = await mailedInvitation(email);
  expect(await accept(service, link)).toEqual(newUser);
  expect(await validate(service, await inviteElsewhere(email))).toEqual(existingUser);
});

/** Asks for another address in Edit My Profile; answers the path of the mailed link. */
async function askForChange(from: string, to: string) {
  const headers = { Cookie: await signIn(service, from, goodPassword) };
  const profile = await service.call('/api/user/profile', { headers });
  const body = { ...((await profile.json()) as User), email: to };
  expect((await service.call('/api/user/profile', { headers, body })).status).toBe(200);
  return mailedLink(/\/authentication\/confirmemail\/[\w-]{43}/g);
}

const confirmChange = async (link: string) =>
  expect((await service.fetch(link, { method: 'POST' })).status).toBe(303);

test('who made it does not keep the account by a change of address that was asked for before', async () => {
  const email = freshAddress();
  expect(await accept(service, await invite(service, { email }))).toEqual(newUser);
  const change = await askForChange(email, freshAddress());
  expect((await service.fetch(change)).status).toBe(200);

  await resetByMail(email);
  expect((await service.fetch(change)).status).toBe(404);
});

test('a new address that was confirmed takes invitations', async () => {
  const first = freshAddress();
  expect(await accept(service, await invite(service, { email: first }))).toEqual(newUser);
  const email = freshAddress();
  await confirmChange(await askForChange(first, email));
  expect(await validate(service, await inviteElsewhere(email))).toEqual(existingUser);
});
