import { beforeEach, describe, expect, test, vi } from 'vitest';
import { asItCame } from '~/domain/contract/came-as';
import { exampleOf } from '~/testing/contract-examples';
import { listAuditLogDescriptions, queryAuditLog } from './audit-logs.gen';
import { deviations, deviationText, forgetDeviations } from './deviations';
import { listRootOrganisationNodes } from './organisation-tree.gen';
import { listOrganisations } from './organisations.gen';
import { getPermissionGroup } from './permission-groups.gen';
import { getCurrentSession } from './session.gen';
import { listAccessibleTeamValues } from './teams.gen';
import { listUsers } from './users.gen';
import { listAuthorisations } from './version-authorisations.gen';

const idOf = (number: number) => `10000000-0000-4000-8000-${`${number}`.padStart(12, '0')}`;

const ada = {
  userID: idOf(1),
  shortName: 'Ada',
  fullName: 'Ada Byron',
  email: 'ada@example.com',
  locale: 'en-GB',
  defaultCurrencyCode: 'GBP',
  image: null,
  scopes: ['superuser'],
};
const without = <Key extends keyof typeof ada>(key: Key) => {
  const { [key]: _, ...others } = ada;
  return others;
};

const [organisation] = exampleOf('listOrganisations', 'list');
const nodeOf = (number: number, children: unknown[] = []) => ({
  id: idOf(number),
  name: `Number ${number}`,
  nameSuffix: '',
  iconUri: null,
  hasChildren: children.length > 0,
  children,
  entity: { ...organisation, organisationID: idOf(number) },
});

beforeEach(() => {
  forgetDeviations();
  vi.spyOn(console, 'warn').mockReturnValue();
});

/** Drops what came, which a completed record has beside what it shows. */
const shown = (answer: unknown): unknown => structuredClone(answer);

const reported = () => deviations.current().map(deviationText);

test('the door returns an answer that fits without a copy', () => {
  const users = [ada, { ...ada, userID: idOf(2) }];
  expect(listUsers.admit(users)).toBe(users);
  const tree = [nodeOf(1, [nodeOf(2), nodeOf(3)])];
  expect(listRootOrganisationNodes.admit(tree)).toBe(tree);
  expect(reported()).toEqual([]);
});

test.each([
  [
    'a missing text',
    [without('email')],
    [{ ...ada, email: '' }],
    '[].email is missing instead of text',
  ],
  [
    'a text that is null',
    [{ ...ada, email: null }],
    [{ ...ada, email: '' }],
    '[].email is null instead of text',
  ],
  [
    'a missing list',
    [without('scopes')],
    [{ ...ada, scopes: [] }],
    '[].scopes is missing instead of a list',
  ],
  ['a missing null', [without('image')], [ada], '[].image is missing instead of null'],
  ['an unknown field', [{ ...ada, age: 36 }], [ada], '[].age is a number instead of nothing'],
  ['an entry that is nothing', [null, ada], [ada], '[] is null instead of an entry'],
  [
    'a text in a list that is null',
    [{ ...ada, scopes: [null, 'superuser'] }],
    [ada],
    '[].scopes[] is null instead of an entry',
  ],
  [
    'an id in capitals',
    [{ ...ada, userID: 'ABCDEF00-0000-4000-8000-0000000000AB' }],
    [{ ...ada, userID: 'abcdef00-0000-4000-8000-0000000000ab' }],
    '[].userID is a text instead of an id in small letters',
  ],
  [
    'a record that comes twice',
    [ada, { ...ada, shortName: 'Eve' }],
    [ada],
    '[] is an id that is there already instead of an entry of its own',
  ],
])('%s: the door completes the answer and reports it', (_, answer, kept, report) => {
  const admitted = listUsers.admit(answer);
  expect(shown(admitted)).toEqual(kept);
  expect(asItCame(admitted)).toBe(answer);
  expect(reported()).toEqual([report]);
});

