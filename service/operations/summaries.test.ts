import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  AdminSummary,
  Organisation,
  OrganisationSummary,
  User,
  UserSummary,
} from '../../src/api/schema.gen';
import { invites } from '../database/schema/invites';
import { demoAccounts, demoPassword } from '../database/seed/demo-accounts';
import { fixedIdentifier } from '../database/seed/fixed-identifiers';
import { changeBeforeTransaction } from '../testing/earlier-change';
import { invite, validate } from '../testing/invitations';
import { type CallOptions, signIn, type TestService, testService } from '../testing/test-service';

const harbour = fixedIdentifier('organisation', 3);

let service: TestService;

beforeAll(async () => {
  service = await testService();
});

afterAll(() => service.close());

const get = async <T>(path: string, as: CallOptions['as']) =>
  (await (await service.call(path, { as })).json()) as T;

test('the Administration summary counts the records of the lists', async () => {
  const summary = await get<AdminSummary>('/admin/summary/', 'superUser');
  const users = await get<User[]>('/api/user', 'superUser');
  const organisations = await get<Organisation[]>('/api/Organisation', 'superUser');
  const active = organisations.filter((organisation) => organisation.active);
  expect(summary.totalUsers).toBe(users.length);
  expect(summary.totalActiveOrganisations).toBe(active.length);
  expect(summary.totalInactiveOrganisations).toBe(organisations.length - active.length);
  expect(summary.clients).toHaveLength(10);
  expect(summary.deploymentServerInstance?.name).toBe('Deployment Main');
  expect(summary.integrationServerInstances.map(({ name }) => name)).toEqual([
    'Data Extraction One',
    'Partner Services One',
    'Remote Orders One',
    'Remote Orders Sandbox',
    'Reporting One',
  ]);
  expect(summary.versions.map(({ name }) => name)).toEqual(['Authentication', 'Contract']);
  for (const instance of summary.posCoreInstances) {
    const served = organisations.filter(
      ({ posCoreInstanceID }) => posCoreInstanceID === instance.posCoreInstanceID,
    );
    expect([instance.name, instance.totalOrganisations]).toEqual([instance.name, served.length]);
  }
});

test('a limit gives the first entries of each list of the Administration summary, and the totals', async () => {
  const whole = await get<AdminSummary>('/admin/summary/', 'superUser');
  const first = await get<AdminSummary>('/admin/summary/?limit=2', 'superUser');
  expect(first).toEqual({
    ...whole,
    posCoreInstances: whole.posCoreInstances.slice(0, 2),
    clients: whole.clients.slice(0, 2),
    integrationServerInstances: whole.integrationServerInstances.slice(0, 2),
    totalPosCoreInstances: whole.posCoreInstances.length,
    totalClients: whole.clients.length,
    totalIntegrationServerInstances: whole.integrationServerInstances.length,
  });
});

test('a limit gives the first entries of each list of an Organisation Summary, and the totals', async () => {
  const path = `/api/Organisation/summary/${harbour}`;
  const whole = await get<OrganisationSummary>(path, 'administrator');
  const first = await get<OrganisationSummary>(`${path}?limit=1`, 'administrator');
  expect(first).toEqual({
    ...whole,
    teams: whole.teams.slice(0, 1),
    links: whole.links.slice(0, 1),
    childOrganisations: whole.childOrganisations.slice(0, 1),
    pendingInvitations: whole.pendingInvitations.slice(0, 1),
    serviceAccounts: whole.serviceAccounts.slice(0, 1),
    totalTeams: whole.teams.length,
    totalLinks: whole.links.length,
    totalChildOrganisations: whole.childOrganisations.length,
    totalInactiveChildOrganisations: whole.childOrganisations.filter(({ active }) => !active)
      .length,
    totalPendingInvitations: whole.pendingInvitations.length,
    totalServiceAccounts: whole.serviceAccounts.length,
  });
});

test.each(['0', '1001', 'many', '1&limit=2'])('a summary refuses the limit %s', async (limit) => {
  const response = await service.call(`/admin/summary/?limit=${limit}`, { as: 'superUser' });
  expect([response.status, await response.text()]).toEqual([400, 'BadRequest']);
});

