import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type {
  Invite,
  OrganisationUserLink,
  TeamMemberLink,
  User,
} from '../../../src/api/schema.gen';
import { demoPassword } from '../../database/seed/demo-accounts';
import { readAuditLog } from '../../testing/audit-log';
import { freshOrganisation } from '../../testing/fresh-organisation';
import { accept, freshAddress, goodPassword, invite } from '../../testing/invitations';
import { demo, harbour, organisationCalls } from '../../testing/organisation-access';
import { signIn, type TestService, testService } from '../../testing/test-service';

const ada = demo.link(1);
const minute = 60_000;

let service: TestService;
beforeEach(async () => {
  service = await testService();
});
afterEach(() => service.close());

const { call, read } = organisationCalls(() => service);
const bySuperUser = async (path: string, body: object) => {
  const answer = await call(path, body, 'superUser');
  expect([answer.status, answer.headers.get('X-Error-Reason')]).toEqual([200, null]);
  return answer;
};
const links = () => read<OrganisationUserLink[]>('/links', 'superUser');
const linkOf = async (id: string) =>
  (await links()).find((link) => link.organisationUserLinkID === id);
const isPending = async (id: string) =>
  (await read<Invite[]>('/invite', 'superUser')).some(
    (sent) => sent.organisationUserInviteID === id,
  );
const commitUsers = (changes: object[], deletes: string[] = []) =>
  service.call('/api/user/batch', { as: 'superUser', body: { changes, deletes } });
const endAt = (milliseconds: number) =>
  bySuperUser('/accessends', {
    organisationUserLinkID: ada,
    endsAt: new Date(service.clock.now.getTime() + milliseconds).toISOString(),
  });
const missing = { status: 404, text: 'NotFound_InvitationExpiredOrMissing', reason: null };

/** Makes Ada an administrator by a team alone. */
async function adaInTeam(): Promise<{ link: string; member: string }> {
  const members = await read<TeamMemberLink[]>(`/team/${demo.team(1)}/members`, 'superUser');
  const member = members.find(({ userID }) => userID === demo.user(2))?.teamUserLinkID ?? '';
  const link = demo.link(3);
  const promoted = { ...(await linkOf(link)), isOrgAdmin: true };
  await bySuperUser('/links/batch', { changes: [promoted], deletes: [ada] });
  return { link, member };
}

describe('an invitation goes when its sender', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['loses the access', () => bySuperUser('/links/batch', { changes: [], deletes: [ada] })],
    [
      'is no administrator any more',
      async () => {
        const demoted = { ...(await linkOf(ada)), isOrgAdmin: false };
        return bySuperUser('/links/batch', { changes: [demoted], deletes: [] });
      },
    ],
    ['has an access that ends now', () => endAt(0)],
    ['has no account any more', () => commitUsers([], [demo.user(2)])],
  ])('%s', async (_what, takeAway) => {
    const sent = await invite(service, { isOrgAdmin: true });
    await takeAway();
    expect(await isPending(sent.id)).toBe(false);
    expect(await accept(service, sent)).toEqual(missing);
    expect((await readAuditLog(service, sent.email)).at(-1)).toEqual({
      type: 114,
      userID: demo.user(1),
      message: `The invitation of ${sent.email} was withdrawn: Ada Marchetti, who sent it, may not give it any more.`,
    });
  });

  test.each<[string, (ids: { link: string; member: string }) => Promise<unknown>]>([
    [
      'leaves the team that makes them one',
      ({ member }) =>
        bySuperUser(`/team/${demo.team(1)}/members/batch`, { changes: [], deletes: [member] }),
    ],
    [
      'is in a team that is none any more',
      async ({ link }) => {
        const demoted = { ...(await linkOf(link)), isOrgAdmin: false };
        return bySuperUser('/links/batch', { changes: [demoted], deletes: [] });
      },
    ],
    [
      'is in a team that is deleted',
      () => bySuperUser('/team/batch', { changes: [], deletes: [demo.team(1)] }),
    ],
  ])('%s', async (_what, takeAway) => {
    const ids = await adaInTeam();
    const sent = await invite(service);
    await takeAway(ids);
    expect(await isPending(sent.id)).toBe(false);
  });

  test('is not a super user any more', async () => {
    const uma = await (await service.call(`/api/user/${demo.user(3)}`, { as: 'superUser' })).json();
    await commitUsers([{ ...(uma as User), scopes: ['superuser'] }]);
    const headers = { Cookie: await signIn(service, 'user@demo.test', demoPassword) };
    const body = { email: freshAddress(), isOrgAdmin: true };
    const lists = { permissionGroupIDs: [], rootNodes: [], teamMembershipIDs: [] };
    const sent = await service.call(`/api/organisation/${harbour}/sendinvite`, {
      body: { ...body, ...lists },
      headers,
    });
    const { organisationUserInviteID: id } = await sent.json();
    expect(await isPending(id)).toBe(true);
    await commitUsers([{ ...(uma as User), scopes: [] }]);
    expect(await isPending(id)).toBe(false);
  });
});