test.each([
  ['nothing', undefined, 'the answer is missing instead of an answer'],
  ['null', null, 'the answer is null instead of an answer'],
  ['a record for a list', {}, 'the answer is a record instead of a list'],
  ['a text for a list', 'users', 'the answer is a text instead of a list'],
  ['a text for a record', ['Ada'], '[] is a text instead of a record'],
  ['a list for a record', [[]], '[] is a list of 0 instead of a record'],
  ['a record without its id', [without('userID')], '[].userID is missing instead of an id'],
  ['a number for a text', [{ ...ada, email: 5 }], '[].email is a number instead of text'],
  ['a text for a list', [{ ...ada, scopes: 'superuser' }], '[].scopes is a text instead of a list'],
])('%s: the door refuses the answer and reports it', (_, answer, report) => {
  expect(() => listUsers.admit(answer)).toThrow(report);
  expect(reported()).toEqual([report]);
});

test('ids that end alike are the ids of several records', () => {
  const users = [1, 2].map((first) => ({ ...ada, userID: `${first}${idOf(7).slice(1)}` }));
  expect(listUsers.admit(users)).toBe(users);
  expect(shown(listUsers.admit([...users, ada, ada]))).toEqual([...users, ada]);
});

describe('a tuple', () => {
  test('may have a null where the contract allows one', () => {
    expect(getCurrentSession.admit([ada, null, true])).toEqual([ada, null, true]);
  });

  test.each([
    ['shorter', [ada, null], 'the answer is a list of 2 instead of a list of 3'],
    ['longer', [ada, null, true, 1], 'the answer is a list of 4 instead of a list of 3'],
    ['without its person', [null, null, true], '0 is null instead of a record'],
    ['with a text for the flag', [ada, null, 'true'], '2 is a text instead of a boolean'],
  ])('that is %s makes the door refuse the answer', (_, answer, report) => {
    expect(() => getCurrentSession.admit(answer)).toThrow(report);
  });
});

describe('a tree', () => {
  test('keeps each node once, even if it appears at several depths', () => {
    const answer = [nodeOf(1, [nodeOf(2)]), nodeOf(3, [nodeOf(2), nodeOf(1)])];
    const kept = [nodeOf(1, [nodeOf(2)]), { ...nodeOf(3), hasChildren: true }];
    expect(shown(listRootOrganisationNodes.admit(answer))).toEqual(kept);
  });

  test('is completed at any depth, but a node without its record makes the door refuse it', () => {
    const deep = [nodeOf(1, [{ ...nodeOf(2), children: null }])];
    expect(shown(listRootOrganisationNodes.admit(deep))).toEqual([nodeOf(1, [nodeOf(2)])]);
    expect(reported()).toEqual(['[].children[].children is null instead of a list']);
    const lost = [nodeOf(1, [{ ...nodeOf(2), entity: null }])];
    expect(() => listRootOrganisationNodes.admit(lost)).toThrow(
      '[].children[].entity is null instead of a record',
    );
  });
});

test('a list keeps one of several records that have the same composite identity', () => {
  const row = exampleOf('listAuthorisations', 'authorisations')[0];
  const other = { ...row, applicationID: idOf(9) };
  expect(shown(listAuthorisations.admit([row, other, row]))).toEqual([row, other]);
  expect(reported()).toEqual(['[] is an id that is there already instead of an entry of its own']);
});

describe('an enum', () => {
  test('keeps a value of a later contract, and the door reports it', () => {
    const later = [{ ...organisation, organisationType: 999 }];
    expect(listOrganisations.admit(later)).toBe(later);
    const type = { type: 1, name: 'Sign-in', category: 'Robots', enumName: 'SignIn' };
    expect(listAuditLogDescriptions.admit([type])).toEqual([type]);
    expect(reported()).toEqual([
      '[].organisationType is 999 instead of one of 7 values',
      '[].category is a text instead of one of 7 values',
    ]);
  });

  test.each([null, undefined, '3', 1.5, Number.NaN, true])('refuses %j', (organisationType) => {
    expect(() => listOrganisations.admit([{ ...organisation, organisationType }])).toThrow(
      '[].organisationType is',
    );
  });

  test('that allows any number keeps the numbers of a later contract', () => {
    const group = {
      userPermissionGroupID: idOf(1),
      name: 'All',
      organisationDefault: false,
      totalAssignedUsers: 0,
      permissions: [{ permissionID: 57, allowedActions: 15 }],
    };
    expect(getPermissionGroup.admit(group)).toBe(group);
  });
});

