import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  Invite,
  Organisation,
  OrganisationSummary,
  OrganisationUserLink,
  PermissionGroup,
  ServiceAccount,
  Team,
} from '../../src/api/schema.gen';
import { fixedIdentifier } from '../database/seed/fixed-identifiers';
import { freshOrganisation } from '../testing/fresh-organisation';
import { type CallOptions, type TestService, testService } from '../testing/test-service';

const dealer = fixedIdentifier('organisation', 2);
const harbour = fixedIdentifier('organisation', 3);

let service: TestService;

beforeAll(async () => {
  service = await testService();
});

afterAll(() => service.close());

const get = async <T>(path: string, as: CallOptions['as'] = 'administrator') => {
  const answer = await service.call(path, { as });
  expect(answer.status, path).toBe(200);
  return (await answer.json()) as T;
};
const summaryOf = (orgId: string, as?: CallOptions['as']) =>
  get<OrganisationSummary>(`/api/Organisation/summary/${orgId}`, as);
const listOf = <T>(part: string) => get<T[]>(`/api/organisation/${harbour}/${part}`);

test('each card of the summary matches the list behind it', async () => {
  const summary = await summaryOf(harbour);
  expect(summary.teams).toEqual(
    (await listOf<Team>('team')).map(({ teamID, name, totalMembers }) => ({
      teamID,
      name,
      totalMembers,
    })),
  );
  const links = await listOf<OrganisationUserLink>('links');
  expect(summary.links).toHaveLength(links.length);
  expect(summary.links).toEqual(
    expect.arrayContaining(
      links.map(({ organisationUserLinkID, linkType, teamUserName, isOrgAdmin }) => ({
        organisationUserLinkID,
        linkType,
        teamUserName,
        isOrgAdmin,
      })),
    ),
  );
  const accounts = await listOf<ServiceAccount>('serviceaccounts');
  expect(summary.serviceAccounts.map(({ serviceAccountID }) => serviceAccountID)).toEqual(
    accounts.map(({ serviceAccountID }) => serviceAccountID),
  );
  const groups = await listOf<PermissionGroup>('userpermissiongroup');
  expect(summary.totalPermissionGroups).toBe(groups.length);
  // Both include expired invitations.
  expect(summary.pendingInvitations).toEqual(
    (await listOf<Invite>('invite')).map(({ organisationUserInviteID, email }) => ({
      organisationUserInviteID,
      email,
    })),
  );
  const organisations = await get<Organisation[]>('/api/Organisation');
  expect(summary.childOrganisations).toEqual(
    organisations
      .filter(({ parentOrganisationID }) => parentOrganisationID === harbour)
      .map(({ organisationID, name, active }) => ({
        organisationID,
        organisationName: name,
        active,
      })),
  );
});

test('the summary counts only the organisations directly below as children', async () => {
  const { childOrganisations } = await summaryOf(dealer, 'superUser');
  const ids = childOrganisations.map(({ organisationID }) => organisationID);
  expect(ids).toContain(harbour);
  expect(ids).not.toContain(fixedIdentifier('organisation', 4));
});

test('a new organisation has empty lists', async () => {
  const { organisationID } = await freshOrganisation(service);
  expect(await summaryOf(organisationID)).toEqual({
    organisationID,
    rootOrganisation: false,
    teams: [],
    links: [],
    childOrganisations: [],
    totalPermissionGroups: 0,
    pendingInvitations: [],
    serviceAccounts: [],
  });
});

test('members may not read the summary, and nobody else knows the organisation', async () => {
  const statusOf = async (orgId: string, as: CallOptions['as']) =>
    (await service.call(`/api/Organisation/summary/${orgId}`, { as })).status;
  expect(await statusOf(harbour, 'ordinaryUser')).toBe(403);
  expect(await statusOf(dealer, 'administrator')).toBe(404);
  expect(await statusOf(dealer, undefined)).toBe(401);
});