test('an invitation goes when its organisation leaves that of its sender', async () => {
  const { kapow, ...upper } = await freshOrganisation(service);
  const { organisationID: lower } = await freshOrganisation(service, {
    parentOrganisationID: upper.organisationID,
  });
  const lists = { permissionGroupIDs: [], rootNodes: [], teamMembershipIDs: [] };
  const body = { email: freshAddress(), isOrgAdmin: false, ...lists };
  expect((await call('/sendinvite', body, 'administrator', lower)).status).toBe(200);
  await call('/sendinvite', { ...body, email: freshAddress() }, 'superUser', lower);
  const senders = async () =>
    (await read<Invite[]>('/invite', 'superUser', lower)).map(({ senderName }) => senderName);
  expect((await senders()).sort()).toEqual(['Ada Marchetti', 'Sam Underwood']);
  const moved = { ...upper, parentOrganisationID: demo.organisation(1) };
  const change = { changes: [moved], deletes: [] };
  await service.call('/api/organisation/batch', { as: 'superUser', body: change });
  expect(await senders()).toEqual(['Sam Underwood']);
});

test('an invitation is worth nothing after the end of its sender’s access', async () => {
  const sent = await invite(service, { isOrgAdmin: true });
  await endAt(minute);
  service.clock.now = new Date(service.clock.now.getTime() + minute);
  expect(await accept(service, sent)).toEqual({
    status: 400,
    text: 'BadRequest_InvitationHasInvalidParameters',
    reason: expect.stringContaining('may not give this access any more'),
  });
});

test('a change of a person that takes no right withdraws nothing', async () => {
  const sent = await invite(service);
  await endAt(minute);
  service.clock.now = new Date(service.clock.now.getTime() + minute);
  const user = await (await service.call(`/api/user/${demo.user(2)}`, { as: 'superUser' })).json();
  expect((await commitUsers([{ ...(user as User), shortName: 'Adele' }])).status).toBe(200);
  expect(await isPending(sent.id)).toBe(true);
});

test('an invitation that another administrator has sent again stays', async () => {
  const sent = await invite(service, { isOrgAdmin: true });
  await call(`/invite/${sent.id}/resend`, {}, 'superUser');
  await bySuperUser('/links/batch', { changes: [], deletes: [ada] });
  expect(await accept(service, sent)).toMatchObject({ status: 200 });
  expect(await signIn(service, sent.email, goodPassword)).toMatch(/^session=/);
});

test('what others have sent stays', async () => {
  const others = (await read<Invite[]>('/invite', 'superUser')).filter(
    ({ senderName }) => senderName !== 'Ada Marchetti',
  );
  const sent = await call(
    '/sendinvite',
    {
      email: freshAddress(),
      isOrgAdmin: true,
      permissionGroupIDs: [],
      rootNodes: [],
      teamMembershipIDs: [],
    },
    'superUser',
  );
  const { organisationUserInviteID: id } = await sent.json();
  await bySuperUser('/links/batch', { changes: [], deletes: [ada] });
  for (const each of [id, ...others.map((other) => other.organisationUserInviteID)]) {
    expect(await isPending(each)).toBe(true);
  }
});

