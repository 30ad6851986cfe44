import { operationIn, type PlantedChange, page, scenariosOf } from './planted-change';

/** Changes of what an operation answers. */
export const answerPlants: Record<string, PlantedChange> = {
  'another status of success': {
    plant(contract) {
      const { responses } = operationIn(contract, 'initialiseOrganisation').operation;
      const { 200: done, ...others } = responses;
      if (!done) throw new Error('There is no answer 200.');
      operationIn(contract, 'initialiseOrganisation').operation.responses = {
        202: done,
        ...others,
      };
    },
    what: '`initialiseOrganisation` answers 202 instead of 200.',
    breaks: ['reader'],
    places: {
      api: [{ file: 'src/api/initialise.ts', names: ['useInitialiseOrganisation'] }],
      screens: [
        page(
          '/organisation/$orgId/initialise',
          'src/features/organisation/initialise/initialise-organisation-screen.tsx',
        ),
      ],
      handlers: [
        {
          file: 'service/operations/initialise/initialise.ts',
          names: ['initialiseOrganisation'],
        },
      ],
      tests: {
        screen: [
          'src/api/stale-elsewhere.dom.test.ts',
          'src/features/organisation/every-save-of-organisation.test.tsx',
          'src/features/organisation/initialise/initialise-organisation-screen.test.tsx',
        ],
        service: [
          'service/contract/body-limits.test.ts',
          'service/operations/initialise/automatic-acceptances.test.ts',
          'service/operations/initialise/initialise.test.ts',
          'service/operations/initialise/refused.test.ts',
          'service/operations/recorded-changes.test.ts',
        ],
        browser: [
          'e2e/accessibility/every-screen.e2e.ts',
          'e2e/accessibility/states/organisation.e2e.ts',
          'e2e/organisation/initialise/initialise-organisation.e2e.ts',
          'e2e/story/whole-story.e2e.ts',
        ],
      },
      scenarios: scenariosOf('initialiseOrganisation', ['200', '202']),
      documents: [
        'docs/answers-on-screens.md',
        'docs/decisions/0081-changes-that-are-safe-to-repeat.md#how-each-call-is-safe',
        'docs/product/calls.md#paths-of-an-organisation',
        'docs/product/organisation.md#initialise-organisation',
        'docs/qa.md#the-organisation-area',
      ],
    },
  },

  'a new coded error': {
    plant(contract) {
      const refused = operationIn(contract, 'changePassword').operation.responses['400'];
      refused?.content['text/plain']?.schema.enum?.push('PasswordChange_TooSoon');
    },
    what: 'The answer 400 of `changePassword` has the new value `PasswordChange_TooSoon`.',
    breaks: ['reader'],
    places: {
      api: [{ file: 'src/api/passwords.ts', names: ['useChangePassword'] }],
      screens: [
        page(
          '/changeprofilepassword',
          'src/features/account/change-password/change-password-screen.tsx',
        ),
      ],
      handlers: [{ file: 'service/operations/change-password.ts', names: ['changePassword'] }],
      named: ['src/api/error-messages.ts'],
      tests: {
        screen: [
          'src/features/account/change-password/change-password-screen.test.tsx',
          'src/features/account/every-save.test.tsx',
          'src/start-console.test.tsx',
        ],
        service: [
          'service/authentication/anonymous-scope.test.ts',
          'service/authentication/known-devices.test.ts',
          'service/authentication/pending-address.test.ts',
          'service/authentication/too-many-hashes.test.ts',
          'service/contract-examples.test.ts',
          'service/contract/body-limits.test.ts',
          'service/operations/change-password.test.ts',
          'service/operations/operations.test.ts',
          'service/operations/password-reset/reset-mail.test.ts',
          'service/operations/recorded-changes.test.ts',
          'service/unwritable-database.test.ts',
        ],
        browser: [
          'e2e/accessibility/every-screen.e2e.ts',
          'e2e/accessibility/states/everywhere.e2e.ts',
          'e2e/account/change-password.e2e.ts',
        ],
      },
      scenarios: scenariosOf('changePassword', [
        '400/BadRequest',
        '400/PasswordChange_OldPasswordIsIncorrect',
        '400/PasswordChange_NewPasswordIsInvalid',
        '400/PasswordChange_NewPasswordMustBeDifferentFromOldPassword',
        '400/PasswordChange_NewPasswordIsTooCommon',
        '400/BadRequest_UserDoesNotExist',
        '400/BadRequest_PasswordResetRequestTooManyAttempts',
      ]),
      documents: [
        'docs/answers-on-screens.md',
        'docs/decisions/0049-passwords.md',
        'docs/decisions/0081-changes-that-are-safe-to-repeat.md#how-each-call-is-safe',
        'docs/product/account-and-anonymous.md#change-password',
        'docs/product/calls.md#password-change-batch',
        'docs/product/messages.md#coded-errors',
        'docs/product/shell.md#session-that-ends',
        'docs/qa.md#everybodys-own-screens',
      ],
    },
  },

  'another media type': {
    plant(contract) {
      const done = operationIn(contract, 'downloadMonthlyStatistics').operation.responses['200'];
      const table = done?.content['text/csv'];
      if (!done || !table) throw new Error('There is no table.');
      done.content = { 'application/vnd.ms-excel': table };
    },
    what: 'The answer 200 of `downloadMonthlyStatistics` is now `application/vnd.ms-excel`, was `text/csv`.',
    breaks: ['reader'],
    places: {
      api: [
        {
          file: 'src/api/statistics.ts',
          names: ['monthlyStatisticsAddress', 'useDownloadMonthlyStatistics'],
        },
      ],
      screens: [page('/admin/statistics', 'src/features/admin/statistics/statistics-screen.tsx')],
      handlers: [
        {
          file: 'service/operations/statistics/statistics.ts',
          names: ['downloadMonthlyStatistics'],
        },
      ],
      tests: {
        screen: [
          'src/api/client.dom.test.ts',
          'src/features/admin/every-answer-of-people.test.tsx',
          'src/features/admin/statistics/download-link.test.tsx',
        ],
        service: [
          'service/operations/handler.test.ts',
          'service/operations/statistics/statistics.test.ts',
        ],
        browser: [
          'e2e/accessibility/every-screen.e2e.ts',
          'e2e/accessibility/states/administration.e2e.ts',
          'e2e/admin/statistics/browse-statistics.e2e.ts',
          'e2e/keyboard/audit-and-statistics.e2e.ts',
          'e2e/mock/kinds-of-answers.e2e.ts',
        ],
        tool: [
          'scripts/mock/contract-walk.test.ts',
          'scripts/mock/example-world.test.ts',
          'scripts/mock/gateway.test.ts',
        ],
      },
      scenarios: scenariosOf('downloadMonthlyStatistics', ['200/table', 'empty']),
      documents: [
        'docs/answers-on-screens.md',
        'docs/product/calls.md#paths-of-the-platform',
        'docs/qa.md#the-administration-area',
        'docs/qa.md#with-any-other-program',
      ],
    },
  },

  'an object instead of a list': {
    plant(contract) {
      const { responses } = operationIn(contract, 'listAuditLogDescriptions').operation;
      const json = responses['200']?.content['application/json'];
      if (!json) throw new Error('There is no JSON.');
      json.schema = { type: 'object', required: ['types'], properties: { types: json.schema } };
    },
    what: 'The answer 200 of `listAuditLogDescriptions` is now an object, was a list.',
    breaks: ['reader'],
    places: {
      api: [{ file: 'src/api/audit-logs.ts', names: ['auditLogQueries.descriptions'] }],
      screens: [page('/admin/auditlogs', 'src/features/admin/audit-logs/audit-logs-screen.tsx')],
      handlers: [
        {
          file: 'service/operations/audit-logs/audit-logs.ts',
          names: ['listAuditLogDescriptions'],
        },
      ],
      tests: {
        unit: [
          'src/api/answers/answers.test.ts',
          'src/features/admin/audit-logs/audit-entries.test.ts',
        ],
        screen: [
          'src/api/early-answers.dom.test.ts',
          'src/features/admin/audit-logs/audit-export.test.tsx',
          'src/features/admin/audit-logs/audit-logs-screen.test.tsx',
          'src/features/admin/audit-logs/filters.test.tsx',
          'src/features/admin/audit-logs/recorded-changes.test.tsx',
          'src/features/admin/every-answer-of-people.test.tsx',
          'src/features/admin/waiting-and-empty.test.tsx',
          'src/shell/time-zone.test.tsx',
        ],
        service: ['service/operations/audit-logs/audit-logs.test.ts'],
        browser: [
          'e2e/accessibility/every-screen.e2e.ts',
          'e2e/accessibility/states/administration.e2e.ts',
          'e2e/accessibility/states/everywhere.e2e.ts',
          'e2e/admin/audit-logs/audit-log-times.e2e.ts',
          'e2e/admin/audit-logs/audit-log-utc.e2e.ts',
          'e2e/admin/audit-logs/browse-audit-logs.e2e.ts',
          'e2e/admin/audit-logs/export-audit-logs.e2e.ts',
          'e2e/admin/history.e2e.ts',
          'e2e/keyboard/audit-and-statistics.e2e.ts',
          'e2e/keyboard/pages.e2e.ts',
          'e2e/long-lists/long-lists.e2e.ts',
          'e2e/mock/times.e2e.ts',
          'e2e/organisation/profile/time-zone.e2e.ts',
          'e2e/story/whole-story.e2e.ts',
        ],
      },
      scenarios: scenariosOf('listAuditLogDescriptions', ['200/descriptions', 'empty']),
      documents: [
        'docs/answers-on-screens.md',
        'docs/product/calls.md#paths-of-the-platform',
        'docs/product/reports.md#audit-logs',
        'docs/product/reports.md#failed-queries',
        'docs/qa.md#the-administration-area',
      ],
    },
  },
};
