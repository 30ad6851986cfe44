import { expect, test } from 'vitest';
import { matchingChoices } from '~/domain/best-matches';
import { groupedBy } from '~/domain/lists';
import {
  emptyInvite,
  type InviteForm,
  inOneLine,
  invitationOf,
  inviteFormErrors,
  offeredTeams,
  ownersNotOffered,
} from './invite-form';

test('the payload has one address, and restrictions with the link id of all zeros', () => {
  const form: InviteForm = {
    email: 'nia@demo.test, uma@demo.test',
    isOrgAdmin: true,
    permissionGroupIDs: ['group'],
    teamMembershipIDs: ['team'],
    rootNodes: [{ nodeID: 'quay', nodeType: 2 }],
  };
  expect(invitationOf(form, 'nia@demo.test')).toEqual({
    email: 'nia@demo.test',
    isOrgAdmin: true,
    permissionGroupIDs: ['group'],
    teamMembershipIDs: ['team'],
    rootNodes: [
      {
        nodeID: 'quay',
        nodeType: 2,
        organisationUserLinkID: '00000000-0000-0000-0000-000000000000',
      },
    ],
  });
});

const wrong = 'Enter an email address such as name@example.com.';

test.each([
  ['', wrong],
  ['nia', wrong],
  ['nia@', wrong],
  ['nia@demo', wrong],
  ['nia@demo.', wrong],
  ['nia@demo.test', undefined],
  [' nia+till%20@demo.test ', undefined],
  [`${'n'.repeat(54)}@demo.test`, undefined],
  [`${'n'.repeat(55)}@demo.test`, 'At most 64 characters; this has 65.'],
])('the form checks the address "%s"', (email, error) => {
  expect(inviteFormErrors({ ...emptyInvite, email }).email).toBe(error);
});

test('a pasted list of lines stays a list', () => {
  expect(inOneLine('a@demo.test\r\n  b@demo.test\n\nc@demo.test\n')).toBe(
    'a@demo.test; b@demo.test; c@demo.test',
  );
});

test('a list without an address cannot be invited', () => {
  const errorOf = (email: string) => inviteFormErrors({ ...emptyInvite, email }).email;
  expect(errorOf('Uma, uma@demo')).toBe('None of these can be invited.');
  expect(errorOf('Uma, nia@demo.test')).toBeUndefined();
});

const support = { key: '1', value: 'Support', group: 'Harbour Restaurants' };
const helpdesk = { key: '3', value: 'Dealer Helpdesk', group: 'Alpine Dealer' };
const managers = { key: '2', value: 'Area Managers', group: 'Harbour Restaurants' };
const values = [support, helpdesk, managers];
const names = (wanted?: string) =>
  [...groupedBy(matchingChoices(offeredTeams(values), wanted), ({ group }) => group)].map(
    ([owner, teams]) => [owner, ...teams.map(({ name }) => name)],
  );

test('teams are under their owners, in the order of the answer', () => {
  expect(names()).toEqual([
    ['Harbour Restaurants', 'Support', 'Area Managers'],
    ['Alpine Dealer', 'Dealer Helpdesk'],
  ]);
});

test('a filter finds teams by their names and by their owners', () => {
  expect(names(' HELP ')).toEqual([['Alpine Dealer', 'Dealer Helpdesk']]);
  expect(names('alpine')).toEqual([['Alpine Dealer', 'Dealer Helpdesk']]);
  expect(names('nothing')).toEqual([]);
});

test('a team without a name shows its key; without an owner it is under Teams', () => {
  expect(offeredTeams([{ key: 'a', value: '', group: '' }])).toEqual([
    { id: 'a', name: 'a', group: 'Teams' },
  ]);
});

test('leaves out teams to which the person may not add members, and names each owner once', () => {
  const limited = [
    { ...support, canAddMembers: true },
    { ...helpdesk, canAddMembers: false },
    { key: '4', value: 'Night Desk', group: 'Alpine Dealer', canAddMembers: false },
    { key: '5', value: 'Owners', group: '', canAddMembers: false },
  ];
  expect(offeredTeams(limited)).toEqual([
    { id: '1', name: 'Support', group: 'Harbour Restaurants' },
  ]);
  expect(ownersNotOffered(limited)).toEqual(['Alpine Dealer', 'another organisation']);
  expect(ownersNotOffered(values)).toEqual([]);
});