test('an undone removal brings the invitations back, and their links work', async () => {
  const sent = await invite(service);
  const removed = await bySuperUser('/links/batch', { changes: [], deletes: [ada] });
  expect(await isPending(sent.id)).toBe(false);
  await bySuperUser('/undo', { undoID: removed.headers.get('Undo-Id') });
  expect(await isPending(sent.id)).toBe(true);
  expect(await accept(service, sent)).toMatchObject({ status: 200 });
});

describe('what somebody has sent where their access has ended before stays when', () => {
  const uma = demo.user(3);
  let sent: string;
  let ids: { link: string; team: string; teamLink: string; member: string };
  let made: Awaited<ReturnType<typeof freshOrganisation>>;
  let elsewhere: string;
  const expectPending = async () =>
    expect(await read<Invite[]>('/invite', 'superUser', elsewhere)).toMatchObject([
      { organisationUserInviteID: sent },
    ]);
  const make = async (path: string, change: object, orgId?: string) => {
    const answer = await call(path, { changes: [change], deletes: [] }, 'superUser', orgId);
    return (await answer.json()).changes[0];
  };
  beforeEach(async () => {
    const parentOrganisationID = demo.organisation(1);
    made = await freshOrganisation(service, { parentOrganisationID });
    elsewhere = made.organisationID;
    const own = { linkType: 1, isOrgAdmin: true, teamUserID: uma };
    const { organisationUserLinkID } = await make('/links/batch', own, elsewhere);
    const lists = { permissionGroupIDs: [], rootNodes: [], teamMembershipIDs: [] };
    const body = { email: freshAddress(), isOrgAdmin: false, ...lists };
    const answer = await call('/sendinvite', body, 'ordinaryUser', elsewhere);
    sent = (await answer.json()).organisationUserInviteID;
    const endsAt = new Date(service.clock.now.getTime() + minute).toISOString();
    await call('/accessends', { organisationUserLinkID, endsAt }, 'superUser', elsewhere);
    service.clock.now = new Date(endsAt);

    const present = (await links()).find(({ teamUserID }) => teamUserID === uma);
    const { teamID } = await make('/team/batch', { name: 'Own' });
    const { teamUserLinkID } = await make(`/team/${teamID}/members/batch`, { teamID, userID: uma });
    const teamLink = { linkType: 2, isOrgAdmin: true, teamUserID: teamID };
    ids = {
      link: (await make('/links/batch', { ...present, isOrgAdmin: true })).organisationUserLinkID,
      team: teamID,
      teamLink: (await make('/links/batch', teamLink)).organisationUserLinkID,
      member: teamUserLinkID,
    };
  });

  test.each<[string, (made: typeof ids) => [path: string, body: object]]>([
    [
      'their access elsewhere is taken away',
      ({ link }) => ['/links/batch', { changes: [], deletes: [link] }],
    ],
    [
      'they leave a team',
      ({ team, member }) => [`/team/${team}/members/batch`, { changes: [], deletes: [member] }],
    ],
    ['their team is deleted', ({ team }) => ['/team/batch', { changes: [], deletes: [team] }]],
    [
      'the access of their team ends',
      ({ teamLink: organisationUserLinkID }) => [
        '/accessends',
        { organisationUserLinkID, endsAt: service.clock.now.toISOString() },
      ],
    ],
  ])('%s', async (_what, takeAway) => {
    const answer = await call(...takeAway(ids));
    expect(answer.status).toBe(200);
    await expectPending();
  });

  test('their organisation gets another parent', async () => {
    const parent = { parentOrganisationID: demo.organisation(1) };
    const { organisationID: parentOrganisationID } = await freshOrganisation(service, parent);
    const { kapow, ...organisation } = made;
    const moved = { ...organisation, parentOrganisationID };
    const body = { changes: [moved], deletes: [] };
    const answer = await service.call('/api/organisation/batch', { as: 'superUser', body });
    expect(answer.status).toBe(200);
    await expectPending();
  });
});