test('an Organisation Summary lists children, teams, links, invitations and accounts', async () => {
  const path = `/api/Organisation/summary/${harbour}`;
  const summary = await get<OrganisationSummary>(path, 'administrator');
  expect(summary).toMatchObject({ organisationID: harbour, rootOrganisation: false });
  expect(summary.childOrganisations.length).toBeGreaterThan(1);
  expect(summary.teams.map(({ name }) => name)).toContain('Support');
  expect(summary.links).toContainEqual({
    organisationUserLinkID: fixedIdentifier('link', 1),
    linkType: 1,
    teamUserName: 'Ada Marchetti',
    isOrgAdmin: true,
  });
  expect(summary.totalPermissionGroups).toBeGreaterThan(2);
  expect(summary.pendingInvitations.map(({ email }) => email)).toContain('new.person@demo.test');
  expect(summary.serviceAccounts.length).toBeGreaterThan(1);
});

test('the summary of the root says so, and an unknown organisation answers 404', async () => {
  const path = '/api/Organisation/summary/';
  const root = await get<OrganisationSummary>(
    path + fixedIdentifier('organisation', 1),
    'superUser',
  );
  expect(root.rootOrganisation).toBe(true);
  const missing = await service.call(`${path}aaaaaaaa-0000-4000-8000-000000000000`, {
    as: 'superUser',
  });
  expect(missing.status).toBe(404);
});

test('My Account has the memberships of the caller, and each document once', async () => {
  const { userID } = demoAccounts.ordinaryUser;
  const summary = await get<UserSummary>(`/api/User/summary/${userID}`, 'ordinaryUser');
  expect(summary).toMatchObject({ fullName: 'Uma Olsen', currentUser: true });
  expect(summary.organisationUserLinks).toContainEqual(
    expect.objectContaining({
      organisationID: harbour,
      organisationName: 'Harbour Restaurants',
      teamUserID: userID,
      userEmail: 'user@demo.test',
      isOrgAdmin: false,
    }),
  );
  const titles = summary.latestConsentDocuments.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

test("somebody else's summary is that of somebody else, and shows no token", async () => {
  const { userID } = demoAccounts.ordinaryUser;
  const summary = await get<UserSummary>(`/api/User/summary/${userID}`, 'superUser');
  expect(summary.currentUser).toBe(false);
  for (const invite of summary.organisationUserInvites) expect(invite.token).toBeNull();
  const refused = await service.call(`/api/User/summary/${userID}`, { as: 'administrator' });
  expect(refused.status).toBe(403);
});

test('an invited person gets a token for each invitation', async () => {
  const user = {
    ...demoAccounts.ordinaryUser,
    shortName: 'Uma',
    fullName: 'Uma Olsen',
    email: 'new.person@demo.test',
  };
  const body = { changes: [user], deletes: [] };
  await service.call('/api/user/batch', { as: 'superUser', body });
  // A changed address has ended the sessions.
  const Cookie = await signIn(service, user.email, demoPassword);
  const path = `/api/User/summary/${user.userID}`;
  const answer = await service.call(path, { headers: { Cookie } });
  const { organisationUserInvites }: UserSummary = await answer.json();
  expect(organisationUserInvites.length).toBeGreaterThan(0);
  for (const invite of organisationUserInvites) {
    expect(invite).toMatchObject({
      email: 'new.person@demo.test',
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
  }
});

test('an invitation that goes while My Account is read is not shown', async () => {
  const { email, userID } = demoAccounts.superUser;
  await invite(service, { email });
  changeBeforeTransaction(service, (database) =>
    database.delete(invites).where(eq(invites.emailKey, email)),
  );
  const answer = await service.call(`/api/User/summary/${userID}`, { as: 'superUser' });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ organisationUserInvites: [] });
});

test('an invitation keeps the newest tokens of My Account, and those of mails', async () => {
  const { email, userID } = demoAccounts.superUser;
  const mailed = await invite(service, { email });
  const tokens: string[] = [];
  for (let read = 1; read <= 12; read += 1) {
    const summary = await get<UserSummary>(`/api/User/summary/${userID}`, 'superUser');
    tokens.push(summary.organisationUserInvites[0]?.token ?? '');
  }
  const works = async (token: string) =>
    (await validate(service, { email, token }, { as: 'superUser' })).status === 200;
  expect(await Promise.all(tokens.map(works))).toEqual([false, false, ...Array(10).fill(true)]);
  expect(await works(mailed.token)).toBe(true);
});
