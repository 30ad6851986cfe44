import { operationIn, type PlantedChange, page, scenariosOf } from './planted-change';

/** Changes of an operation's address, of what it takes, and of its presence. */
export const callPlants: Record<string, PlantedChange> = {
  'a removed query parameter': {
    plant(contract) {
      operationIn(contract, 'lookUpEntities').operation.parameters = [];
    },
    what: 'The query parameter `filter` of `lookUpEntities` was removed.',
    breaks: ['sender'],
    places: {
      api: [{ file: 'src/api/entity-lookup.ts', names: ['entityLookupQueries.matches'] }],
      // The error screen of every page looks an unknown organisation up, and the palette any record.
      screens: [
        { route: '/', file: 'src/routes/__root.tsx', isFrame: true },
        { route: '/', file: 'src/main.tsx', isFrame: true },
        page('/admin/entitylookup', 'src/features/admin/entity-lookup/entity-lookup-screen.tsx'),
      ],
      handlers: [
        { file: 'service/operations/entity-lookup/entity-lookup.ts', names: ['lookUpEntities'] },
      ],
      tests: {
        screen: [
          'src/features/admin/entity-lookup/entity-lookup-screen.test.tsx',
          'src/features/admin/every-answer-of-people.test.tsx',
          'src/shell/palette/palette-search.test.tsx',
          'src/shell/palette/palette.test.tsx',
          'src/shell/palette/recent-places.test.tsx',
          'src/shell/screens/error-screen.test.tsx',
          'src/shell/screens/missing-organisation-screen.test.tsx',
        ],
        service: [
          'service/operations/entity-lookup/entity-lookup.test.ts',
          'service/texts-that-count-as-the-same.test.ts',
        ],
        browser: [
          'e2e/accessibility/every-screen.e2e.ts',
          'e2e/accessibility/states/administration.e2e.ts',
          'e2e/accessibility/states/everywhere.e2e.ts',
          'e2e/admin/entity-lookup.e2e.ts',
          'e2e/palette.e2e.ts',
        ],
        tool: ['scripts/mock/example-world.test.ts'],
      },
      scenarios: scenariosOf('lookUpEntities', [
        '200/matches',
        '200/oneMatch',
        'empty',
        '200/many',
        '200/odd',
        '400',
        '401',
        '403',
        '500',
        'slow',
        'network',
      ]),
      documents: [
        'docs/answers-on-screens.md',
        'docs/decisions/0033-the-summary-and-initialising.md',
        'docs/product/calls.md#paths-of-the-platform',
        'docs/product/reports.md#entity-lookup',
        'docs/product/reports.md#failed-queries',
        'docs/product/routes-and-roles.md#an-organisation-of-others',
        'docs/product/validation.md#empty-searches',
        'docs/qa.md#the-administration-area',
      ],
    },
  },

  'a dropped operation': {
    plant(contract) {
      const { item, method } = operationIn(contract, 'unlockSignIn');
      delete item[method];
    },
    what: 'The operation `unlockSignIn` (POST /api/user/{id}/signinlimits/unlock) was dropped.',
    breaks: ['reader', 'sender'],
    places: {
      api: [{ file: 'src/api/sign-in-limits.ts', names: ['useUnlockSignIn'] }],
      screens: [page('/admin/users/edit/$id', 'src/features/admin/users/edit-user-screen.tsx')],
      handlers: [
        { file: 'service/operations/sign-in-limits-extension.ts', names: ['unlockSignIn'] },
      ],
      tests: {
        screen: [
          'src/features/admin/every-save.test.tsx',
          'src/features/admin/users/shown-only-user.test.tsx',
          'src/features/admin/users/sign-in-limits-panel.test.tsx',
        ],
        service: ['service/operations/sign-in-limits-extension.test.ts'],
        browser: [
          'e2e/accessibility/every-screen.e2e.ts',
          'e2e/accessibility/forced-colours.e2e.ts',
          'e2e/accessibility/states/access.e2e.ts',
          'e2e/accessibility/states/everywhere.e2e.ts',
          'e2e/accessibility/states/users.e2e.ts',
          'e2e/account/sessions.e2e.ts',
          'e2e/admin/entity-lookup.e2e.ts',
          'e2e/admin/history.e2e.ts',
          'e2e/admin/users/edit-user.e2e.ts',
          'e2e/damaged-answers.e2e.ts',
          'e2e/mock/kinds-of-answers.e2e.ts',
          'e2e/mock/stateful.e2e.ts',
          'e2e/mock/times.e2e.ts',
          'e2e/palette.e2e.ts',
          'e2e/session/session-ended.e2e.ts',
          'e2e/session/sign-in-limits.e2e.ts',
          'e2e/session/sign-out.e2e.ts',
          'e2e/tasks/finding.e2e.ts',
          'e2e/used-by.e2e.ts',
        ],
      },
      scenarios: scenariosOf('unlockSignIn', [
        '200',
        '400',
        '401',
        '403',
        '404',
        '500',
        'slow',
        'network',
      ]),
      documents: [
        'docs/answers-on-screens.md',
        'docs/decisions/0075-signing-in.md',
        'docs/decisions/0081-changes-that-are-safe-to-repeat.md#how-each-call-is-safe',
      ],
    },
  },

  'another spelling of a path': {
    plant(contract) {
      const { path, item } = operationIn(contract, 'listConsentDocuments');
      delete contract.paths[path];
      contract.paths['/api/consentDocuments'] = item;
    },
    what: '`listConsentDocuments` is now GET /api/consentDocuments, was GET /api/consentdocuments.',
    breaks: ['reader', 'sender'],
    places: {
      api: [{ file: 'src/api/invitations.ts', names: ['consentDocumentQueries.list'] }],
      screens: [
        page(
          '/invitations/accept/$token/$email',
          'src/features/invitations/accept-invitation-screen.tsx',
        ),
      ],
      handlers: [
        { file: 'service/operations/consent-documents.ts', names: ['listConsentDocuments'] },
      ],
      tests: {
        screen: [
          'src/features/account/every-answer.test.tsx',
          'src/features/invitations/accept-invitation-screen.test.tsx',
          'src/features/invitations/validate-invitation-screen.test.tsx',
          'src/start-console.test.tsx',
        ],
        service: ['service/operations/invitations/invitations.test.ts'],
        // Six of them create a person by an invitation (e2e/support/records/fresh-person.ts).
        browser: [
          'e2e/accessibility/every-screen.e2e.ts',
          'e2e/accessibility/states/everywhere.e2e.ts',
          'e2e/account/change-password.e2e.ts',
          'e2e/account/edit-my-profile.e2e.ts',
          'e2e/account/sessions.e2e.ts',
          'e2e/invitations/accept-invitation.e2e.ts',
          'e2e/organisation/links/access-ends.e2e.ts',
          'e2e/session/sign-in-limits.e2e.ts',
          'e2e/session/sign-out.e2e.ts',
        ],
        // The authentication pages of the mock name the operation, so that each start of it runs this.
        tool: [
          'scripts/mock/choosing.test.ts',
          'scripts/mock/contract-walk.test.ts',
          'scripts/mock/gateway.test.ts',
          'scripts/mock/mock-log.test.ts',
        ],
      },
      scenarios: scenariosOf('listConsentDocuments', [
        '200/documents',
        'empty',
        '400',
        '500',
        'slow',
        'network',
      ]),
      documents: [
        'docs/answers-on-screens.md',
        'docs/product/account-and-anonymous.md#accept-invitation',
        'docs/product/calls.md#paths-of-the-platform',
        'docs/qa.md#everybodys-own-screens',
      ],
    },
  },
};
