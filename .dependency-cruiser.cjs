/**
 * The import law of CONTRIBUTING.md, one rule per entry. `only(folder, allowed)` means: a file in
 * `folder` may import packages, its own folder and the allowed folders, and nothing else of src.
 */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: `^src/${from}/`, pathNot: '\\.test\\.tsx?$' },
  to: {
    path: '^src/',
    pathNot: [`^src/${from}/`, ...allowed.map((place) => `^src/${place}(/|$)`)],
  },
});

/** The parts of the service, the lowest first. A part imports itself and the parts before it. */
const serviceParts = [
  'http',
  'pages',
  'contract',
  'audit-log-types',
  'database',
  'mail',
  'audit-log',
  'mail-queue',
  'authentication',
  'background-work',
  'monitoring',
  'service-context',
  'refused-answers',
  'call-admission',
  'contract-router',
  'repeats',
  'operations',
];
const pathOfPart = (part) => `^service/${part}(/|\\.ts$)`;
const serviceLayers = serviceParts.map((part, index) => ({
  name: `service-${part}-imports-only-lower-parts`,
  severity: 'error',
  from: { path: pathOfPart(part), pathNot: '\\.test\\.ts$' },
  to: { path: '^service/', pathNot: serviceParts.slice(0, index + 1).map(pathOfPart) },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    only('routes', 'routes', [
      'features',
      'shell',
      'session',
      'api',
      'components/record-grid/grid-search.ts',
      'domain/search-values.ts',
      'themed.tsx',
    ]),
    only('features', 'features', ['components', 'pickers', 'session', 'domain', 'api']),
    only('pickers', 'pickers', ['components', 'api', 'domain']),
    only('shell', 'shell', ['components', 'pickers', 'session', 'domain', 'api', 'themed.tsx']),
    only('session', 'session', ['api', 'domain']),
    only('components', 'components', ['domain']),
    only('api', 'api', ['domain']),
    {
      name: 'domain-imports-only-types-of-api',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/', pathNot: '^src/domain/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'a-room-imports-no-other-room',
      severity: 'error',
      from: { path: '^src/features/([^/]+/[^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'only-api-imports-the-client',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(api|testing)/' },
      to: { path: 'node_modules/openapi-fetch|^src/api/schema\\.gen' },
    },
    {
      // docs/decisions/0088-what-a-page-loads-first-and-later.md
      name: 'late-parts-are-imported-late',
      severity: 'error',
      from: {
        path: '^src/',
        // A late part loads others together with it.
        pathNot:
          '\\.test\\.tsx?$|/open-[^/]+\\.tsx?$|^src/components/record-grid/views/(?!views\\.tsx)|^src/shell/palette/palette-dialog|^src/shell/rooms/area-tools|^src/shell/(keys/keys|undo/undo|header/user-menu-panel)\\.tsx|^src/features/organisation/links/question-drawers',
      },
      to: {
        path: [
          '/open-(calendars|grid-tools|record-facts|access-tools|header-tools)\\.ts$',
          '^src/features/admin/audit-logs/open-filter',
          '^src/features/admin/organisations/organisation-row-menu',
          '^src/components/dialogs/modal-dialog',
          '^src/components/fields/(ready-select|month-calendar|date-time-calendar)\\.tsx',
          '^src/components/record-grid/menus/(column-menu|open-grid-menus)\\.tsx',
          '^src/components/record-grid/views/(view-keeper|view-store|views-menu)\\.tsx?',
          '^src/components/record-grid/body/select-cell-editor',
          '^src/components/record-grid/conflicts/conflicts-dialog',
          '^src/components/record-grid/selection/row-selection\\.tsx',
          '^src/pickers/used-by/uses\\.tsx',
          '^src/pickers/who-loses/(administrator-loss|group-holders)\\.tsx',
          '^src/pickers/record-history/(history|entry)-drawer',
          '^src/pickers/last-seen/last-seen-tool',
          '^src/features/organisation/authorisations/many/many-organisations\\.tsx',
          '^src/features/admin/summary/welcome/welcome\\.tsx',
          '^src/features/organisation/links/(question-drawers|why/access-explanation|many/many-access\\.tsx)',
          '^src/features/organisation/links/ends/(ends-tool|access-end-section)',
          '^src/shell/(organisation-switcher/organisation-list|header/(colour-scheme-panel|user-menu-panel|time-zone-choices))\\.tsx',
          '^src/shell/palette/(palette-dialog|place-recorder)\\.tsx?',
          '^src/shell/(rooms/area-tools|keys/(keys|keys-dialog)|undo/undo-notices)\\.tsx',
        ],
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'only-the-late-menu-imports-the-table',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: '^src/components/record-grid/menus/column-menu\\.(test\\.)?tsx$',
      },
      to: { path: 'node_modules/(mantine-react-table|@tanstack/(react-table|table-core))' },
    },
    {
      name: 'service-imports-only-types-and-domain-of-src',
      severity: 'error',
      from: { path: '^service/' },
      to: { path: '^src/', pathNot: '^src/domain/|^src/api/schema\\.gen' },
    },
    ...serviceLayers,
    {
      name: 'the-console-and-its-tests-import-neither-service-nor-scripts',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(service|scripts|e2e)/' },
    },
    {
      name: 'only-tests-of-the-console-read-the-contract',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/testing/|\\.test\\.tsx?$' },
      to: { path: '^openapi/' },
    },
    {
      name: 'the-reader-of-the-contract-is-the-ground',
      severity: 'error',
      from: { path: '^openapi/' },
      to: { path: '^(src|service|scripts|e2e)/' },
    },
    {
      name: 'the-service-imports-neither-scripts-nor-browser-tests',
      severity: 'error',
      from: { path: '^service/' },
      to: { path: '^(scripts|e2e)/' },
    },
    {
      name: 'scripts-import-no-browser-test',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: '^e2e/' },
    },
    {
      name: 'axe-has-one-place',
      severity: 'error',
      from: { path: '^(e2e|src|service|scripts)/', pathNot: '^e2e/accessibility/' },
      to: { path: 'node_modules/axe-core|^e2e/accessibility/expect-accessible' },
    },
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-orphan-import', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
