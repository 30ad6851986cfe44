import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { createConsoleRouter } from '~/router';
import { auditLogGroups } from './audit-log-groups';

const router = createConsoleRouter({
  queryClient: new QueryClient(),
  session: null,
  history: createMemoryHistory({ initialEntries: ['/'] }),
});
const found = (text: string) => auditLogGroups(router, text).flatMap(({ entries }) => entries);

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
  expect(found(text)).toEqual([
    { title: `Audit log: ${message}`, path: `/admin/auditlogs?message=${parameter}` },
  ]);
});

test.each(['', ' u ', 'audit', 'Audit Logs', 'audit log:', '10000000-0000-4000-8000-000000000003'])(
  '"%s" searches nothing',
  (text) => {
    expect(found(text)).toEqual([]);
  },
);
