import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { recordKinds } from '~/domain/contract/record-kinds';
import { damagedExamples } from '~/testing/damaged-examples';
import { asSent, type Fields, withField } from '~/testing/damaged-records';
import { choose, id as organisationId } from '~/testing/organisations-page';
import { savingGrids } from '~/testing/saving-grids';
import { savingPages } from '~/testing/saving-pages';
import { savingPanels } from '~/testing/saving-panels';
import { openSaving, type SavingScreen } from '~/testing/saving-screen';

// A save of a record that did not come whole sends nothing where access would change.

const screens = { ...savingPages, ...savingPanels, ...savingGrids };
type Name = keyof typeof screens;

const without = (record: Fields, missing: string) => withField(record, missing, undefined);

const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
/** Waits for the sentence of a stopped save, and presses its Retry. */
async function retry(user: UserEvent, sentence: string) {
  const told = await screen.findByText(sentence);
  // A dialog holds the sentence as an alert of its own.
  const [dialog, alert] = ['[role="dialog"]', '[role="alert"]'].map((role) =>
    told.closest<HTMLElement>(role),
  );
  const notice = dialog ?? alert;
  if (!notice) throw new Error('No notice has the sentence.');
  await user.click(within(notice).getByRole('button', { name: 'Retry' }));
}

const save = (user: UserEvent, name: Name) =>
  press(user, name in savingGrids ? 'Save Changes' : 'Save');

/** Opens a screen over a record that a test changes. */
async function open(name: Name, came: Fields) {
  const shown: SavingScreen = screens[name];
  const state = { came };
  return { ...(await openSaving(shown, () => state.came)), state, shown };
}

const guards: [Name, missing: string, told: string][] = [
  ['Edit User', 'scopes', 'the scopes (Server Administrator)'],
  ['Edit Permission Group', 'permissions', 'the permissions'],
  ['Edit Service Account', 'rootNodeID', 'the outlet restriction'],
  ['Edit Service Account', 'integrationServerPermissions', 'the permissions'],
  ['the panel of an organisation', 'parentOrganisationID', 'the parent organisation'],
  ['Users', 'scopes', 'the scopes (Server Administrator)'],
  ['Permission Groups', 'permissions', 'the permissions'],
  ['Service Accounts', 'rootNodeType', 'the outlet restriction'],
];

const stopped = (told: string) =>
  `Nothing was changed: ${told} did not come from the service, and access depends on that.`;

test.each(guards)(
  '%s without %s sends nothing until Retry reads it',
  async (name, missing, told) => {
    const kind = screens[name].kind;
    const whole: Fields = damagedExamples[kind]();
    const { user, sent, state, shown } = await open(name, without(whole, missing));
    await shown.edit(user);
    await save(user, name);
    expect(await screen.findByText(stopped(told))).toBeVisible();
    expect(sent()).toEqual([]);
    state.came = whole;
    await retry(user, stopped(told));
    await waitFor(() =>
      expect(sent()).toStrictEqual([asSent(recordKinds[kind], whole, shown.edited)]),
    );
  },
);

test('an acceptance without its node sends nothing', async () => {
  const name = 'the panel of an acceptance';
  const came = without(damagedExamples.ApplicationPackageAcceptance(), 'rootNodeID');
  const { user, sent, shown } = await open(name, came);
  await shown.edit(user);
  await save(user, name);
  expect(
    await screen.findByText(stopped('the outlet restriction'), { exact: false }),
  ).toBeVisible();
  expect(sent()).toEqual([]);
});

const click = async (user: UserEvent, role: string, name: string | RegExp) =>
  user.click(await screen.findByRole(role, { name }));

// Twice, so that the person means what the form has shown already.
const bySwitch = async (user: UserEvent) => {
  await click(user, 'switch', /^Server Administrator/);
  await click(user, 'switch', /^Server Administrator/);
};

describe('a person may set what did not come', () => {
  const byHand: [Name, string, (user: UserEvent) => Promise<unknown>, Fields][] = [
    ['Edit User', 'scopes', bySwitch, { scopes: [] }],
    [
      'Edit Permission Group',
      'permissions',
      (user) => press(user, 'View All'),
      { permissions: [{ permissionID: 4095, allowedActions: 8 }] },
    ],
    [
      'Edit Service Account',
      'rootNodeType',
      (user) => press(user, /^Remove /),
      { rootNodeID: null, rootNodeType: null },
    ],
    [
      'the panel of an organisation',
      'parentOrganisationID',
      (user) => choose(user, /^Parent Organisation/, 'Alpine Dealer [ALPINE]'),
      { parentOrganisationID: organisationId(2) },
    ],
  ];
  test.each(byHand)('%s: %s', async (name, missing, set, values) => {
    const kind = screens[name].kind;
    const came = without(damagedExamples[kind](), missing);
    const { user, sent, shown } = await open(name, came);
    await shown.edit(user);
    await set(user);
    await save(user, name);
    const edited = { ...shown.edited, ...values };
    await waitFor(() => expect(sent()).toStrictEqual([asSent(recordKinds[kind], came, edited)]));
  });
});

describe('a read before the save that comes with less than before', () => {
  const losses: [Name, lose: (whole: Fields) => unknown, told: string][] = [
    ['Edit User', (whole) => ({ ...whole, email: null }), 'Email'],
    ['Users', (whole) => without(whole, 'locale'), 'Locale'],
    ['Teams', () => null, 'a record of the list'],
  ];
  test.each(losses)('%s: told as such, and Retry saves', async (name, lose, told) => {
    const kind = screens[name].kind;
    const whole: Fields = damagedExamples[kind]();
    const { user, sent, state, shown } = await open(name, whole);
    await shown.edit(user);
    state.came = lose(whole) as Fields;
    await save(user, name);
    const sentence = `Nothing was changed: ${told} did not come from the service this time.`;
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Changed by somebody else' })).toBeNull();
    expect(sent()).toEqual([]);
    state.came = whole;
    await retry(user, sentence);
    await waitFor(() =>
      expect(sent()).toStrictEqual([asSent(recordKinds[kind], whole, shown.edited)]),
    );
  });
});
