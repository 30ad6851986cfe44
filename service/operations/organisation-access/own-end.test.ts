import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AccessEnd, OrganisationUserLink, TeamMemberLink } from '../../../src/api/schema.gen';
import { readAuditLog } from '../../testing/audit-log';
import { freshOrganisation } from '../../testing/fresh-organisation';
import { mailedInvitation, sendAcceptance } from '../../testing/invitations';
import { demo, organisationCalls, refusal } from '../../testing/organisation-access';
import { type TestService, testService } from '../../testing/test-service';

const ada = { link: demo.link(1), user: demo.user(2) };
const minute = 60_000;

let service: TestService;
let end: string;
beforeEach(async () => {
  service = await testService();
  end = new Date(service.clock.now.getTime() + minute).toISOString();
  await succeed(
    call('/accessends', { organisationUserLinkID: ada.link, endsAt: end }, 'superUser'),
  );
});
afterEach(() => service.close());

const { call, read } = organisationCalls(() => service);
async function succeed(sent: Promise<Response>) {
  const answer = await sent;
  expect([answer.status, answer.headers.get('X-Error-Reason')]).toEqual([200, null]);
  return answer.json();
}
const pass = () => {
  service.clock.now = new Date(service.clock.now.getTime() + minute);
};
const isAdministrator = async () => (await call('/links')).status === 200;
const linkOf = async (id: string) =>
  (await read<OrganisationUserLink[]>('/links', 'superUser')).find(
    ({ teamUserID }) => teamUserID === id,
  );
const saveLinks = (changes: object[], as?: 'superUser') =>
  call('/links/batch', { changes, deletes: [] }, as);
const join = (teamID: string, userID = ada.user, as?: 'superUser') =>
  call(`/team/${teamID}/members/batch`, { changes: [{ teamID, userID }], deletes: [] }, as);
const teamLink = (teamUserID: string) => ({ linkType: 2, isOrgAdmin: true, teamUserID });
const newTeamNamed = async (name: string) =>
  (await succeed(call('/team/batch', { changes: [{ name }], deletes: [] }))).changes[0]
    .teamID as string;
const newTeam = () => newTeamNamed('Own');

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
      /^Your own administrator access ends on .* UTC\. Somebody/,
    );
    expect(await refusal(await saveLinks([{ ...link, isOrgAdmin: true }]))).toMatchObject({
      status: 400,
      reason,
    });
    const { organisationUserLinkID } = link ?? {};
    for (const endsAt of [null, new Date(Date.parse(end) + 1).toISOString()]) {
      // An earlier end, so that there is one to change.
      const earlier = new Date(Date.parse(end) - 1).toISOString();
      await succeed(call('/accessends', { organisationUserLinkID, endsAt: earlier }, 'superUser'));
      const answer = await call('/accessends', { organisationUserLinkID, endsAt });
      expect(await refusal(answer)).toMatchObject({ status: 400, reason });
    }
  });

  test('in an organisation below, by a link, an invitation or its initialisation', async () => {
    const below = await Promise.all([1, 2, 3].map(() => freshOrganisation(service)));
    const [linked, invited, initialised] = below.map(({ organisationID }) => organisationID);
    const own = { linkType: 1, isOrgAdmin: true, teamUserID: ada.user };
    await succeed(call('/links/batch', { changes: [own], deletes: [] }, undefined, linked));
    const email = 'admin@demo.test';
    await succeed(
      call(
        '/sendinvite',
        { email, isOrgAdmin: true, permissionGroupIDs: [], rootNodes: [], teamMembershipIDs: [] },
        undefined,
        invited,
      ),
    );
    await succeed(sendAcceptance(service, await mailedInvitation(service, email)));
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
});

test('the audit log says when what they gave to themselves ends', async () => {
  const team = await newTeam();
  await succeed(join(team, ada.user, 'superUser'));
  await succeed(saveLinks([teamLink(team)]));
  await succeed(join(await newTeamNamed('Second')));
  const moment = `${end.slice(0, 10)} ${end.slice(11, 19)} UTC`;
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
  const second = await newTeamNamed('Second');
  await succeed(join(second));
  await succeed(saveLinks([teamLink(second)]));
  expect(await read<AccessEnd[]>('/accessends')).toHaveLength(1);
});

test('the latest of several ends counts', async () => {
  const later = new Date(Date.parse(end) + minute).toISOString();
  const team = await newTeam();
  await succeed(join(team, ada.user, 'superUser'));
  const { changes } = await succeed(saveLinks([teamLink(team)], 'superUser'));
  const { organisationUserLinkID } = changes[0];
  await succeed(call('/accessends', { organisationUserLinkID, endsAt: later }, 'superUser'));
  const second = await newTeamNamed('Second');
  await succeed(join(second));
  const members = await read<TeamMemberLink[]>(`/team/${second}/members`);
  expect(members).toMatchObject([{ endsAt: later }]);
});
