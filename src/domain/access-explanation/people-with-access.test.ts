import { expect, test } from 'vitest';
import { type AccessLink, peopleWithAccess } from './people-with-access';

const link = (id: string, linkType: number, teamUserID: string, name: string): AccessLink => ({
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

test('a person is there once, with the own link first and then those of teams by name', () => {
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
  ['a team whose members are not known', [link('1', 2, 'unknown', 'Unknown')]],
  ['a link of a type that is not known', [link('1', 9, 'uma', 'Uma')]],
  ['no links', []],
])('%s gives nobody', (_what, links) => {
  expect(peopleWithAccess(links, members)).toEqual([]);
});

test('missing names do not matter', () => {
  const odd = { ...link('1', 1, 'uma', ''), teamUserName: null, userEmail: undefined };
  const people = peopleWithAccess(
    [odd as unknown as AccessLink, link('2', 2, 'finance', '')],
    members,
  );
  expect(people).toMatchObject([{ userID: 'uma', name: 'Uma', email: null }]);
  expect(people[0]?.ways).toHaveLength(2);
});

test('the same link twice is one way', () => {
  const twice = [link('1', 1, 'uma', 'Uma'), link('1', 1, 'uma', 'Uma')];
  expect(peopleWithAccess(twice, members)[0]?.ways).toHaveLength(1);
});
