import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AccessEnd, TeamMemberLink } from '../../../src/api/schema.gen';
import { demoAccounts } from '../../database/seed/demo-accounts';
import { readAuditLog } from '../../testing/audit-log';
import { fileOf, freshOrganisation } from '../../testing/fresh-organisation';
import { mailedInvitation, sendAcceptance } from '../../testing/invitations';
import { demo, harbour, nobody, refusal } from '../../testing/organisation-access';
import { ada, teamLink, temporaryAdministrator } from '../../testing/temporary-administrator';
import { type TestService, testService } from '../../testing/test-service';

const minute = 60_000;

let service: TestService;
let end: string;
beforeEach(async () => {
  service = await testService();
  end = await start();
});
afterEach(() => service.close());

const {
  start,
  pass,
  call,
  read,
  succeed,
  setEnd,
  saveLinks,
  newTeam,
  join,
  linkOf,
  isAdministrator,
} = temporaryAdministrator(() => service);
/** Invites Ada to an organisation, as herself. */
const inviteOwn = (orgId: string | undefined, change: object) => {
  const granted = { permissionGroupIDs: [], rootNodes: [], teamMembershipIDs: [], ...change };
  return succeed(call('/sendinvite', { email: ada.email, ...granted }, undefined, orgId));
};

/** Sends a call of Ada whose body arrives at the end of her access, after the look at her role. */
async function overtaken(path: string, body: object) {
  const stream = new ReadableStream(
    {
      pull(controller) {
        service.clock.now = new Date(end);
        controller.enqueue(Buffer.from(JSON.stringify(body)));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const headers = {
    Cookie: await service.cookieOf('administrator'),
    'Content-Type': 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
  };
  const request = { method: 'POST', headers, body: stream, duplex: 'half' };
  return service.fetch(`/api/organisation/${harbour}${path}`, request);
}

describe('a temporary administrator has no access after the own end', () => {
  test('by a team of their own that then gets access', async () => {
    const team = await newTeam();
    await succeed(join(team));
    await succeed(saveLinks([teamLink(team)]));
    expect(await isAdministrator()).toBe(true);
    pass();
    expect(await isAdministrator()).toBe(false);
  });

  test('by a team with access that they join', async () => {
    const team = await newTeam();
    await succeed(saveLinks([teamLink(team)]));
    await succeed(join(team));
    pass();
    expect(await isAdministrator()).toBe(false);
    const members = await read<TeamMemberLink[]>(`/team/${team}/members`, 'superUser');
    expect(members).toMatchObject([{ userID: ada.user, endsAt: end }]);
  });

  test('by a new membership in place of the one that makes them an administrator', async () => {
    const team = await newTeam();
    await succeed(saveLinks([teamLink(team)]));
    await succeed(join(team));
    await succeed(call('/links/batch', { changes: [], deletes: [ada.link] }, 'superUser'));
    const membership = async () =>
      (await read<TeamMemberLink[]>(`/team/${team}/members`, 'superUser'))[0];
    const changes = [{ teamID: team, userID: ada.user }];
    const deletes = [(await membership())?.teamUserLinkID];
    await succeed(call(`/team/${team}/members/batch`, { changes, deletes }));
    expect(await membership()).toMatchObject({ userID: ada.user, endsAt: end });
    pass();
    expect(await isAdministrator()).toBe(false);
  });

  test('by a call that the end overtakes', async () => {
    const team = await newTeam();
    await succeed(saveLinks([teamLink(team)]));
    service.clock.now = new Date(Date.parse(end) - 1);
    const membership = { changes: [{ teamID: team, userID: ada.user }], deletes: [] };
    const answer = await overtaken(`/team/${team}/members/batch`, membership);
    expect(await refusal(answer)).toMatchObject({
      status: 400,
      code: 'BadRequest_CannotDemoteSelf',
    });
    expect(await isAdministrator()).toBe(false);
  });

  test('by a team of which they are a member already', async () => {
    const team = await newTeam();
    await succeed(join(team, ada.user, 'superUser'));
    await succeed(saveLinks([teamLink(team)]));
    expect(await read<AccessEnd[]>('/accessends')).toContainEqual({
      organisationUserLinkID: (await linkOf(team))?.organisationUserLinkID,
      endsAt: end,
    });
    pass();
    expect(await isAdministrator()).toBe(false);
  });

  test('by the promotion of the team Support, of which they are a member, or a later end of its access', async () => {
    const team = demo.team(1);
    const link = await linkOf(team);
    const reason = expect.stringMatching(
      /^Your own administrator access ends on .* UTC\. Another administrator/,
    );
    expect(await refusal(await saveLinks([{ ...link, isOrgAdmin: true }]))).toMatchObject({
      status: 400,
      reason,
    });
    const id = link?.organisationUserLinkID ?? '';
    for (const endsAt of [null, new Date(Date.parse(end) + 1).toISOString()]) {
      // An earlier end, so that there is one to change.
      const earlier = new Date(Date.parse(end) - 1).toISOString();
      await succeed(setEnd(id, earlier, 'superUser'));
      const answer = await setEnd(id, endsAt, 'administrator');
      expect(await refusal(answer)).toMatchObject({ status: 400, reason });
    }
  });

  test('in an organisation below, by a link, an invitation or its initialisation', async () => {
    const below = await Promise.all([1, 2, 3].map(() => freshOrganisation(service)));
    const [linked, invited, initialised] = below.map(({ organisationID }) => organisationID);
    const own = { linkType: 1, isOrgAdmin: true, teamUserID: ada.user };
    await succeed(saveLinks([own], undefined, linked));
    await inviteOwn(invited, { isOrgAdmin: true });
    await succeed(sendAcceptance(service, await mailedInvitation(service, ada.email)));
    const form = { currencyCode: 'GBP', authorisedAppIds: [], initialAdminTeamID: null };
    const initialise = {
      ...form,
      initialAdminUserID: ada.user,
      defaultConfigTemplateOrgCode: null,
    };
    await succeed(call('/initialise', initialise, undefined, initialised));
    const statuses = () =>
      Promise.all(
        [linked, invited, initialised].map(
          async (id) => (await call('/links', undefined, undefined, id)).status,
        ),
      );
    expect(await statuses()).toEqual([200, 200, 200]);
    pass();
    expect(await statuses()).toEqual([404, 404, 404]);
  });

  test('by their own invitation from below, where they stay, into a team with access', async () => {
    const { organisationID: above } = await freshOrganisation(service);
    const own = { linkType: 1, isOrgAdmin: true, teamUserID: ada.user };
    await succeed(saveLinks([own], 'superUser', above));
    const { organisationID: below } = await freshOrganisation(service, {
      parentOrganisationID: above,
    });
    const team = await newTeam();
    await succeed(saveLinks([teamLink(team)]));
    await inviteOwn(below, { isOrgAdmin: false, teamMembershipIDs: [team] });
    await succeed(sendAcceptance(service, await mailedInvitation(service, ada.email)));
    expect(await read<AccessEnd[]>('/accessends', undefined, below)).toEqual([]);
    pass();
    expect(await isAdministrator()).toBe(false);
    expect((await call('/links', undefined, undefined, below)).status).toBe(200);
    const members = await read<TeamMemberLink[]>(`/team/${team}/members`, 'superUser');
    expect(members).toMatchObject([{ userID: ada.user, endsAt: end }]);
    const [joined] = await readAuditLog(service, 'was added to team Own');
    expect(joined?.message).toMatch(/ until 2026-11-21 12:01 UTC, when their own administrator/);
  });
});

describe('a temporary administrator gives no more to a team that they can join later', () => {
  let moved: string;
  let team: string;
  const link = { organisationUserLinkID: nobody };
  beforeEach(async () => {
    const bySuperUser = async (path: string, body: object, orgId?: string) =>
      (await succeed(call(path, body, 'superUser', orgId))).changes[0];
    // Ada stays an administrator of the organisation above which this one was.
    const parentOrganisationID = demo.organisation(1);
    const { organisationID: former } = await freshOrganisation(service, { parentOrganisationID });
    const own = { linkType: 1, isOrgAdmin: true, teamUserID: ada.user };
    await succeed(saveLinks([own], 'superUser', former));
    const made = await freshOrganisation(service, { parentOrganisationID: former });
    const { kapow, ...organisation } = made;
    moved = made.organisationID;
    const { teamID } = await bySuperUser(
      '/team/batch',
      { changes: [{ name: 'Dealer' }], deletes: [] },
      former,
    );
    team = teamID;
    const body = { changes: [{ ...organisation, parentOrganisationID: harbour }], deletes: [] };
    const saved = service.call('/api/organisation/batch', { as: 'superUser', body });
    await succeed(saved);
    // A move takes such access. Moves before this rule left it.
    const database = fileOf(service);
    const sql = `insert into organisation_user_links
      (organisation_user_link_id, organisation_id, link_type, team_id, is_org_admin)
      values (?, ?, 2, ?, 0)`;
    await database.execute({ sql, args: [link.organisationUserLinkID, moved, team] });
    database.close();
  });

  test('not by its promotion', async () => {
    const answer = await saveLinks(
      [{ ...teamLink(team), organisationUserLinkID: link.organisationUserLinkID }],
      undefined,
      moved,
    );
    expect(await refusal(answer)).toMatchObject({
      status: 400,
      reason: expect.stringMatching(/^Your own administrator access ends on /),
    });
  });

  test('not by a permission group', async () => {
    const permissions = [{ permissionID: 36, allowedActions: 15 }];
    const group = { name: 'New', organisationDefault: true, permissions };
    const body = { changes: [group], deletes: [] };
    const answer = await call('/userpermissiongroup/batch', body, undefined, moved);
    expect(await refusal(answer)).toMatchObject({
      status: 400,
      reason: expect.stringMatching(
        /^Nothing was saved: this would leave you more permissions after /,
      ),
    });
  });
});

test('the audit log says when what they gave to themselves ends', async () => {
  const team = await newTeam();
  await succeed(join(team, ada.user, 'superUser'));
  await succeed(saveLinks([teamLink(team)]));
  await succeed(join(await newTeam('Second')));
  const moment = `${end.slice(0, 10)} ${end.slice(11, 16)} UTC`;
  const messages = (await readAuditLog(service, moment)).map(({ message }) => message);
  expect(messages.slice(-2)).toEqual([
    `The access of Team Own ends on ${moment}, as that of Ada Marchetti, who gave it.`,
    `Ada Marchetti was added to team Second until ${moment}, when their own administrator access ends.`,
  ]);
});

test('what they give to others has no end', async () => {
  const team = await newTeam();
  await succeed(saveLinks([teamLink(team)]));
  await succeed(join(team, demo.user(3)));
  expect(await read<AccessEnd[]>('/accessends')).toHaveLength(1);
  const members = await read<TeamMemberLink[]>(`/team/${team}/members`);
  expect(members[0]).not.toHaveProperty('endsAt');
});

test('an administrator with one way in that has no end gives themselves what has none', async () => {
  const team = await newTeam();
  await succeed(join(team, ada.user, 'superUser'));
  await succeed(saveLinks([teamLink(team)], 'superUser'));
  const second = await newTeam('Second');
  await succeed(join(second));
  await succeed(saveLinks([teamLink(second)]));
  expect(await read<AccessEnd[]>('/accessends')).toHaveLength(1);
});

test('a super user who invites themselves gets access without an end', async () => {
  const { email } = demoAccounts.superUser;
  const lists = { permissionGroupIDs: [], rootNodes: [], teamMembershipIDs: [] };
  await succeed(call('/sendinvite', { email, isOrgAdmin: true, ...lists }, 'superUser'));
  await succeed(sendAcceptance(service, await mailedInvitation(service, email)));
  expect(await linkOf(demoAccounts.superUser.userID)).toMatchObject({ isOrgAdmin: true });
  expect(await read<AccessEnd[]>('/accessends', 'superUser')).toHaveLength(1);
});

test('the latest of several ends counts', async () => {
  const later = new Date(Date.parse(end) + minute).toISOString();
  const team = await newTeam();
  await succeed(join(team, ada.user, 'superUser'));
  const { changes } = await succeed(saveLinks([teamLink(team)], 'superUser'));
  const { organisationUserLinkID } = changes[0];
  await succeed(setEnd(organisationUserLinkID, later, 'superUser'));
  const second = await newTeam('Second');
  await succeed(join(second));
  const members = await read<TeamMemberLink[]>(`/team/${second}/members`);
  expect(members).toMatchObject([{ endsAt: later }]);
});
