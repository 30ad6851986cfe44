import { type PlantedChange, page, scenariosOf, schemaIn } from './planted-change';

/** Changes of shared schemas and of what the mock answers with. */
export const schemaPlants: Record<string, PlantedChange> = {
  'a renamed field of an answer': {
    plant(contract) {
      const schema = schemaIn(contract, 'ServiceAccountPassword');
      const { generatedPassword = {}, ...others } = schema.properties ?? {};
      schema.properties = { ...others, password: generatedPassword };
      schema.required = ['password'];
    },
    what: '`ServiceAccountPassword.generatedPassword` is now named `password`.',
    breaks: ['reader'],
    places: {
      api: [{ file: 'src/api/service-accounts.ts', names: ['useResetServiceAccountPassword'] }],
      screens: [
        page(
          '/organisation/$orgId/serviceaccounts/edit/$id',
          'src/features/organisation/service-accounts/edit-service-account-screen.tsx',
        ),
      ],
      handlers: [
        {
          file: 'service/operations/service-accounts/service-accounts.ts',
          names: ['resetServiceAccountPassword'],
        },
      ],
      named: [
        'service/operations/service-accounts/service-accounts.ts',
        'src/features/organisation/service-accounts/reset-password.tsx',
      ],
      tests: {
        screen: [
          'src/features/organisation/every-save-of-access.test.tsx',
          'src/features/organisation/service-accounts/reset-password.test.tsx',
        ],
        service: ['service/operations/service-accounts/service-accounts.test.ts'],
        browser: [
          'e2e/accessibility/every-screen.e2e.ts',
          'e2e/accessibility/states/access.e2e.ts',
          'e2e/organisation/service-accounts/edit-service-account.e2e.ts',
          'e2e/organisation/service-accounts/reset-password.e2e.ts',
        ],
      },
      scenarios: scenariosOf('resetServiceAccountPassword', [
        '200/70000000-0000-4000-8000-000000000001',
        '200/70000000-0000-4000-8000-000000000002',
      ]),
      documents: [
        'docs/product/calls.md#paths-of-an-organisation',
        'docs/product/organisation.md#reset-of-a-service-account-password',
      ],
    },
  },

  'a new required field of a request': {
    plant(contract) {
      const schema = schemaIn(contract, 'ClientChange');
      schema.properties = { ...schema.properties, contact: { type: 'string' } };
      schema.required = [...(schema.required ?? []), 'contact'];
    },
    what: '`ClientChange.contact` is new and required.',
    breaks: ['sender'],
    places: {
      api: [{ file: 'src/api/clients.ts', names: ['useCommitClients'] }],
      screens: [
        page('/admin/clients', 'src/features/admin/clients/clients-grid-screen.tsx'),
        page('/admin/clients/edit/$id', 'src/features/admin/clients/edit-client-screen.tsx'),
      ],
      handlers: [{ file: 'service/operations/clients/clients.ts', names: ['commitClients'] }],
      named: [
        'service/operations/clients/batch.ts',
        'src/domain/contract/record-kinds.ts',
        'src/features/admin/clients/client-form.ts',
        'src/features/admin/clients/clients-grid-screen.tsx',
      ],
      tests: {
        screen: [
          'src/api/stale-elsewhere.dom.test.ts',
          'src/features/admin/clients/clients-grid-screen.test.tsx',
          'src/features/admin/clients/edit-client-screen.test.tsx',
          'src/features/admin/every-save.test.tsx',
          'src/features/admin/lost-creations.test.tsx',
          'src/features/deleted-already.test.tsx',
          'src/features/did-not-come.test.tsx',
          'src/features/every-damage.test.tsx',
          'src/features/failed-read-again.test.tsx',
          'src/features/incomplete-records.test.tsx',
          'src/shell/unanswered-calls.test.tsx',
        ],
        service: [
          'service/contract-router.test.ts',
          'service/contract/body-limits.test.ts',
          'service/main.test.ts',
          'service/operations/clients/clients.test.ts',
          'service/operations/entity-lookup/entity-lookup.test.ts',
          'service/operations/recorded-changes.test.ts',
          'service/operations/simultaneous-creations.test.ts',
          'service/operations/trimmed-batches.test.ts',
        ],
        browser: [
          'e2e/accessibility/every-screen.e2e.ts',
          'e2e/accessibility/pages-of-an-area.e2e.ts',
          'e2e/accessibility/states/administration.e2e.ts',
          'e2e/accessibility/states/everywhere.e2e.ts',
          'e2e/admin/clients.e2e.ts',
          'e2e/deployment/simultaneous-creations.test.ts',
          'e2e/frame.e2e.ts',
          'e2e/own-back-end/behind-nginx.e2e.ts',
          'e2e/session/sign-out.e2e.ts',
          'e2e/start-up.e2e.ts',
          'e2e/window-widths.e2e.ts',
        ],
      },
      scenarios: scenariosOf('commitClients', [
        '200/saved',
        '200/added',
        '200/deleted',
        '400',
        '401',
        '403',
        '500',
        'slow',
        'network',
      ]),
      documents: [
        'docs/answers-on-screens.md',
        'docs/decisions/0081-changes-that-are-safe-to-repeat.md',
        'docs/decisions/0081-changes-that-are-safe-to-repeat.md#how-each-call-is-safe',
        'docs/product/administration.md#clients-grid',
        'docs/product/administration.md#edit-client',
        'docs/product/calls.md#paths-of-the-platform',
        'docs/qa.md#the-administration-area',
      ],
    },
  },

  'a new value of an enum': {
    plant(contract) {
      const schema = schemaIn(contract, 'EntityLookupType');
      schema.enum?.push(11);
      schema['x-enum-varnames']?.push('Team');
    },
    what: '`EntityLookupType` has the new value `11` (Team).',
    breaks: ['reader'],
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
      named: [
        'service/operations/entity-lookup/entity-lookup.ts',
        'service/operations/entity-lookup/search.ts',
        'src/features/admin/entity-lookup/entity-lookup-screen.tsx',
        'src/features/admin/entity-lookup/entity-matches.tsx',
        'src/features/admin/entity-lookup/lookup-matches.ts',
        'src/shell/palette/lookup-entries.ts',
        'src/shell/screens/missing-organisation-screen.tsx',
      ],
      tests: {
        unit: [
          'src/features/admin/entity-lookup/lookup-matches.test.ts',
          'src/shell/palette/lookup-entries.test.ts',
        ],
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
      ]),
      documents: [
        'docs/decisions/0033-the-summary-and-initialising.md',
        'docs/product/palette.md#records',
        'docs/product/reports.md#type-labels',
        'docs/product/reports.md#lookup-targets',
        'docs/product/routes-and-roles.md#an-organisation-of-others',
        'docs/product/shell.md#order-of-matches',
        'docs/qa.md#the-administration-area',
      ],
    },
  },

  'another value of an example alone': {
    plant({ components }) {
      const { examples } = components as unknown as { examples: Record<string, object> };
      examples.entityLookup_odd = { value: [] };
    },
    what: 'The answer 200 of `lookUpEntities` has another value of the example `odd`.',
    breaks: [],
    places: {
      tests: {
        browser: ['e2e/accessibility/states/administration.e2e.ts'],
        screen: [
          'src/features/admin/entity-lookup/entity-lookup-screen.test.tsx',
          'src/features/admin/every-answer-of-people.test.tsx',
        ],
      },
      scenarios: scenariosOf('lookUpEntities', ['200/odd']),
      documents: ['docs/qa.md#the-administration-area'],
    },
  },

  'another description alone': {
    plant(contract) {
      schemaIn(contract, 'User').description = 'Somebody.';
    },
    what: '`User` has another description.',
    breaks: [],
    places: {},
  },
};
