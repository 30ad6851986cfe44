import type { APIRequestContext } from '@playwright/test';
import type {
  OptionValue,
  OrganisationUserLink,
  PermissionGroupAssignment,
  RootNode,
  Team,
} from '../../../src/api/schema.gen';
import { readJson, saveRecord } from './calls';
import { harbourRestaurants } from './demo-records';
import { freshName } from './records';

const organisation = `/api/organisation/${harbourRestaurants}`;

const read = <Item>(request: APIRequestContext, path: string) =>
  readJson<Item[]>(request, `${organisation}${path}`);
const save = <Saved>(request: APIRequestContext, path: string, change: object) =>
  saveRecord<Saved>(request, `${organisation}${path}`, change);

/** Adds a team without members and without access. */
export const addTeam = (request: APIRequestContext) =>
  save<Team>(request, '/team', { name: freshName('Crew') });

/** Gives a team access through the service, as another person would. */
export const linkTeam = (request: APIRequestContext, { teamID }: Team) =>
  save<OrganisationUserLink>(request, '/links', {
    linkType: 2,
    isOrgAdmin: false,
    teamUserID: teamID,
  });

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
  const { organisationUserLinkID } = await save<OrganisationUserLink>(request, '/links', {
    linkType: 1,
    isOrgAdmin: false,
    teamUserID: userID,
  });
  const group = {
    userPermissionGroupAssignmentID: '00000000-0000-0000-0000-000000000000',
    userPermissionGroupID: '50000000-0000-4000-8000-000000000002',
  };
  const outlet = { nodeID: '21000000-0000-4000-8000-000000000002', nodeType: 2 };
  for (const [part, change] of Object.entries({ assignments: group, RootNodes: outlet })) {
    const path = `/links/${organisationUserLinkID}/${part}`;
    await save(request, path, { organisationUserLinkID, ...change });
  }
  return organisationUserLinkID;
}
