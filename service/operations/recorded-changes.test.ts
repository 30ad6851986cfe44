import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FieldChange, HistoryEntry, RecordKind } from '../../src/api/schema.gen';
import { demoAccounts, demoPassword } from '../database/seed/demo-accounts';
import { fixedIdentifier } from '../database/seed/fixed-identifiers';
import { freshOrganisation } from '../testing/fresh-organisation';
import { accept, goodPassword, invite } from '../testing/invitations';
import { harbour, zeros } from '../testing/organisation-access';
import { pngBytes } from '../testing/png-bytes';
import { type CallOptions, type TestService, testService } from '../testing/test-service';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => service.close());

const ofHarbour = `/api/organisation/${harbour}`;
const id = fixedIdentifier;
const restriction = { nodeID: id('outletNode', 2), nodeType: 2 } as const;

async function send(path: string, body: object, as: CallOptions['as'] = 'superUser') {
  const answer = await service.call(path, { as, body });
  const { status } = answer;
  expect([path, status, answer.headers.get('X-Error-Reason')]).toEqual([path, 200, null]);
  return answer.json();
}
const save = async (path: string, change: object, as?: CallOptions['as']) =>
  (await send(path, { changes: [change], deletes: [] }, as)).changes[0];
const remove = (path: string, deleted: string) => send(path, { changes: [], deletes: [deleted] });

const words = ({ field, part, kind, before, after }: FieldChange) => {
  const name = part ? `${field}/${part}` : field;
  return kind === 'Hidden' ? `${name} hidden` : `${name}: ${before ?? '-'} > ${after ?? '-'}`;
};

/** Reads the history of a record, the oldest entry first. */
async function historyOf(kind: RecordKind, recordID: string) {
  const answer = await service.call(`/api/history/${kind}/${recordID}`, { as: 'superUser' });
  const entries = (await answer.json()) as HistoryEntry[];
  return entries.reverse().map(({ action, changes }) => [action, ...changes.map(words)].join('; '));
}

