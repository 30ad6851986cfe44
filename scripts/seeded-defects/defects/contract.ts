import { ofKind } from './defect';

/** Mistakes in the contract, and in the code that has to follow it. */
export const contractDefects = ofKind('contract', [
  {
    id: 'example-outside-of-its-schema',
    what: 'An example of the contract does not fit its schema.',
    file: 'openapi/components/examples/users.yaml',
    from: 'locale: nb-NO',
    to: 'locale: [nb-NO]',
  },
  {
    id: 'status-not-documented',
    what: 'A call of the contract no longer documents that it can be refused.',
    file: 'openapi/paths/users.yaml',
    from: /(operationId: commitUsers[\s\S]*?) {6}'403':\n {8}\$ref: .*\n/,
    to: '$1',
    tests: ['service/contract'],
    e2e: ['e2e/accessibility/states'],
  },
  {
    id: 'answer-without-a-field',
    what: 'The service answers a user without a field of the contract.',
    file: 'service/operations/users/record.ts',
    from: 'exactly<User>()({ ...user, ...markOf({ isEmailUnconfirmed }) });',
    to: '{ ...user, ...markOf({ isEmailUnconfirmed }), scopes: user.scopes.length > 0 ? user.scopes : undefined } as unknown as User;',
    tests: ['service/operations/users'],
  },
  {
    id: 'request-field-misnamed',
    what: 'The console asks for statistics with a field that the contract does not know.',
    file: 'src/api/statistics.ts',
    from: '{ monthStart: firstDayOf(month) }',
    to: '{ month: firstDayOf(month) }',
  },
  {
    id: 'month-instead-of-first-day',
    what: 'The console sends the month where the contract wants its first day.',
    file: 'src/api/statistics.ts',
    from: '{ monthStart: firstDayOf(month) }',
    to: '{ monthStart: firstDayOf(month).slice(0, 7) }',
    tests: ['src/features/admin/statistics'],
    e2e: ['e2e/admin/statistics'],
  },
  {
    id: 'requests-not-marked',
    what: 'Calls lack the header by which the service tells them from forged ones.',
    file: 'src/api/client.ts',
    from: ", [marker]: 'XMLHttpRequest'",
    to: '',
    tests: ['src/api/client'],
    e2e: ['e2e/admin/users'],
  },
]);
