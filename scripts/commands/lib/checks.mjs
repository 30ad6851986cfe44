import { runNode, runTypeScript } from './steps.mjs';

const quiet = { quiet: true };
const redocly = {
  ...quiet,
  env: { REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' },
};
const tool =
  (path, toolArguments, options = quiet) =>
  () =>
    runNode(`node_modules/${path}`, toolArguments, options);

/**
 * The checks that need neither browser nor service: `npm run check`, and the first part of `npm test`.
 * The longest come first, so that two processors end at the same time.
 */
export const checks = [
  {
    title: 'Contract: both sides notice each kind of change',
    run: () => runTypeScript('scripts/contract/drift-check/check-drifts.ts', [], quiet),
  },
  { title: 'Types', run: tool('@typescript/native/bin/tsc', ['-p', '.']) },
  {
    title: 'Tests of rules',
    run: tool('vitest/vitest.mjs', ['run', '--project', 'rules', '--reporter=dot']),
  },
  {
    title: 'Import law',
    run: tool('dependency-cruiser/bin/dependency-cruise.mjs', [
      '--config',
      '.dependency-cruiser.cjs',
      '--cache',
      '.generated/import-law',
      '--cache-strategy',
      'content',
      'src',
      'service',
      'scripts',
      'e2e',
      'openapi',
    ]),
  },
  {
    title: 'Dead code',
    run: tool('knip/bin/knip.js', ['--cache', '--cache-location', '.generated/dead-code']),
  },
  {
    title: 'Format and lint',
    run: tool('@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', '.']),
  },
  {
    title: 'Contract: nothing breaks without a new major version',
    run: () =>
      runTypeScript('scripts/contract/breaking-changes/check-breaking-changes.ts', [], quiet),
  },
  {
    title: 'Generated files are up to date',
    run: () => runTypeScript('scripts/contract/generate/generate.ts', ['--check'], quiet),
  },
  {
    title: 'References lead somewhere',
    run: () => runTypeScript('scripts/checks/references/check-references.ts', [], quiet),
  },
  {
    title: 'Contract: rules of our own',
    run: tool('@stoplight/spectral-cli/dist/index.js', [
      'lint',
      '.generated/contract.json',
      '--ruleset',
      'openapi/contract-rules.spectral.yaml',
      '--fail-severity=warn',
    ]),
  },
  {
    title: 'Contract: lint',
    run: tool(
      '@redocly/cli/bin/cli.js',
      ['lint', 'openapi/openapi.yaml', '--config', 'openapi/redocly.yaml'],
      redocly,
    ),
  },
];
