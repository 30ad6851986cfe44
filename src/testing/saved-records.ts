import * as clients from '~/api/answers/clients.gen';
import * as deploymentServers from '~/api/answers/deployment-servers.gen';
import * as integrationServers from '~/api/answers/integration-servers.gen';
import * as access from '~/api/answers/organisation-access.gen';
import * as profiles from '~/api/answers/organisation-profile.gen';
import * as organisations from '~/api/answers/organisations.gen';
import * as ownProfile from '~/api/answers/own-profile.gen';
import * as groups from '~/api/answers/permission-groups.gen';
import * as instances from '~/api/answers/pos-core-instances.gen';
import * as accounts from '~/api/answers/service-accounts.gen';
import * as teams from '~/api/answers/teams.gen';
import * as users from '~/api/answers/users.gen';
import * as versions from '~/api/answers/version-acceptances.gen';
import { type ServerForm, serverFormOf } from '~/components/server-fields/server-form';
import type { IsSet, RecordKind } from '~/domain/contract/record-change';
import { recordKinds as kinds } from '~/domain/contract/record-kinds';
import { personalFieldsOf } from '~/domain/personal-fields';
import { ownProfileChangeOf } from '~/features/account/profile/edit-my-profile-screen';
import {
  type ClientForm,
  clientChangeOf,
  clientFormOf,
} from '~/features/admin/clients/client-form';
import { clientRowChangeOf } from '~/features/admin/clients/clients-grid-screen';
import { deploymentServerChangeOf } from '~/features/admin/deployment-server/edit-deployment-server-screen';
import {
  type IntegrationServerForm,
  integrationServerChangeOf,
  integrationServerFormOf,
} from '~/features/admin/integration-servers/integration-server-form';
import { integrationServerRowChangeOf } from '~/features/admin/integration-servers/integration-servers-grid-screen';
import {
  organisationChangeOf,
  organisationFormOf,
} from '~/features/admin/organisations/organisation-form';
import { instanceChangeOf } from '~/features/admin/pos-core-instances/edit-pos-core-instance-screen';
import { instanceRowChangeOf } from '~/features/admin/pos-core-instances/pos-core-instances-grid-screen';
import { type UserForm, userChangeOf, userFormOf } from '~/features/admin/users/user-form';
import { userRowChangeOf } from '~/features/admin/users/users-grid-screen';
import { acceptanceChangeOf } from '~/features/organisation/acceptances/acceptance-change';
import {
  autoAcceptFormOf,
  settingsChangeOf,
} from '~/features/organisation/acceptances/auto-accept';
import { linkDifference } from '~/features/organisation/links/saving/save-access';
import {
  type PermissionGroupForm,
  permissionGroupChangeOf,
  permissionGroupFormOf,
} from '~/features/organisation/permission-groups/permission-group-form';
import { groupRowChangeOf } from '~/features/organisation/permission-groups/permission-groups-grid-screen';
import { organisationProfileChangeOf } from '~/features/organisation/profile/edit-organisation-profile-screen';
import {
  type ServiceAccountForm,
  serviceAccountChangeOf,
  serviceAccountFormOf,
  serviceAccountRowChangeOf,
} from '~/features/organisation/service-accounts/service-account-form';
import { teamChangeOf } from '~/features/organisation/teams/edit-team-screen';
import { teamRowChangeOf } from '~/features/organisation/teams/teams-grid-screen';

/** An edit of a person: the fields of the record that it sets, and the fields of the form. */
interface Edit<Form> {
  sets: Readonly<Record<string, unknown>>;
  form: Partial<Form>;
}

/** A form or a grid that saves records of an answer. */
export interface SavedRecord {
  operation: { id: string; admit: (answer: unknown) => unknown };
  kind: RecordKind;
  /** What each edit sets. */
  edits: readonly Edit<unknown>['sets'][];
  /** Returns what is sent after an edit of a shown record. */
  send: (shown: object, edit: number) => object;
  /** The field of a tree node's entity that is the record. */
  inEntity?: string;
}

