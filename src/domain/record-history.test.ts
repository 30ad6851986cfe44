import { expect, test } from 'vitest';
import { clientFields } from '~/features/admin/clients/client-form';
import {
  organisationFormOf,
  organisationLabels,
} from '~/features/admin/organisations/organisation-form';
import { userFields } from '~/features/admin/users/user-form';
import { accessFields } from '~/features/organisation/links/form/access-form';
import { serviceAccountFields } from '~/features/organisation/service-accounts/service-account-form';
import { historyFields } from './record-history';

/** The fields that a form names otherwise than the record, and what only its page or a part has. */
const otherNames: Readonly<Record<string, string>> = {
  teamUserID: 'teamUserName',
  permissionGroupIDs: 'permissionGroups',
  restriction: 'rootNodeID',
};

test.each([
  // The history names the user or team, which says what it is.
  ['AccessLink', { ...accessFields.labels, linkType: undefined }],
  ['ServiceAccount', serviceAccountFields.labels],
] as const)('the history of a %s has the fields and labels of its page', (kind, labels) => {
  const shown = Object.entries(labels)
    .filter(([, label]) => label !== undefined)
    .map(([field, label]) => [otherNames[field] ?? field, label]);
  expect(historyFields[kind]).toMatchObject(Object.fromEntries(shown));
});

test.each([
  ['User', userFields.labels, userFields.formOf(undefined)],
  ['Client', clientFields.labels, clientFields.formOf(undefined)],
  ['Organisation', organisationLabels, organisationFormOf(undefined)],
])(
  'no recorded field of a %s is a field of its page without being in the form',
  (_kind, labels, form) => {
    expect(Object.keys(labels).sort()).toEqual(Object.keys(form).sort());
  },
);
