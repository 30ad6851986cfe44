import type { APIRequestContext } from '@playwright/test';
import type { Invite, SendInviteRequest, Team, TeamMemberLink } from '../../../src/api/schema.gen';
import { postJson, readJson } from './calls';
import { harbourRestaurants } from './demo-records';
import { freshName } from './records';

const organisation = `/api/organisation/${harbourRestaurants}`;

const read = <Item>(request: APIRequestContext, path: string) =>
  readJson<Item[]>(request, `${organisation}${path}`);

/** Finds the team of Harbour Restaurants with this name; undefined when there is none. */
export async function findTeam(request: APIRequestContext, name: string) {
  return (await read<Team>(request, '/team')).find((team) => team.name === name);
}

/** Reads the names of a team's members. */
export async function membersOf(request: APIRequestContext, teamID: string): Promise<string[]> {
  const members = await read<TeamMemberLink>(request, `/team/${teamID}/members`);
  return members.map(({ userName }) => userName);
}

/** Returns an address that nobody else has. */
export const freshAddress = () => `${freshName('guest').replace(' ', '.')}@demo.test`;

/** Invites a person to Harbour Restaurants through the service, as another person would. */
export const createInvite = (
  request: APIRequestContext,
  email = freshAddress(),
  change: Partial<SendInviteRequest> = {},
) =>
  postJson<Invite>(request, `${organisation}/sendinvite`, {
    email,
    isOrgAdmin: false,
    permissionGroupIDs: [],
    rootNodes: [],
    teamMembershipIDs: [],
    ...change,
  });

/** Finds the pending invitation of an address; undefined when there is none. */
export async function findInvite(request: APIRequestContext, email: string) {
  return (await read<Invite>(request, '/invite')).find((invite) => invite.email === email);
}

/** Reads the mailed links that end with an address, the newest first. */
export async function mailedLinks(request: APIRequestContext, email: string): Promise<string[]> {
  const outbox = await (await request.get('/dev/outbox')).text();
  const addressed = `/${encodeURIComponent(email)}`;
  return [...outbox.matchAll(/<a href="([^"]+)"/g)]
    .map(([, link = '']) => link)
    .filter((link) => link.endsWith(addressed));
}
