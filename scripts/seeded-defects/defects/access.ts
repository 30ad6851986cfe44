import { ofKind } from './defect';

/** Mistakes in what somebody may see and do. */
export const accessDefects = ofKind('access', [
  {
    id: 'anybody-resets-service-accounts',
    what: 'Everybody who is signed in may reset the password of a service account.',
    file: 'service/operations/service-accounts/service-accounts.ts',
    from: "'resetServiceAccountPassword',\n  'administrator-of-organisation',",
    to: "'resetServiceAccountPassword',\n  'signed-in',",
    tests: ['service/operations/operations.test.ts'],
    e2e: ['e2e/frame'],
  },
  {
    id: 'accounts-of-others',
    what: 'Everybody may read the account of everybody.',
    file: 'service/operations/user-summary.ts',
    from: "'getUserSummary', 'self',",
    to: "'getUserSummary', 'signed-in',",
    tests: ['service/operations/operations.test.ts', 'service/operations/summaries'],
    e2e: ['e2e/account/my-account', 'e2e/frame'],
  },
  {
    id: 'existence-of-others-told',
    what: 'An organisation of others is refused instead of not being there.',
    file: 'service/authentication/authorise.ts',
    from: "if (found === null) return 'unknown';",
    to: "if (found === null && !params.orgId) return 'unknown';",
    tests: ['service/operations/operations.test.ts', 'service/operations/foreign-records'],
    e2e: ['e2e/organisation/summary', 'e2e/frame'],
  },
  {
    id: 'admin-route-without-guard',
    what: 'The pages of the Admin area open for everybody who is signed in.',
    file: 'src/routes/_signed-in/admin/route.tsx',
    from: 'requireSuperUser(context.session)',
    to: 'requireSuperUser({ ...context.session, isSuperUser: true })',
    tests: ['src/shell/console-shell', 'src/start-console'],
    e2e: ['e2e/frame'],
    title: 'plain page',
  },
  {
    id: 'organisation-pages-for-everybody',
    what: 'The pages of an organisation open for ordinary users.',
    file: 'src/session/session.ts',
    from: 'if (!isOrgAdmin && !isSuperUser)',
    to: 'if (isOrgAdmin && isSuperUser)',
    tests: ['src/start-console', 'src/session'],
    e2e: ['e2e/frame', 'e2e/organisation/acceptances'],
    title: 'ordinary',
  },
]);
