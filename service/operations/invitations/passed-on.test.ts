import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Session, User, UserSummary } from '../../../src/api/schema.gen';
import { fixedIdentifier } from '../../database/seed/fixed-identifiers';
import {
  accept,
  freshAddress,
  goodPassword,
  invite,
  partsOfLink,
  validate,
} from '../../testing/invitations';
import { serviceWithMail } from '../../testing/mail-server';
import { signIn, type TestService } from '../../testing/test-service';

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

/** Waits for the last mailed link that matches a pattern. */
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

/**
 * Invites to an organisation that is not Harbour Restaurants or below it, and returns the mailed
 * link's parts.
 */
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

/** Sets another password by the link of a mail, as the person who reads the mail of the address. */
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

/** Reads the invitations that My Account shows. */
async function invitationsOf(email: string, password = goodPassword) {
  const headers = { Cookie: await signIn(service, email, password) };
  const current = await service.call('/Authentication/current', { headers });
  const [{ userID }] = (await current.json()) as Session;
  const summary = await service.call(`/api/User/summary/${userID}`, { headers });
  return ((await summary.json()) as UserSummary).organisationUserInvites;
}

test('an account of a passed-on link joins nothing else without a confirmed address', async () => {
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

test('an account of a mailed link accepts the next invitation at once', async () => {
  const email = freshAddress();
  await invite(service, { email });
  const link = await mailedInvitation(email);
  expect(await accept(service, link)).toEqual(newUser);
  expect(await validate(service, await inviteElsewhere(email))).toEqual(existingUser);
});

/** Requests another address in Edit My Profile, and returns the path of the mailed link. */
async function askForChange(from: string, to: string) {
  const headers = { Cookie: await signIn(service, from, goodPassword) };
  const profile = await service.call('/api/user/profile', { headers });
  const body = { ...((await profile.json()) as User), email: to };
  expect((await service.call('/api/user/profile', { headers, body })).status).toBe(200);
  return mailedLink(/\/authentication\/confirmemail\/[\w-]{43}/g);
}

const confirmChange = async (link: string) =>
  expect((await service.fetch(link, { method: 'POST' })).status).toBe(303);

test('a reset by mail cancels a pending change of the address', async () => {
  const email = freshAddress();
  expect(await accept(service, await invite(service, { email }))).toEqual(newUser);
  const change = await askForChange(email, freshAddress());
  expect((await service.fetch(change)).status).toBe(200);

  await resetByMail(email);
  expect((await service.fetch(change)).status).toBe(404);
});

test('a confirmed new address accepts invitations', async () => {
  const first = freshAddress();
  expect(await accept(service, await invite(service, { email: first }))).toEqual(newUser);
  const email = freshAddress();
  await confirmChange(await askForChange(first, email));
  expect(await validate(service, await inviteElsewhere(email))).toEqual(existingUser);
});
