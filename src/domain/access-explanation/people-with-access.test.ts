import { expect, test } from 'vitest';
import { type AccessLink, peopleWithAccess } from './people-with-access';

const link = (id: string, linkType: 1 | 2, teamUserID: string, name: string): AccessLink => ({
  organisationUserLinkID: id,
  linkType,
  isOrgAdmin: id.endsWith('!'),
  teamUserID,
  teamUserName: name,
  userEmail: linkType === 1 ? `${teamUserID}@demo.test` : null,
});

const members = new Map([
  [
    'support',
    [
      { userID: 'ada', userName: 'Ada' },
      { userID: 'uma', userName: 'Uma' },
    ],
  ],
  ['finance', [{ userID: 'uma', userName: 'Uma' }]],
]);

test('each person is listed once, with the own link first and then the team links by name', () => {
  const links = [
    link('1', 2, 'support', 'Support'),
    link('2!', 2, 'finance', 'Finance'),
    link('3', 1, 'uma', 'Uma'),
  ];
  expect(peopleWithAccess(links, members)).toEqual([
    {
      userID: 'ada',
      name: 'Ada',
      email: null,
      ways: [{ linkID: '1', team: { teamID: 'support', name: 'Support' }, isOrgAdmin: false }],
    },
    {
      userID: 'uma',
      name: 'Uma',
      email: 'uma@demo.test',
      ways: [
        { linkID: '3', team: null, isOrgAdmin: false },
        { linkID: '2!', team: { teamID: 'finance', name: 'Finance' }, isOrgAdmin: true },
        { linkID: '1', team: { teamID: 'support', name: 'Support' }, isOrgAdmin: false },
      ],
    },
  ]);
});

test.each<[string, readonly AccessLink[]]>([
  ['a team whose members are not known', [link('1', 2, 'not-known', 'Unknown')]],
  ['no links', []],
])('%s gives nobody access', (_what, links) => {
  expect(peopleWithAccess(links, members)).toEqual([]);
});

test('an empty name comes from another way in, and a team without a name counts', () => {
  const unnamed = { ...link('1', 1, 'uma', ''), userEmail: null };
  const people = peopleWithAccess([unnamed, link('2', 2, 'finance', '')], members);
  expect(people).toMatchObject([{ userID: 'uma', name: 'Uma', email: null }]);
  expect(people[0]?.ways).toHaveLength(2);
});

test('a person who is in a team twice has one way in by it', () => {
  const uma = { userID: 'uma', userName: 'Uma' };
  const people = peopleWithAccess(
    [link('1', 2, 'support', 'Support')],
    new Map([['support', [uma, uma]]]),
  );
  expect(people[0]?.ways).toHaveLength(1);
});

test('an unconfirmed account is marked, by whichever way it has access', () => {
  const theo = { userID: 'theo', userName: 'Theo', isEmailUnconfirmed: true };
  const own = { ...link('1', 1, 'uma', 'Uma'), isEmailUnconfirmed: true };
  const people = peopleWithAccess(
    [own, link('2', 2, 'support', 'Support')],
    new Map([['support', [theo, { userID: 'ada', userName: 'Ada' }]]]),
  );
  expect(people.map(({ name, isEmailUnconfirmed }) => [name, isEmailUnconfirmed])).toEqual([
    ['Ada', undefined],
    ['Theo', true],
    ['Uma', true],
  ]);
});

test('a membership that has ended ends the way in by its team', () => {
  const end = { endsAt: '2020-01-01T00:00:00Z', hasEnded: true };
  const member = { userID: 'ada', userName: 'Ada', endsAt: end.endsAt };
  const [person] = peopleWithAccess(
    [link('1', 2, 'support', 'Support')],
    new Map([['support', [member]]]),
  );
  expect(person?.ways).toMatchObject([{ linkID: '1', end }]);
});