type Saved = Pick<SavedRecord, 'kind' | 'edits' | 'send'>;

function form<Stored extends object, Form>(
  kind: RecordKind,
  formOf: (stored: Stored) => Form,
  changeOf: (form: Form, stored: Stored, isSet: IsSet) => object,
  edits: readonly Edit<Form>[],
): Saved {
  const send = (shown: object, edit: number) => {
    const stored = shown as Stored;
    const { form: edited, sets } = edits[edit] ?? { sets: {} };
    return changeOf({ ...formOf(stored), ...edited }, stored, (field) => field in sets);
  };
  return { kind, edits: edits.map(({ sets }) => sets), send };
}

function row<Stored extends object>(
  kind: RecordKind,
  changeOf: (row: { record: Stored; stored: Stored }) => object,
  ...edits: readonly Partial<Stored>[]
): Saved {
  const send = (shown: object, edit: number) => {
    const stored = shown as Stored;
    return changeOf({ record: { ...stored, ...edits[edit] }, stored });
  };
  return { kind, edits, send };
}

/** An edit of fields that form and record have under the same names. */
const plain = <Fields extends object>(sets: Fields) => ({ sets: { ...sets }, form: sets });

const node = '21000000-0000-4000-8000-000000000002';
const texts = { name: 'Edited', uri: 'https://edited.demo.test' };
const named = [plain({ name: 'Edited' }), plain({ uri: 'https://edited.demo.test' })];
const person = [plain({ fullName: 'Edited' }), plain({ shortName: 'Ed', locale: 'de-DE' })];
const permission = { permissionID: 3, allowedActions: 15 };

const userForm = form<users.User, UserForm>(kinds.User, userFormOf, userChangeOf, [
  ...person,
  { sets: { scopes: ['superuser'] }, form: { isServerAdministrator: true } },
]);
const clientForm = form<clients.Client, ClientForm>(kinds.Client, clientFormOf, clientChangeOf, [
  plain({ name: 'Edited' }),
  plain({ description: 'Edited', allowPasswordGrant: true }),
  { sets: { redirectUris: ['https://a.test'] }, form: { redirectUris: 'https://a.test' } },
]);