/** What each writer does, with the record that it changes and the lines of its history. */
const writers: Record<string, [RecordKind, () => Promise<string>, string[]]> = {
  'the batch of users': [
    'User',
    async () => {
      const path = '/api/user/batch';
      const user = { shortName: 'Nia', fullName: 'Nia Berg', email: 'nia@demo.test' };
      const { userID } = await save(path, user);
      const png = pngBytes().toString('base64');
      await save(path, {
        ...user,
        userID,
        fullName: 'Nia Olsen',
        image: png,
        scopes: ['superuser'],
      });
      await save(path, {
        ...user,
        userID,
        fullName: 'Nia Olsen',
        image: png,
        scopes: ['superuser'],
      });
      await remove(path, userID);
      return userID;
    },
    [
      'Created; shortName: - > Nia; fullName: - > Nia Berg; email: - > nia@demo.test; locale: - > en-GB; defaultCurrencyCode: - > GBP',
      'Changed; fullName: Nia Berg > Nia Olsen; image hidden; isServerAdministrator: No > Yes',
      'Deleted; shortName: Nia > -; fullName: Nia Olsen > -; image hidden; email: nia@demo.test > -; locale: en-GB > -; defaultCurrencyCode: GBP > -; isServerAdministrator: Yes > -',
    ],
  ],
  'the batch of clients': [
    'Client',
    async () => {
      const client = { clientID: 'told', name: 'Told', redirectUris: ['https://a.test/'] };
      await save('/api/client/batch', client);
      const change = {
        ...client,
        redirectUris: ['https://b.test/'],
        newClientSecret: 'hush-hush-8',
      };
      await save('/api/client/batch', change);
      return client.clientID;
    },
    [
      'Created; clientID: - > told; name: - > Told; redirectUris: - > https://a.test/',
      'Changed; secret hidden; redirectUris: https://a.test/ > -; redirectUris: - > https://b.test/',
    ],
  ],
  'the batch of POS Core instances': [
    'PosCoreInstance',
    async () => {
      const server = { name: 'South', uri: 'https://south.test' };
      const path = '/api/POSCoreInstance/batch';
      const { posCoreInstanceID } = await save(path, server);
      await save(path, { ...server, posCoreInstanceID, jwtSigningKey: 'a'.repeat(40) });
      return posCoreInstanceID;
    },
    ['Created; name: - > South; uri: - > https://south.test', 'Changed; jwtSigningKey hidden'],
  ],
  'the batch of integration servers': [
    'IntegrationServer',
    async () => {
      const server = { name: 'Told', uri: 'https://told.test', integrationServerInstanceType: 1 };
      const path = '/api/integrationServerInstance/batch';
      const { integrationServerInstanceID } = await save(path, server);
      await save(path, { ...server, integrationServerInstanceID, testInstance: true });
      return integrationServerInstanceID;
    },
    [
      expect.stringMatching(
        /^Created; name: - > Told; uri: - > .*; integrationServerInstanceType: - > \D/,
      ),
      'Changed; testInstance: No > Yes',
    ],
  ],
  'the batch of deployment servers': [
    'DeploymentServer',
    async () => {
      const path = '/api/deploymentServerInstance/batch';
      const { deploymentServerInstanceID } = await save(path, { name: 'D', uri: 'https://d.test' });
      await save(path, { deploymentServerInstanceID, name: 'E', uri: 'https://d.test' });
      return deploymentServerInstanceID;
    },
    ['Created; name: - > D; uri: - > https://d.test', 'Changed; name: D > E'],
  ],
  'the batch of organisations, the profile and the initialisation': [
    'Organisation',
    async () => {
      const { organisationID, ...fields } = await freshOrganisation(service, { name: 'Told' });
      const { organisationCode, organisationType } = fields;
      const change = { organisationID, organisationCode, organisationType, name: 'Told' };
      const remoteOrderServerInstanceID = id('integrationServer', 1);
      await save('/api/organisation/batch', { ...change, remoteOrderServerInstanceID });
      await send(`/api/organisation/${organisationID}/profile`, { organisationID, name: 'Retold' });
      await send(`/api/organisation/${organisationID}/initialise`, {
        currencyCode: 'EUR',
        authorisedAppIds: [id('application', 1)],
        initialAdminTeamID: null,
        initialAdminUserID: null,
        defaultConfigTemplateOrgCode: null,
      });
      return organisationID;
    },
    [
      expect.stringMatching(
        /^Created; .*posCoreInstanceID: - > POS Core Europe; parentOrganisationID: - > Harbour Restaurants$/,
      ),
      'Changed; remoteOrderServerInstanceID: - > Remote Orders One',
      'Changed; name: Told > Retold',
      'Changed; initialised: No > Yes; currencyCode: - > EUR',
      expect.stringMatching(/^Changed; authorisedVersion\/POS Terminal: - > [\d.]+$/),
    ],
  ],
  'the batches of teams and of their members': [
    'Team',
    async () => {
      const { teamID } = await save(`${ofHarbour}/team/batch`, { name: 'Told' });
      await save(`${ofHarbour}/team/batch`, { teamID, name: 'Retold' });
      const path = `${ofHarbour}/team/${teamID}/members/batch`;
      const { teamUserLinkID } = await save(path, { teamID, userID: id('user', 3) });
      await remove(path, teamUserLinkID);
      await remove(`${ofHarbour}/team/batch`, teamID);
      return teamID;
    },
    [
      'Created; name: - > Told',
      'Changed; name: Told > Retold',
      'Changed; members: - > Uma Olsen',
      'Changed; members: Uma Olsen > -',
      'Deleted; name: Retold > -',
    ],
  ],
  'the batch of permission groups': [
    'PermissionGroup',
    async () => {
      const path = `${ofHarbour}/userpermissiongroup/batch`;
      const permissions = [{ permissionID: 2, allowedActions: 1 }];
      const group = await save(path, { name: 'Told', permissions });
      const { userPermissionGroupID } = group;
      await save(path, { userPermissionGroupID, name: 'Told', permissions: [] });
      return userPermissionGroupID;
    },
    [
      'Created; name: - > Told; permissions/Config_PLUs: - > Insert',
      'Changed; permissions/Config_PLUs: Insert > -',
    ],
  ],
  'the batches of access links, of their groups and of their outlets, the end and the undo': [
    'AccessLink',
    async () => {
      const { userID } = await save('/api/user/batch', {
        shortName: 'Lin',
        fullName: 'Lin Dahl',
        email: 'lin@demo.test',
      });
      const link = { linkType: 1, isOrgAdmin: false, teamUserID: userID };
      const path = `${ofHarbour}/links`;
      const { organisationUserLinkID } = await save(`${path}/batch`, link);
      await save(`${path}/batch`, { ...link, organisationUserLinkID, isOrgAdmin: true });
      const groups = `${path}/${organisationUserLinkID}/assignments/batch`;
      const group = {
        userPermissionGroupAssignmentID: zeros,
        organisationUserLinkID,
        userPermissionGroupID: id('permissionGroup', 2),
      };
      await remove(groups, (await save(groups, group)).userPermissionGroupAssignmentID);
      await save(groups, group);
      const outlets = `${path}/${organisationUserLinkID}/RootNodes/batch`;
      await save(outlets, { ...restriction, organisationUserLinkID });
      const endsAt = '2026-12-24T10:00:00Z';
      await send(`${ofHarbour}/accessends`, { organisationUserLinkID, endsAt });
      const body = { changes: [], deletes: [organisationUserLinkID] };
      const deletion = await service.call(`${path}/batch`, { as: 'superUser', body });
      await send(`${ofHarbour}/undo`, { undoID: deletion.headers.get('Undo-Id') });
      return organisationUserLinkID;
    },
    [
      'Created; teamUserName: - > Lin Dahl',
      'Changed; isOrgAdmin: No > Yes',
      'Changed; permissionGroups: - > Managers',
      'Changed; permissionGroups: Managers > -',
      'Changed; permissionGroups: - > Managers',
      'Changed; rootNodes: - > Quay Street',
      'Changed; endsAt: - > 2026-12-24 10:00 UTC',
      'Deleted; teamUserName: Lin Dahl > -; isOrgAdmin: Yes > -; endsAt: 2026-12-24 10:00 UTC > -; permissionGroups: Managers > -; rootNodes: Quay Street > -',
      'Created; teamUserName: - > Lin Dahl; endsAt: - > 2026-12-24 10:00 UTC; permissionGroups: - > Managers; rootNodes: - > Quay Street',
      'Changed; isOrgAdmin: No > Yes',
    ],
  ],
  'the batch of service accounts and the reset of a password': [
    'ServiceAccount',
    async () => {
      const path = `${ofHarbour}/serviceaccounts`;
      const account = { name: 'Told', serviceAccountType: 1 };
      const { serviceAccountID } = await save(`${path}/batch`, account);
      const { nodeID: rootNodeID, nodeType: rootNodeType } = restriction;
      await save(`${path}/batch`, { ...account, serviceAccountID, rootNodeID, rootNodeType });
      await service.call(`${path}/${serviceAccountID}/resetpassword`, {
        as: 'superUser',
        method: 'POST',
      });
      return serviceAccountID;
    },
    [
      expect.stringMatching(/^Created; name: - > Told; serviceAccountType: - > \D+$/),
      'Changed; rootNodeID: - > Quay Street',
      'Changed; password hidden',
    ],
  ],
  'the own profile and the own password': [
    'User',
    async () => {
      const own = await (await service.call('/api/user/profile', { as: 'ordinaryUser' })).json();
      await send('/api/user/profile', { ...own, shortName: 'Umi' }, 'ordinaryUser');
      const { userID } = demoAccounts.ordinaryUser;
      const change = { userID, oldPassword: demoPassword, newPassword: goodPassword };
      await save('/api/user/batch/changepassword', change, 'ordinaryUser');
      return userID;
    },
    [expect.stringMatching(/^Changed; shortName: \w+ > Umi$/), 'Changed; password hidden'],
  ],
};

