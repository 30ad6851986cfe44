import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { UsedBy } from '../../../src/api/schema.gen';
import { fixedIdentifier } from '../../database/seed/fixed-identifiers';
import { fileOf } from '../../testing/fresh-organisation';
import { demo, harbour } from '../../testing/organisation-access';
import { type CallOptions, type TestService, testService } from '../../testing/test-service';
import { type UsedKind, usedByCalls } from '../../testing/used-by';

let service: TestService;
beforeEach(async () => {
  service = await testService();
});
afterEach(() => service.close());

const { read, remove, run, stored } = usedByCalls(() => service);

const europe = fixedIdentifier('posCoreInstance', 1);
const remoteOrders = fixedIdentifier('integrationServer', 1);
const account = fixedIdentifier('serviceAccount', 1);
const [ada, uma] = [demo.user(2), demo.user(3)];
const [support, managers] = [demo.team(1), demo.group(2)];
const invitation = `where organisation_user_invite_id = '${fixedIdentifier('invite', 1)}'`;
const withoutOrganisations = `update organisations set pos_core_instance_id = null`;
const serverFields = ['remote_order', 'data_extraction', 'partner', 'reporting'];
const withoutServers = `update organisations set ${serverFields
  .map((field) => `${field}_server_instance_id = null`)
  .join(', ')}`;

interface Deletion {
  kind: UsedKind;
  id: string;
  /** Statements that make the case. */
  given?: string[];
  as?: CallOptions['as'];
  deletion: UsedBy['deletion'];
  /** The uses, as "kind effect". */
  uses: string[];
}

const row = (name: string, deletion: Deletion) => [name, deletion] as const;

describe('the answer agrees with the deletion', () => {
  test.each([
    row('of a client', { kind: 'clients', id: 'kiosk', deletion: 'Allowed', uses: [] }),
    row('of a deployment server', {
      kind: 'deploymentservers',
      id: fixedIdentifier('deploymentServer', 1),
      deletion: 'Allowed',
      uses: [],
    }),
    row('of a service account', {
      kind: 'serviceaccounts',
      id: account,
      deletion: 'Allowed',
      uses: [],
    }),
    row('of a POS Core instance that serves organisations', {
      kind: 'poscoreinstances',
      id: europe,
      given: [`delete from monthly_statistics`],
      deletion: 'Blocked',
      uses: ['Organisation Blocks'],
    }),
    row('of a POS Core instance with statistics alone', {
      kind: 'poscoreinstances',
      id: europe,
      given: [withoutOrganisations],
      deletion: 'Blocked',
      uses: ['StatisticsMonth Blocks'],
    }),
    row('of a POS Core instance without either', {
      kind: 'poscoreinstances',
      id: europe,
      given: [withoutOrganisations, `delete from monthly_statistics`],
      deletion: 'Allowed',
      uses: [],
    }),
    ...serverFields.map((field) =>
      row(`of an integration server that an organisation names as ${field}`, {
        kind: 'integrationservers',
        id: remoteOrders,
        given: [
          withoutServers,
          `update organisations set ${field}_server_instance_id = '${remoteOrders}'
            where organisation_id = '${harbour}'`,
        ],
        deletion: 'Blocked',
        uses: ['Organisation Blocks'],
      }),
    ),
    row('of an integration server that no organisation names', {
      kind: 'integrationservers',
      id: remoteOrders,
      given: [withoutServers],
      deletion: 'Allowed',
      uses: [],
    }),
    row('of a permission group that somebody has', {
      kind: 'permissiongroups',
      id: managers,
      deletion: 'Blocked',
      uses: ['AccessLink Blocks', 'Invitation Stays'],
    }),
    row('of a permission group that only an invitation gives', {
      kind: 'permissiongroups',
      id: managers,
      given: [`delete from permission_group_assignments`],
      deletion: 'Allowed',
      uses: ['Invitation Stays'],
    }),
    row('of a team with members, access and an invitation', {
      kind: 'teams',
      id: support,
      given: [`update invites set team_membership_ids = '["${support}"]' ${invitation}`],
      deletion: 'Allowed',
      uses: ['AccessLink Goes', 'TeamMember Goes', 'Invitation Stays'],
    }),
    row('of a team that gives the caller their access', {
      kind: 'teams',
      id: support,
      given: [
        `delete from organisation_user_links where user_id = '${ada}'`,
        `update organisation_user_links set is_org_admin = 1 where team_id = '${support}'`,
      ],
      as: 'administrator',
      deletion: 'OwnAccess',
      uses: ['AccessLink Goes', 'TeamMember Goes'],
    }),
    row('of a team that gives the caller no more than another team', {
      kind: 'teams',
      id: support,
      given: [
        `delete from organisation_user_links where user_id = '${ada}'`,
        `update organisation_user_links set is_org_admin = 1
          where team_id in ('${support}', '${demo.team(2)}')`,
      ],
      as: 'administrator',
      deletion: 'Allowed',
      uses: ['AccessLink Goes', 'TeamMember Goes'],
    }),
    row('of a user with access, a team and an acceptance', {
      kind: 'users',
      id: uma,
      given: [`update acceptances set user_id = '${uma}'`],
      deletion: 'Allowed',
      uses: ['AccessLink Goes', 'TeamMembership Goes', 'Acceptance Stays'],
    }),
    row('of the own account', {
      kind: 'users',
      id: demo.user(1),
      given: [`delete from acceptances where user_id = '${demo.user(1)}'`],
      deletion: 'OwnAccess',
      uses: [],
    }),
  ])('%s', async (_name, { kind, id, given = [], as, deletion, uses }) => {
    await run(...given);
    const found = await read(kind, id, as);
    expect(found.deletion).toBe(deletion);
    expect(found.uses.map((use) => `${use.kind} ${use.effect}`)).toEqual(uses);
    const before = await stored(id, found.uses);
    const named = found.uses.reduce((sum, { records }) => sum + records.length, 0);
    expect(before).toHaveLength(named);

    const isAllowed = deletion === 'Allowed';
    expect((await remove(kind, id, as)).status).toBe(isAllowed ? 200 : 400);
    const staying = found.uses.filter(({ effect }) => !isAllowed || effect !== 'Goes');
    expect(await stored(id, found.uses)).toEqual(await stored(id, staying));
    const kinds = staying.map((use) => `${use.kind} `);
    expect(await stored(id, staying)).toEqual(
      before.filter((record) => kinds.some((prefix) => record.startsWith(prefix))),
    );
  });
});

