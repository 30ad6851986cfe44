import { expect, test } from 'vitest';
import { serverFieldLabels } from '~/components/server-fields/server-form';
import { clientFields } from '~/features/admin/clients/client-form';
import { integrationServerFields } from '~/features/admin/integration-servers/integration-server-form';
import { organisationLabels } from '~/features/admin/organisations/organisation-form';
import { userFields } from '~/features/admin/users/user-form';
import { accessFields } from '~/features/organisation/links/form/access-form';
import { permissionGroupFields } from '~/features/organisation/permission-groups/permission-group-form';
import { serviceAccountFields } from '~/features/organisation/service-accounts/service-account-form';
import { historyFields } from './record-history';

/** The fields that a form names otherwise than the record, and what only its page or a part has. */
const otherNames: Readonly<Record<string, string>> = {
  newClientSecret: 'secret',
  teamUserID: 'teamUserName',
  permissionGroupIDs: 'permissionGroups',
  restriction: 'rootNodeID',
};

test.each([
  ['User', userFields.labels],
  ['Client', { ...clientFields.labels, newClientSecret: 'Secret' }],
  ['Organisation', organisationLabels],
  ['PosCoreInstance', serverFieldLabels],
  ['DeploymentServer', serverFieldLabels],
  ['IntegrationServer', integrationServerFields.labels],
  ['PermissionGroup', permissionGroupFields.labels],
  // The history names the user or team, which says what it is.
  ['AccessLink', { ...accessFields.labels, linkType: undefined }],
  ['ServiceAccount', serviceAccountFields.labels],
] as const)('the history of a %s has the fields and labels of its page', (kind, labels) => {
  const shown = Object.entries(labels)
    .filter(([, label]) => label !== undefined)
    .map(([field, label]) => [otherNames[field] ?? field, label]);
  expect(historyFields[kind]).toMatchObject(Object.fromEntries(shown));
});