/** Every form and grid that saves records of an answer, by the operation that answers with them. */
export const savedRecords: readonly SavedRecord[] = [
  { operation: users.getUser, ...userForm },
  {
    operation: users.listUsers,
    ...row(kinds.User, userRowChangeOf, { fullName: 'Edited' }, { shortName: 'Ed' }),
  },
  {
    operation: ownProfile.getOwnProfile,
    ...form(kinds.User, personalFieldsOf, ownProfileChangeOf, person),
  },
  { operation: clients.getClient, ...clientForm },
  {
    operation: clients.listClients,
    ...row(kinds.Client, clientRowChangeOf, { name: 'Edited' }, { homepage: 'https://a.test' }),
  },
  {
    operation: instances.getPosCoreInstance,
    ...form<instances.PosCoreInstance, ServerForm>(
      kinds.PosCoreInstance,
      serverFormOf,
      instanceChangeOf,
      named,
    ),
  },
  {
    operation: instances.listPosCoreInstances,
    ...row(kinds.PosCoreInstance, instanceRowChangeOf, { name: texts.name }, { uri: texts.uri }),
  },
  {
    operation: deploymentServers.listDeploymentServers,
    ...form<deploymentServers.DeploymentServerInstance, ServerForm>(
      kinds.DeploymentServerInstance,
      serverFormOf,
      deploymentServerChangeOf,
      named,
    ),
  },
  {
    operation: integrationServers.getIntegrationServer,
    ...form<integrationServers.IntegrationServerInstance, IntegrationServerForm>(
      kinds.IntegrationServerInstance,
      integrationServerFormOf,
      integrationServerChangeOf,
      named,
    ),
  },
  {
    operation: integrationServers.listIntegrationServers,
    ...row(
      kinds.IntegrationServerInstance,
      integrationServerRowChangeOf,
      { name: texts.name },
      { uri: texts.uri },
    ),
  },
  {
    operation: organisations.listOrganisations,
    ...form(
      kinds.Organisation,
      (stored: organisations.Organisation) => organisationFormOf(stored),
      organisationChangeOf,
      [
        plain({ name: 'Edited' }),
        plain({ posCoreInstanceID: node }),
        plain({ parentOrganisationID: node }),
      ],
    ),
  },
  {
    operation: profiles.getOrganisationProfile,
    ...form(
      kinds.OrganisationProfile,
      ({ name }: profiles.OrganisationProfile) => ({ name }),
      organisationProfileChangeOf,
      [plain({ name: 'Edited' })],
    ),
  },
  {
    operation: access.listLinks,
    ...form(
      kinds.OrganisationUserLink,
      ({ isOrgAdmin }: access.OrganisationUserLink) => ({ isOrgAdmin }),
      ({ isOrgAdmin }, link) => linkDifference(link, isOrgAdmin)?.changes[0] ?? {},
      [plain({ isOrgAdmin: true }), plain({ isOrgAdmin: false })],
    ),
  },
  {
    operation: teams.getTeam,
    ...form(kinds.Team, ({ name }: teams.Team) => ({ name }), teamChangeOf, [
      plain({ name: 'Edited' }),
    ]),
  },
  {
    operation: teams.listTeams,
    ...row(kinds.Team, teamRowChangeOf, { name: 'Edited' }),
  },
  {
    operation: groups.getPermissionGroup,
    ...form<groups.PermissionGroup, PermissionGroupForm>(
      kinds.PermissionGroup,
      permissionGroupFormOf,
      permissionGroupChangeOf(),
      [
        plain({ name: 'Edited' }),
        plain({ organisationDefault: true, name: 'Edited' }),
        plain({ permissions: [permission] }),
      ],
    ),
  },
  {
    operation: groups.listPermissionGroups,
    ...row(
      kinds.PermissionGroup,
      groupRowChangeOf,
      { name: 'Edited' },
      { organisationDefault: true },
    ),
  },
  {
    operation: accounts.getServiceAccount,
    ...form<accounts.ServiceAccount, ServiceAccountForm>(
      kinds.ServiceAccount,
      serviceAccountFormOf,
      serviceAccountChangeOf,
      [
        plain({ name: 'Edited' }),
        plain({ integrationServerPermissions: [41 as const] }),
        {
          sets: { rootNodeID: node, rootNodeType: 2 },
          form: { restriction: [{ nodeID: node, nodeType: 2 }] },
        },
      ],
    ),
  },
  {
    operation: accounts.listServiceAccounts,
    ...row(kinds.ServiceAccount, serviceAccountRowChangeOf, { name: 'Edited' }),
  },
  {
    operation: versions.getAcceptancesTree,
    inEntity: 'settings',
    ...form(
      kinds.ApplicationSettings,
      (stored: versions.ApplicationSettings) => autoAcceptFormOf(stored, new Date()),
      (edited, stored) => settingsChangeOf(edited, stored, new Date()),
      [plain({ autoAccept: true }), plain({ autoAccept: false })],
    ),
  },
  {
    operation: versions.listAcceptanceNodes,
    inEntity: 'acceptance',
    ...form(
      kinds.ApplicationPackageAcceptance,
      (stored: versions.ApplicationPackageAcceptance) => ({ notBefore: stored.notBefore }),
      (edited, stored) => acceptanceChangeOf(stored, edited.notBefore, node),
      [
        {
          sets: { notBefore: '2031-01-01 06:00:00', userID: node },
          form: { notBefore: '2031-01-01 06:00:00' },
        },
      ],
    ),
  },
];
