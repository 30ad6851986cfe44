import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Organisation, OrganisationUserLink, User } from '../../../src/api/schema.gen';
import { demoAccounts, demoPassword } from '../../database/seed/demo-accounts';
import { readAuditLog } from '../../testing/audit-log';
import { freshOrganisation } from '../../testing/fresh-organisation';
import { accept, mailedInvitation } from '../../testing/invitations';
import { organisationCalls } from '../../testing/organisation-access';
import { postForm, type TestService, testService } from '../../testing/test-service';

const { ordinaryUser, superUser } = demoAccounts;
const uma = ordinaryUser.userID;

let service: TestService;
/** Uma has no access to it yet. */
let place: Organisation;

beforeEach(async () => {
  service = await testService();
  place = await freshOrganisation(service);
});

afterEach(() => service.close());

const { call: callOf } = organisationCalls(() => service);

/** Makes a call of a super user that has to succeed. */
async function call(path: string, body: object, orgId = place.organisationID) {
  const answer = await callOf(path, body, 'superUser', orgId);
  expect([answer.status, answer.headers.get('X-Error-Reason')]).toEqual([200, null]);
  return answer;
}
const batch = async (path: string, changes: object[], orgId?: string) =>
  (await (await call(path, { changes, deletes: [] }, orgId)).json()).changes;

const link = async (fields: object = {}, orgId?: string): Promise<OrganisationUserLink> => {
  const change = { linkType: 1, teamUserID: uma, isOrgAdmin: true, ...fields };
  return (await batch('/links/batch', [change], orgId))[0];
};
/** Makes a team, with Uma if she is to be in it. */
async function newTeam(hasUma: boolean): Promise<string> {
  const [{ teamID }] = await batch('/team/batch', [{ name: 'Helpers' }]);
  if (hasUma) await join(teamID);
  return teamID;
}
const join = (teamID: string, userID = uma) =>
  batch(`/team/${teamID}/members/batch`, [{ teamID, userID }]);
const teamLink = (teamUserID: string) => link({ linkType: 2, teamUserID });
const setEnd = ({ organisationUserLinkID }: OrganisationUserLink, endsAt: string | null) =>
  call('/accessends', { organisationUserLinkID, endsAt });
async function removeLink({ organisationUserLinkID: id }: OrganisationUserLink) {
  const answer = await call('/links/batch', { changes: [], deletes: [id] });
  return { undoID: answer.headers.get('Undo-Id') };
}
async function moveBelow({ organisationID: parentOrganisationID }: Organisation) {
  const { kapow: _, ...moved } = place;
  const body = { changes: [{ ...moved, parentOrganisationID }], deletes: [] };
  const answer = await service.call('/api/organisation/batch', { as: 'superUser', body });
  expect(answer.status).toBe(200);
}
const initialise = (fields: object) =>
  call('/initialise', {
    currencyCode: 'EUR',
    authorisedAppIds: [],
    initialAdminTeamID: null,
    initialAdminUserID: null,
    defaultConfigTemplateOrgCode: null,
    ...fields,
  });
async function inviteUma(fields: object) {
  const { email } = ordinaryUser;
  const grants = { isOrgAdmin: false, permissionGroupIDs: [], rootNodes: [] };
  await call('/sendinvite', { email, ...grants, teamMembershipIDs: [], ...fields });
  return mailedInvitation(service, email);
}
async function acceptAs(opened: Awaited<ReturnType<typeof inviteUma>>) {
  expect((await accept(service, opened)).status).toBe(200);
}

/** Asks for a new address as Uma. Returns the path of the mailed link. */
async function ask(): Promise<string> {
  const path = '/api/user/profile';
  const profile = (await (await service.call(path, { as: 'ordinaryUser' })).json()) as User;
  const body = { ...profile, email: 'thief@elsewhere.test' };
  expect((await service.call(path, { as: 'ordinaryUser', body })).status).toBe(200);
  const read = async () => (await service.fetch('/dev/outbox')).text();
  await vi.waitFor(async () => expect(await read()).toContain('confirmemail'));
  const found = (await read()).match(/href="([^"]+confirmemail[^"]+)"/);
  return new URL(found?.[1] ?? '').pathname;
}
const isConfirmed = async (path: string) =>
  (await postForm(service, path, { password: demoPassword })).status === 303;

/** What is prepared, and then what happens while the new address waits. */
type Case<Prepared> = [
  prepare: () => Promise<Prepared>,
  act: (prepared: Prepared) => Promise<unknown>,
];
const gain = <Prepared>(...[prepare, act]: Case<Prepared>) => {
  return async () => {
    const prepared = await prepare();
    const path = await ask();
    await act(prepared);
    return path;
  };
};
const nothing = async () => {};

describe('nobody confirms a new address after its person has come to administer something', () => {
  test.each<[string, ReturnType<typeof gain>, by?: string]>([
    ['by a link', gain(nothing, () => link())],
    [
      'by an edited link',
      gain(
        () => link({ isOrgAdmin: false }),
        (known) => link({ ...known, isOrgAdmin: true }),
      ),
    ],
    ['by the link of their team', gain(() => newTeam(true), teamLink)],
    [
      'by joining a team',
      gain(async () => {
        const team = await newTeam(false);
        await teamLink(team);
        return team;
      }, join),
    ],
    [
      'by an undo',
      gain(
        async () => removeLink(await link()),
        (body) => call('/undo', body),
      ),
    ],
    [
      'by a later end',
      gain(
        async () => {
          const known = await link();
          await setEnd(known, service.clock.now.toISOString());
          return known;
        },
        (known) => setEnd(known, null),
      ),
    ],
    [
      'by a move',
      gain(async () => {
        const parent = await freshOrganisation(service);
        await link({}, parent.organisationID);
        return parent;
      }, moveBelow),
    ],
    ['by Initialise', gain(nothing, () => initialise({ initialAdminUserID: uma }))],
    [
      'by their team at Initialise',
      gain(
        () => newTeam(true),
        (initialAdminTeamID) => initialise({ initialAdminTeamID }),
      ),
    ],
    ['by an invitation', gain(() => inviteUma({ isOrgAdmin: true }), acceptAs), uma],
    [
      'by an invitation into a team',
      gain(async () => {
        const team = await newTeam(false);
        await teamLink(team);
        return inviteUma({ teamMembershipIDs: [team] });
      }, acceptAs),
      uma,
    ],
  ])('%s', async (_, run, by = superUser.userID) => {
    const path = await run();
    expect(await isConfirmed(path)).toBe(false);
    expect(await readAuditLog(service, 'cannot be confirmed any more')).toEqual([
      {
        type: 400,
        userID: by,
        message:
          'The new address thief@elsewhere.test of Uma Olsen cannot be confirmed any more: rights were given.',
      },
    ]);
  });
});

describe('a new address still waits', () => {
  test.each<[string, ReturnType<typeof gain>]>([
    ['after access without administrator rights', gain(nothing, () => link({ isOrgAdmin: false }))],
    [
      'while somebody else gets access',
      gain(nothing, () => link({ teamUserID: superUser.userID })),
    ],
    [
      'while an organisation is created below one that the person administers',
      gain(
        () => link(),
        () => freshOrganisation(service, { parentOrganisationID: place.organisationID }),
      ),
    ],
    [
      'while an administrator loses rights',
      gain(
        () => link(),
        (known) => link({ ...known, isOrgAdmin: false }),
      ),
    ],
  ])('%s', async (_, run) => {
    expect(await isConfirmed(await run())).toBe(true);
  });
});
