import { type APIRequestContext, expect } from '@playwright/test';
import type { Invite, Team, TeamMemberLink } from '../../../src/api/schema.gen';
import { harbourRestaurants } from './demo-records';
import { freshName } from './records';

const headers = { 'X-Requested-With': 'XMLHttpRequest' };
const organisation = `/api/organisation/${harbourRestaurants}`;

async function post<Answer>(
  request: APIRequestContext,
  path: string,
  data: object,
): Promise<Answer> {
  const answer = await request.post(`${organisation}${path}`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

async function read<Item>(request: APIRequestContext, path: string): Promise<Item[]> {
  const answer = await request.get(`${organisation}${path}`, { headers });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

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
export function createInvite(request: APIRequestContext, email = freshAddress()): Promise<Invite> {
  return post<Invite>(request, '/sendinvite', {
    email,
    isOrgAdmin: false,
    permissionGroupIDs: [],
    rootNodes: [],
    teamMembershipIDs: [],
  });
}

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
