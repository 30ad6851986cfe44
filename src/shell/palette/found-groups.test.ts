import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import { createConsoleRouter } from '~/router';
import { auditLogGroups, foundGroups } from './found-groups';
import type { PaletteEntry } from './palette-entry';

const id = (number: number) => `20000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const entry = (group: PaletteEntry['group'], title: string, more: Partial<PaletteEntry> = {}) => ({
  group,
  title,
  path: `/${group}/${title}`,
  ...more,
});
const entries: PaletteEntry[] = [
  entry('Recent', 'Teams', { path: '/organisation/1/teams', detail: 'Harbour Restaurants' }),
  entry('Screens', 'Teams', { path: '/organisation/1/teams', detail: 'Harbour Restaurants' }),
  entry('Screens', 'Invite User'),
  entry('Organisations', 'North Harbour', { id: id(1), code: 'NORTH' }),
  entry('Organisations', 'Harbour Quay', { id: id(2), code: 'HQUAY', path: '/organisation/2' }),
  entry('Users', 'Uma Olsen', { id: id(3) }),
  entry('Service Accounts', 'Harbour till', { id: id(4), path: '/till' }),
];
const found = (text: string, among = entries) =>
  foundGroups(among, text).map(({ title, entries: ofGroup }) => [
    title,
    ...ofGroup.map((each) => each.title),
  ]);

describe('what a text finds', () => {
  test('comes in groups, the best match of each first, with an action for it at the end', () => {
    expect(found('harbour')).toEqual([
      ['Organisations', 'Harbour Quay', 'North Harbour'],
      ['Service Accounts', 'Harbour till'],
      ['Actions', 'Invite a user to Harbour Quay', 'Reset the password of Harbour till'],
    ]);
  });

  test.each([
    ['hquay', 'a code', ['Organisations', 'Harbour Quay']],
    ['harbour teams', 'words of the title and the detail', ['Recent', 'Teams']],
    ['olsen uma', 'words in any order', ['Users', 'Uma Olsen']],
    ['ÚMA', 'other letters of the same name', ['Users', 'Uma Olsen']],
    [id(2).toUpperCase(), 'an id', ['Organisations', 'Harbour Quay']],
  ])('%s finds by %s', (text, _by, group) => {
    expect(found(text)[0]).toEqual(group);
  });

  test('a part of an id finds nothing', () => {
    expect(found('20000000')).toEqual([]);
  });

  test('an empty text shows recent places and every screen, and no record', () => {
    const many = Array.from({ length: 9 }, (_, index) => entry('Screens', `Screen ${index}`));
    expect(found('', many)[0]).toHaveLength(10);
    expect(found('').map(([title]) => title)).toEqual(['Recent', 'Screens']);
  });

  test('the service may find a record by another text than its name', () => {
    expect(found('uma@demo.test', [entry('Users', 'Uma Olsen', { isFound: true })])).toEqual([
      ['Users', 'Uma Olsen'],
    ]);
  });

  test('a long group shows its best entries and counts all', () => {
    const many = Array.from({ length: 40 }, (_, index) => entry('Users', `Ann ${index}`));
    const [users] = foundGroups(many, 'ann');
    expect(users).toMatchObject({ entries: { length: 6 }, total: 40 });
  });
});

describe('an action at the beginning of a text', () => {
  test.each([
    'invite harbour',
    'Invite user to harbour',
    'invite a user to harbour',
    ' INVITE  a USER  harbour ',
  ])('"%s" invites to what matches the rest', (text) => {
    expect(found(text)).toEqual([
      ['Actions', 'Invite a user to Harbour Quay', 'Invite a user to North Harbour'],
    ]);
    expect(foundGroups(entries, text)[0]?.entries[0]?.path).toBe('/organisation/2/invite');
  });

  test('a password is reset on the page of its account', () => {
    const [actions] = foundGroups(entries, 'reset the password of harb');
    expect(actions?.entries).toEqual([
      { title: 'Reset the password of Harbour till', path: '/till', detail: undefined },
    ]);
  });

  test('a screen whose name begins with the same word stays', () => {
    expect(found('invite user').at(-1)).toEqual(['Screens', 'Invite User']);
  });

  test('a word that only begins like an action is none', () => {
    expect(found('inviter')).toEqual([]);
  });
});

describe('the search of the audit log', () => {
  const router = createConsoleRouter({
    queryClient: new QueryClient(),
    session: null,
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  const foundInLog = (text: string) =>
    auditLogGroups(router, text).flatMap(({ entries }) => entries);

  test.each([
    ['Uma Olsen', 'Uma Olsen', 'Uma+Olsen'],
    ['  Uma ', 'Uma', 'Uma'],
    ['audit Uma', 'Uma', 'Uma'],
    ['Audit log: Uma', 'Uma', 'Uma'],
    ['audit logs uma', 'uma', 'uma'],
    ['auditor', 'auditor', 'auditor'],
    ['2026', '2026', '2026'],
    ['A&B', 'A&B', 'A%26B'],
  ])('"%s" searches the messages for "%s"', (text, message, parameter) => {
    expect(foundInLog(text)).toEqual([
      { title: `Audit log: ${message}`, path: `/admin/auditlogs?message=${parameter}` },
    ]);
  });

  test.each([
    '',
    ' u ',
    'audit',
    'Audit Logs',
    'audit log:',
    '10000000-0000-4000-8000-000000000003',
  ])('"%s" searches nothing', (text) => {
    expect(foundInLog(text)).toEqual([]);
  });
});
