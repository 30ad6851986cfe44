import type { recordKinds } from '~/domain/contract/record-kinds';
import { exampleOf } from './contract-examples';
import type { Fields } from './damaged-records';
import { ids } from './organisation-access';

const person = exampleOf('listUsers', 'users')[1]?.userID ?? '';

/** Returns a record with other values and a field that the contract does not know. */
const damaged = (record: object, values: Fields, ...missing: readonly string[]): Fields =>
  Object.fromEntries(
    Object.entries({
      ...record,
      ...values,
      laterField: { since: 2027, marks: [null, 'a'] },
    }).filter(([field]) => !missing.includes(field)),
  );

const first = <One>([one]: readonly One[]): One & object => {
  if (!one) throw new Error('The contract has no such example.');
  return one;
};

/**
 * Records as a newer or a careless service answers them, by kind. Everything that a screen can show
 * without comes damaged: fields are missing or null, lists have null and unknown entries, an enum has
 * an unknown value, and there are unknown fields.
 */
export const damagedExamples = {
  User: () =>
    damaged(
      exampleOf('getUser', person),
      { scopes: ['superuser', null, 'auditor'], isEmailUnconfirmed: null },
      'image',
    ),
  Client: () =>
    damaged(
      exampleOf('getClient', 'backoffice'),
      { redirectUris: ['https://one.demo.test', null, 'later:'], homepage: null },
      'description',
      'imageBase64',
    ),
  PosCoreInstance: () =>
    damaged(first(exampleOf('listPosCoreInstances', 'list')), { stagingUri: null }, 'versionUri'),
  DeploymentServerInstance: () =>
    damaged(first(exampleOf('listDeploymentServers', 'list')), { stagingUri: null }, 'versionUri'),
  IntegrationServerInstance: () =>
    damaged(
      first(exampleOf('listIntegrationServers', 'list')),
      { integrationServerInstanceType: 9 },
      'stagingUri',
    ),
  Organisation: () =>
    damaged(
      first(exampleOf('listChildOrganisationNodes', '20000000-0000-4000-8000-000000000003')).entity,
      { organisationType: 9, remoteOrderServerInstanceID: null },
      'posCoreInstanceID',
    ),
  OrganisationProfile: () =>
    damaged(exampleOf('getOrganisationProfile', '20000000-0000-4000-8000-000000000003'), {}),
  OrganisationUserLink: () =>
    damaged(first(exampleOf('listLinks', 'links')), { userEmail: null }, 'teamUserName'),
  Team: () => damaged(exampleOf('getTeam', ids.team(1)), {}),
  PermissionGroup: () =>
    damaged(exampleOf('getPermissionGroup', ids.group(2)), {
      permissions: [
        { permissionID: 31, allowedActions: 8, validUntil: '2027-01-01T00:00:00Z' },
        null,
        { permissionID: 9_999, allowedActions: 64 },
        { permissionID: 1, allowedActions: 15 },
      ],
    }),
  ServiceAccount: () =>
    damaged(exampleOf('getServiceAccount', '70000000-0000-4000-8000-000000000001'), {
      serviceAccountType: 99,
      rootNodeType: 9,
      integrationServerPermissions: [41, null, 77],
    }),
  ApplicationPackageAcceptance: () => damaged(acceptanceEntity().acceptance, { rootNodeType: 9 }),
  ApplicationSettings: () => damaged({ autoAccept: true }, {}),
} satisfies Record<keyof typeof recordKinds, () => Fields>;

export type Kind = keyof typeof damagedExamples;

/** Returns an acceptance within its node, as the contract's example has it. */
function acceptanceEntity() {
  const version = '81000000-0000-4000-8000-000000000003';
  const { entity } = first(exampleOf('listAcceptanceNodes', version));
  if (entity.entityType !== 'acceptance') throw new Error('The example has no acceptance.');
  return entity;
}
