import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { damagedExamples } from '~/testing/damaged-examples';
import { withField } from '~/testing/damaged-records';
import { savingGrids } from '~/testing/saving-grids';
import { savingPages } from '~/testing/saving-pages';
import { savingPanels } from '~/testing/saving-panels';
import { openSaving, type SavingScreen } from '~/testing/saving-screen';

// What forms and grids say of a field that did not come, and that a person can set it.

const screens = { ...savingPages, ...savingPanels, ...savingGrids };

/** Opens a screen over a record without some of its fields. */
const openWithout = (name: keyof typeof screens, ...fields: string[]) => {
  const shown: SavingScreen = screens[name];
  const record = fields.reduce(
    (left, field) => withField(left, field, undefined),
    damagedExamples[shown.kind](),
  );
  return openSaving(shown, () => record);
};

const marks: [keyof typeof screens, ...[field: string, label: string][]][] = [
  [
    'Edit User',
    ['shortName', 'Display Name'],
    ['fullName', 'Full Name'],
    ['image', 'Image'],
    ['email', 'Email'],
    ['locale', 'Locale'],
    ['defaultCurrencyCode', 'Currency'],
    ['scopes', 'Server Administrator'],
  ],
  ['Edit My Profile', ['image', 'Image'], ['locale', 'Locale']],
  [
    'Edit Client',
    ['name', 'Name'],
    ['imageBase64', 'Image'],
    ['description', 'Description'],
    ['homepage', 'Home Page'],
    ['redirectUris', 'Redirect URIs'],
  ],
  ['Edit POS Core Instance', ['name', 'Name'], ['uri', 'Uri']],
  ['Edit Deployment Server', ['name', 'Name'], ['uri', 'Uri']],
  ['Edit Integration Server', ['name', 'Name'], ['uri', 'Uri']],
  ['Edit Team', ['name', 'Name']],
  ['Edit Permission Group', ['name', 'Name'], ['permissions', 'Permissions']],
  ['Edit Service Account', ['name', 'Name'], ['rootNodeID', 'Outlet restriction']],
  ['Edit Organisation Profile', ['name', 'Name']],
  [
    'the panel of an organisation',
    ['organisationCode', 'Organisation Code'],
    ['name', 'Name'],
    ['posCoreInstanceID', 'POS Core Instance'],
    ['remoteOrderServerInstanceID', 'Remote Order Server'],
    ['parentOrganisationID', 'Parent Organisation'],
  ],
  ['the panel of automatic acceptance', ['notBeforeTimeUTC', 'They take effect']],
  ['the panel of an acceptance', ['notBefore', 'Not Before']],
];

describe('the form marks what did not come', () => {
  test.each(marks)('%s', async (name, ...given) => {
    await openWithout(name, ...given.map(([field]) => field));
    for (const [, label] of given) {
      const mark = new RegExp(`^${label} \\(did not come\\)`);
      expect((await screen.findAllByText(mark))[0]).toBeVisible();
    }
  });
});

test.each<[keyof typeof screens, field: string]>([
  ['Users', 'email'],
  ['Clients', 'homepage'],
  ['POS Core Instances', 'uri'],
  ['Service Accounts', 'rootNodeID'],
])('a cell of %s says that %s did not come', async (name, field) => {
  await openWithout(name, field);
  expect(await screen.findByRole('gridcell', { name: 'did not come' })).toBeVisible();
});

test('an account whose place did not come is not said to be for all outlets', async () => {
  await openWithout('Edit Service Account', 'rootNodeID');
  expect(await screen.findByText('Did not come from the service')).toBeVisible();
  expect(screen.queryByText('No restriction: all outlets')).toBeNull();
});

test('an acceptance whose node did not come is not said to be for all nodes', async () => {
  await openWithout('the panel of an acceptance', 'rootNodeID');
  expect(await screen.findByText('Did not come from the service')).toBeVisible();
  expect(screen.queryByText('All nodes')).toBeNull();
});
