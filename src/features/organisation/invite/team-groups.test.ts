import { expect, test } from 'vitest';
import { ownersNotOffered, teamGroups } from './team-groups';

const support = { key: '1', value: 'Support', group: 'Harbour Restaurants' };
const helpdesk = { key: '3', value: 'Dealer Helpdesk', group: 'Alpine Dealer' };
const managers = { key: '2', value: 'Area Managers', group: 'Harbour Restaurants' };
const values = [support, helpdesk, managers];
const names = (wanted?: string) =>
  teamGroups(values, wanted).map(({ name, teams }) => [name, ...teams.map((team) => team.name)]);

test('teams stand under their owners, in the order of the answer', () => {
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

test('a team without a name is called by its key, one without an owner a team', () => {
  expect(teamGroups([{ key: 'a', value: '', group: '' }])).toEqual([
    { name: 'Teams', teams: [{ id: 'a', name: 'a' }] },
  ]);
});

test('teams that are not for the person to give are left out, and their owners named once', () => {
  const limited = [
    { ...support, canAddMembers: true },
    { ...helpdesk, canAddMembers: false },
    { key: '4', value: 'Night Desk', group: 'Alpine Dealer', canAddMembers: false },
    { key: '5', value: 'Owners', group: '', canAddMembers: false },
  ];
  expect(teamGroups(limited).flatMap(({ teams }) => teams)).toEqual([{ id: '1', name: 'Support' }]);
  expect(ownersNotOffered(limited)).toEqual(['Alpine Dealer', 'another organisation']);
  expect(ownersNotOffered(values)).toEqual([]);
});
