import { type APIRequestContext, expect } from '@playwright/test';
import type {
  OptionValue,
  OrganisationUserLink,
  PermissionGroupAssignment,
  RootNode,
  Team,
} from '../../../src/api/schema.gen';
import { harbourRestaurants } from './demo-records';
import { freshName } from './records';

const headers = { 'X-Requested-With': 'XMLHttpRequest' };
const organisation = `/api/organisation/${harbourRestaurants}`;

async function read<Item>(request: APIRequestContext, path: string): Promise<Item[]> {
  const answer = await request.get(`${organisation}${path}`, { headers });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

async function save<Saved>(
  request: APIRequestContext,
  path: string,
  batch: { changes: object[]; deletes: string[] },
): Promise<Saved[]> {
  const answer = await request.post(`${organisation}${path}`, { headers, data: batch });
  expect(answer.status(), await answer.text()).toBe(200);
  const { changes } = await answer.json();
  return changes;
}

/** Adds a team without members and without access. */
export async function addTeam(request: APIRequestContext): Promise<Team> {
  const changes = [{ name: freshName('Crew') }];
  const [team] = await save<Team>(request, '/team/batch', { changes, deletes: [] });
  if (!team) throw new Error('No team was saved.');
  return team;
}

/** Gives a team access through the service, as another person would. */
export async function linkTeam(
  request: APIRequestContext,
  { teamID }: Team,
): Promise<OrganisationUserLink> {
  const changes = [{ linkType: 2, isOrgAdmin: false, teamUserID: teamID }];
  const [link] = await save<OrganisationUserLink>(request, '/links/batch', {
    changes,
    deletes: [],
  });
  if (!link) throw new Error('No link was saved.');
  return link;
}

/** Reads the links with this name, with their permission groups and outlet restrictions. */
export async function findAccess(request: APIRequestContext, name: string) {
  const links = await read<OrganisationUserLink>(request, '/links');
  return Promise.all(
    links
      .filter(({ teamUserName }) => teamUserName === name)
      .map(async (link) => {
        const path = `/links/${link.organisationUserLinkID}`;
        const groups = await read<PermissionGroupAssignment>(request, `${path}/assignments`);
        const places = await read<RootNode>(request, `${path}/RootNodes`);
        return {
          link,
          groups: groups.map(({ userPermissionGroupID }) => userPermissionGroupID),
          places: places.map(({ nodeID }) => nodeID),
        };
      }),
  );
}

/** Finds a person with a unique name who can be given access and has none. */
export async function findStranger(request: APIRequestContext): Promise<OptionValue> {
  const links = await read<OrganisationUserLink>(request, '/links');
  const linked = new Set(links.map(({ teamUserID }) => teamUserID));
  const people = await read<OptionValue>(request, '/users/values');
  const found = people.find(
    ({ key, value }) =>
      !linked.has(key) && people.filter((other) => other.value === value).length === 1,
  );
  if (!found) throw new Error('Everybody has access.');
  return found;
}

/**
 * Gives a person access with a permission group and an outlet, as another person would.
 * @returns the id of the access link
 */
export async function giveAccess(request: APIRequestContext, userID: string): Promise<string> {
  const [link] = await save<OrganisationUserLink>(request, '/links/batch', {
    changes: [{ linkType: 1, isOrgAdmin: false, teamUserID: userID }],
    deletes: [],
  });
  if (!link) throw new Error('No link was saved.');
  const { organisationUserLinkID } = link;
  const group = {
    userPermissionGroupAssignmentID: '00000000-0000-0000-0000-000000000000',
    userPermissionGroupID: '50000000-0000-4000-8000-000000000002',
  };
  const outlet = { nodeID: '21000000-0000-4000-8000-000000000002', nodeType: 2 };
  for (const [part, change] of Object.entries({ assignments: group, RootNodes: outlet })) {
    const changes = [{ organisationUserLinkID, ...change }];
    await save(request, `/links/${organisationUserLinkID}/${part}/batch`, { changes, deletes: [] });
  }
  return organisationUserLinkID;
}