test.each(Object.entries(writers))(
  '%s records each change',
  async (_name, [kind, write, lines]) => {
    expect(await historyOf(kind, await write())).toEqual(lines);
  },
);

test('an accepted invitation records the person, the access and the team', async () => {
  const group = id('permissionGroup', 2);
  const { email, token } = await invite(service, {
    isOrgAdmin: true,
    permissionGroupIDs: [group],
    rootNodes: [{ ...restriction, organisationUserLinkID: zeros }],
    teamMembershipIDs: [id('team', 1)],
  });
  await accept(service, { email, token });
  const links = await (await service.call(`${ofHarbour}/links`, { as: 'superUser' })).json();
  const link = links.find(({ userEmail }: { userEmail: string }) => userEmail === email);
  const name = link.teamUserName;
  expect(await historyOf('AccessLink', link.organisationUserLinkID)).toEqual([
    `Created; teamUserName: - > ${name}`,
    'Changed; isOrgAdmin: No > Yes',
    'Changed; permissionGroups: - > Managers',
    'Changed; rootNodes: - > Quay Street',
  ]);
  expect(await historyOf('Team', id('team', 1))).toContain(`Changed; members: - > ${name}`);
  const [created] = await historyOf('User', link.teamUserID);
  expect(created).toMatch(new RegExp(`^Created; .*fullName: - > ${name}; email: - > ${email}`));
});
