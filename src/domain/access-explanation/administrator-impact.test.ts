import { array, assert, boolean, constantFrom, property, record, subarray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  administratorImpact,
  departureImpact,
  impactText,
  teamsToAsk,
} from './administrator-impact';
import { type AccessLink, peopleWithAccess, type TeamMember } from './people-with-access';

const link = (id: string, teamUserID: string, isOrgAdmin = true): AccessLink => ({
  organisationUserLinkID: id,
  linkType: teamUserID.startsWith('team') ? 2 : 1,
  isOrgAdmin,
  teamUserID,
  teamUserName: teamUserID,
  userEmail: null,
});
const ended = (id: string, teamUserID: string): AccessLink => ({
  ...link(id, teamUserID),
  end: { endsAt: '2026-11-20T18:00:00Z', hasEnded: true },
});
const people = (...names: string[]): TeamMember[] =>
  names.map((name) => ({ userID: name, userName: name }));
const textOf = (links: AccessLink[], members: [string, TeamMember[]][] = [], linkID = '1') =>
  impactText(administratorImpact({ links, members: new Map(members) }, linkID));

describe('the sentence about the administrators who lose access', () => {
  test.each<[string, string | undefined, string | undefined]>([
    [
      'the only administrator',
      textOf([link('1', 'Ada')]),
      'This removes the last administrator access of Ada and leaves the organisation without an administrator.',
    ],
    [
      'one of two',
      textOf([link('1', 'Ada'), link('2', 'Uma')]),
      'This removes the last administrator access of Ada.',
    ],
    [
      'a person who stays an administrator by a team',
      textOf([link('1', 'Ada'), link('2', 'team')], [['team', people('Ada')]]),
      undefined,
    ],
    [
      'the only administrator beside an unconfirmed one',
      textOf([link('1', 'Ada'), { ...link('2', 'Theo'), isEmailUnconfirmed: true }]),
      'This removes the last administrator access of Ada and leaves the organisation without an administrator.',
    ],
    [
      'the only administrator beside one whose access has ended',
      textOf([link('1', 'Ada'), ended('2', 'Uma')]),
      'This removes the last administrator access of Ada and leaves the organisation without an administrator.',
    ],
    [
      'a person whom a team makes an administrator, by access that has ended',
      textOf([link('1', 'Ada'), ended('2', 'team'), link('3', 'Uma')], [['team', people('Ada')]]),
      'This removes the last administrator access of Ada.',
    ],
    ['access that has ended', textOf([ended('1', 'Ada')]), undefined],
    [
      'a team without known members, whose access has ended',
      textOf([ended('1', 'team')]),
      undefined,
    ],
    ['a person who is no administrator', textOf([link('1', 'Ada', false)]), undefined],
    ['a link that does not exist', textOf([link('2', 'Ada')]), undefined],
    [
      'a team with one member who has another administrator link',
      textOf([link('1', 'team'), link('2', 'Ada')], [['team', people('Ada', 'Uma', 'Sam')]]),
      'This removes the last administrator access of Uma and Sam.',
    ],
    [
      'a large team',
      textOf([link('1', 'team')], [['team', people('A', 'B', 'C', 'D', 'E')]]),
      'This removes the last administrator access of A, B, C and 2 other people and leaves the organisation without an administrator.',
    ],
    [
      'a team of four',
      textOf([link('1', 'team'), link('2', 'Z')], [['team', people('A', 'B', 'C', 'D')]]),
      'This removes the last administrator access of A, B, C and D.',
    ],
    ['a team without members', textOf([link('1', 'team')], [['team', []]]), undefined],
    [
      'a team whose members are not known',
      textOf([link('1', 'team')]),
      "This may remove somebody's last administrator access; the members of team are not known.",
    ],
    [
      'another team whose members are not known',
      textOf([link('1', 'Ada'), link('2', 'team 2')]),
      "This may remove somebody's last administrator access; the members of team 2 are not known.",
    ],
    [
      'a person without a name',
      textOf([{ ...link('1', 'Ada'), teamUserName: '' }, link('2', 'Uma')]),
      'This removes the last administrator access of a person without a name.',
    ],
  ])('%s', (_what, text, expected) => {
    expect(text).toBe(expected);
  });
});

test('the impact needs the members only of the teams whose links make administrators', () => {
  const others = [link('2', 'team b', false), link('3', 'Ada'), ended('4', 'team c')];
  expect(teamsToAsk([link('1', 'team a'), ...others])).toEqual(['team a']);
});

test('without the ends, the impact says that it does not know which access has ended', () => {
  const facts = { members: new Map(), areEndsUnknown: true };
  const text = (links: AccessLink[]) => impactText(administratorImpact({ ...facts, links }, '1'));
  expect(text([link('1', 'Ada'), link('2', 'Uma')])).toBe(
    "This may remove somebody's last administrator access; it is not known which access has ended.",
  );
  expect(text([link('1', 'team')])).toBe(
    "This may remove somebody's last administrator access; the members of team are not known and it is not known which access has ended.",
  );
  expect(text([link('1', 'Ada', false)])).toBeUndefined();
});

test('without the access links, the impact says that it does not know who has access', () => {
  const facts = { links: [], members: new Map(), areLinksUnknown: true };
  const text =
    "This may remove somebody's last administrator access; it is not known who has access.";
  expect(impactText(administratorImpact(facts, '1'))).toBe(text);
  expect(impactText(departureImpact(facts, 'team', ['Ada']))).toBe(text);
});