test('every column that refers to a record is a use, or belongs to the record alone', async () => {
  const file = fileOf(service);
  const { rows } = await file.execute(
    `select f."table" as target, t.name || '.' || f."from" as column from sqlite_master t
      join pragma_foreign_key_list(t.name) f where t.type = 'table' and f."table" in
      ('clients', 'deployment_servers', 'integration_servers', 'permission_groups',
        'pos_core_instances', 'service_accounts', 'teams', 'users') order by 1, 2`,
  );
  file.close();
  expect(rows.map(({ target, column }) => `${target}: ${column}`)).toEqual([
    ...serverFields
      .map((field) => `integration_servers: organisations.${field}_server_instance_id`)
      .toSorted(),
    'permission_groups: permission_group_assignments.user_permission_group_id',
    // The permissions are a part of their group.
    'permission_groups: permission_group_permissions.user_permission_group_id',
    'pos_core_instances: monthly_statistics.pos_core_instance_id',
    'pos_core_instances: organisations.pos_core_instance_id',
    'teams: organisation_user_links.team_id',
    'teams: team_members.team_id',
    'users: acceptances.user_id',
    // The consent, the address, the devices, the waiting mails, the resets, the sessions and the last
    // use are parts of the account.
    'users: consent_acceptances.user_id',
    'users: email_changes.user_id',
    // An invitation has a copy of its sender's name.
    'users: invites.sender_user_id',
    'users: known_devices.user_id',
    'users: mail_jobs.user_id',
    'users: organisation_user_links.user_id',
    'users: password_resets.user_id',
    'users: sessions.user_id',
    'users: team_members.user_id',
    'users: user_last_seen.user_id',
  ]);
});