describe('a moment', () => {
  const entry = (created: string) => ({
    auditLogType: 1,
    userName: null,
    userID: null,
    created,
    organisationName: null,
    message: '',
  });
  const admitted = (created: string) => queryAuditLog.admit([entry(created)])[0]?.created;
  const expected = 'a date with time and zone like 2026-11-29T18:23:49+00:00';

  test.each([
    '2026-07-03T08:26:05.1234567+02:00',
    '2028-02-29T23:59:59Z',
    '2026-07-31T00:00:00-00:00',
  ])('of the form %s stays as it is', (text) => {
    expect(admitted(text)).toBe(text);
    expect(reported()).toEqual([]);
  });

  test.each([
    ['2026-07-03T08:26:05', '2026-07-03T08:26:05Z', 'one without a zone'],
    ['2026-07-03 08:26', '2026-07-03T08:26:00Z', 'one without a zone'],
    ['2026-07-03T08:26:05+0000', '2026-07-03T08:26:05+00:00', 'in another form'],
    ['2026-07-03T08:26:05.5-0330', '2026-07-03T08:26:05.5-03:30', 'in another form'],
    ['2026-07-03T08:26:05+02', '2026-07-03T08:26:05+02:00', 'in another form'],
    ['2026-07-03 08:26:05Z', '2026-07-03T08:26:05Z', 'in another form'],
    ['2026-07-03 08:26:05 +0200', '2026-07-03T08:26:05+02:00', 'in another form'],
    ['2026-07-03t08:26:05z', '2026-07-03T08:26:05Z', 'in another form'],
    ['2026-07-03T08:26Z', '2026-07-03T08:26:00Z', 'in another form'],
  ])('of the form %s is shown as %s, reported, and kept as it came', (text, shown, found) => {
    const answer = [entry(text)];
    const [kept] = queryAuditLog.admit(answer);
    expect(kept?.created).toBe(shown);
    expect(asItCame(kept ?? {})).toBe(answer[0]);
    expect(reported()).toEqual([`[].created is ${found} instead of ${expected}`]);
  });

  test.each([
    'yesterday',
    '2026-07-03',
    '2026-13-45T00:00:00Z',
    '2026-02-31T00:00:00Z',
    '2026-02-29T00:00:00Z',
    '2026-07-03T24:00:00Z',
    '2026-11-29T23:59:60Z',
    '2026-07-03T08:26:05+25:00',
    '2026-07-03T08:26:05 UTC',
  ])('of the form %s is refused', (text) => {
    expect(() => admitted(text)).toThrow('[].created is a text instead of a date with time');
  });
});

test('the door removes an optional field that is null', () => {
  const team = { key: idOf(1), value: 'Support', group: 'Harbour' };
  expect(listAccessibleTeamValues.admit([team])).toEqual([team]);
  expect(reported()).toEqual([]);
  const withNull = [{ ...team, canAddMembers: null }];
  expect(shown(listAccessibleTeamValues.admit(withNull))).toEqual([team]);
  expect(reported()).toEqual(['[].canAddMembers is null instead of nothing']);
});

test('the door writes each deviation to the console once, without the value that it found', () => {
  const heard = vi.fn();
  const end = deviations.subscribe(heard);
  const secret = [
    { ...ada, token: 'secret-token' },
    { ...ada, userID: idOf(2), token: 'another' },
  ];
  listUsers.admit(secret);
  listUsers.admit(secret);
  end();
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(
    'listUsers does not answer as agreed: [].token is a text instead of nothing.',
  );
  expect(heard).toHaveBeenCalledExactlyOnceWith(deviations.current());
});

test('a field with the name of an inherited property is an unknown field', () => {
  const answer = JSON.parse(`[${JSON.stringify(ada).slice(0, -1)},"__proto__":{"a":1}}]`);
  expect(shown(listUsers.admit(answer))).toEqual([ada]);
  expect(reported()).toEqual(['[].__proto__ is a record instead of nothing']);
});
