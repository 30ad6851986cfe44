import { ofKind } from './defect';

/** Mistakes in pure rules. */
export const rulesDefects = ofKind('rules', [
  {
    id: 'tomorrow-is-24-hours',
    what: 'Tomorrow is 24 hours later, also where the clocks change.',
    file: 'src/domain/local-date-time.ts',
    from: 'localText(startOf(textOfClock(clockOf(localText(now)) + oneDay)))',
    to: 'localText(now.getTime() + oneDay)',
    tests: ['src/domain/local-date-time'],
  },
  {
    id: 'csv-formula-with-at',
    what: 'An exported text that begins with @ is a formula to a spreadsheet program.',
    file: 'src/components/save-file.ts',
    from: '[=+\\-@\\t\\r\\n]',
    to: '[=+\\-\\t\\r\\n]',
    tests: ['src/components/save-file'],
    e2e: ['e2e/admin/users'],
  },
  {
    id: 'return-path-to-another-host',
    what: 'A return path with dots and two slashes leads to another host.',
    file: 'src/domain/return-path.ts',
    from: "if (url.origin !== origin || url.pathname.startsWith('//'))",
    to: 'if (url.origin !== origin)',
    tests: ['src/domain/return-path', 'service/authentication/return-url'],
    e2e: ['e2e/start-up', 'e2e/account/change-password'],
  },
  {
    id: 'save-drops-unknown-scopes',
    what: 'Saving a user drops the scopes that the screen does not know.',
    file: 'src/domain/contract/merged-list.ts',
    from: 'if (!seen.has(key)) return [entry];',
    to: 'if (!seen.has(key)) return [];',
    tests: ['src/domain/contract/merged-list'],
    e2e: ['e2e/admin/users'],
  },
]);