describe('a person leaves a team', () => {
  const team = (...members: string[]): [string, TeamMember[]][] => [['team', people(...members)]];
  const leaving = (
    links: AccessLink[],
    members: [string, TeamMember[]][],
    names: readonly string[] = ['Ada'],
  ) => impactText(departureImpact({ links, members: new Map(members) }, 'team', names));

  test.each<[string, AccessLink[], [string, TeamMember[]][], string | undefined]>([
    [
      'the only administrator',
      [link('1', 'team')],
      team('Ada'),
      'This removes the last administrator access of Ada and leaves the organisation without an administrator.',
    ],
    [
      'one of two',
      [link('1', 'team')],
      team('Ada', 'Uma'),
      'This removes the last administrator access of Ada.',
    ],
    ['with an own link', [link('1', 'team'), link('2', 'Ada')], team('Ada'), undefined],
    ['a team that makes no administrators', [link('1', 'team', false)], team('Ada'), undefined],
    ['a team whose access has ended', [ended('1', 'team')], team('Ada'), undefined],
    ['a team without a link', [link('1', 'Uma')], team('Ada'), undefined],
    ['a person who is not in the team', [link('1', 'team')], team('Uma'), undefined],
    [
      'a team whose members are not known',
      [link('1', 'team'), link('2', 'Uma')],
      [],
      "This may remove somebody's last administrator access; the members of team are not known.",
    ],
    [
      'while the members of another team are not known',
      [link('1', 'team'), link('2', 'team 2')],
      team('Ada'),
      "This may remove somebody's last administrator access; the members of team 2 are not known.",
    ],
  ])('%s', (_what, links, members, expected) => {
    expect(leaving(links, members)).toBe(expected);
  });

  test('several who leave together can leave nobody, or only who cannot sign in', () => {
    const last =
      'This removes the last administrator access of Ada and Uma and leaves the organisation without an administrator.';
    expect(leaving([link('1', 'team')], team('Ada', 'Uma'), ['Ada', 'Uma'])).toBe(last);
    const theo = { userID: 'Theo', userName: 'Theo', isEmailUnconfirmed: true };
    const members: [string, TeamMember[]][] = [['team', [...people('Ada', 'Uma'), theo]]];
    expect(leaving([link('1', 'team')], members, ['Ada', 'Uma'])).toBe(last);
    expect(leaving([link('1', 'team')], team('Ada', 'Uma', 'Sam'), ['Ada', 'Uma'])).toBe(
      'This removes the last administrator access of Ada and Uma.',
    );
  });
});

const users = ['u1', 'u2', 'u3'];
const teams = ['team1', 'team2'];
const worlds = record({
  links: array(record({ target: constantFrom(...users, ...teams), isOrgAdmin: boolean() }), {
    minLength: 1,
    maxLength: 6,
  }),
  first: subarray(users),
  second: subarray(users),
});

test('exactly the administrators before the change who are none after it lose access', () => {
  assert(
    property(worlds, ({ links: rows, first, second }) => {
      const links = rows.map(({ target, isOrgAdmin }, index) =>
        link(String(index), target, isOrgAdmin),
      );
      const members = new Map([
        ['team1', people(...first)],
        ['team2', people(...second)],
      ]);
      const administrators = (all: AccessLink[]) =>
        peopleWithAccess(all, members)
          .filter(({ ways }) => ways.some(({ isOrgAdmin }) => isOrgAdmin))
          .map(({ userID }) => userID);
      const before = administrators(links);
      const after = administrators(links.slice(1));
      const impact = administratorImpact({ links, members }, '0');
      expect(impact.losing.map(({ userID }) => userID).sort()).toEqual(
        before.filter((userID) => !after.includes(userID)).sort(),
      );
      expect(impact.leavesNone).toBe(before.length > 0 && after.length === 0);
    }),
  );
});

test.each([
  [[], ''],
  [['a'], ' It withdraws what they have sent: the invitation of a.'],
  [
    ['a', 'b', 'c', 'd', 'e'],
    ' It withdraws what they have sent: the invitations of a, b, c and 2 others.',
  ],
])('names the invitations that the person has sent: %j', (emails, text) => {
  const sent = emails.map((email) => ({ email, senderUserID: 'Ada' }));
  const invites = [...sent, { email: 'of Uma', senderUserID: 'Uma' }, { email: 'of nobody' }];
  const links = [link('1', 'Ada'), link('2', 'Uma')];
  const impact = administratorImpact({ links, members: new Map(), invites }, '1');
  expect(impactText(impact)).toBe(`This removes the last administrator access of Ada.${text}`);
});

const former = { userID: 'Ada', userName: 'Ada', endsAt: '2020-01-01T00:00:00Z' };

test('a member whose membership has ended keeps no team from losing its last administrator', () => {
  const links = [link('1', 'team')];
  const members = new Map([['team', [former, ...people('Uma')]]]);
  const text = (name: string) => impactText(departureImpact({ links, members }, 'team', [name]));
  expect(text('Uma')).toBe(
    'This removes the last administrator access of Uma and leaves the organisation without an administrator.',
  );
  expect(text('Ada')).toBeUndefined();
});

test('a member whose membership has ended loses nothing', () => {
  const all = [former, ...people('Uma')];
  const text = textOf([link('1', 'team'), link('2', 'Nia')], [['team', all]]);
  expect(text).toBe('This removes the last administrator access of Uma.');
});
