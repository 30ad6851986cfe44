import { buildConsole } from './lib/build.mjs';
import { ensureBrowser } from './lib/ensure-browser.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { runNode, runSteps, runTypeScript } from './lib/steps.mjs';

// `npm test`: every check and every test, from a bare clone. The first failure ends it.
ensureNode();

const redocly = 'node_modules/@redocly/cli/bin/cli.js';
const redoclyQuiet = { env: { REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' } };

await runSteps([
  { title: 'Packages', run: ensureInstalled },
  { title: 'Browser', run: ensureBrowser },
  {
    title: 'Generated files are up to date',
    run: () => runTypeScript('scripts/generate/generate.ts', ['--check']),
  },
  {
    title: 'Format and lint',
    run: () => runNode('node_modules/@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', '.']),
  },
  {
    title: 'Contract: lint',
    run: () =>
      runNode(
        redocly,
        ['lint', 'openapi/openapi.yaml', '--config', 'openapi/redocly.yaml'],
        redoclyQuiet,
      ),
  },
  {
    title: 'Contract: rules of our own',
    run: () =>
      runNode('node_modules/@stoplight/spectral-cli/dist/index.js', [
        'lint',
        '.generated/contract.json',
        '--ruleset',
        'openapi/contract-rules.spectral.yaml',
        '--fail-severity=warn',
      ]),
  },
  {
    title: 'Contract: nothing breaks without a new major version',
    run: () => runTypeScript('scripts/contract/check-breaking-changes.ts'),
  },
  { title: 'Types', run: () => runNode('node_modules/@typescript/native/bin/tsc', ['-p', '.']) },
  {
    title: 'Import law',
    run: () =>
      runNode('node_modules/dependency-cruiser/bin/dependency-cruise.mjs', [
        '--config',
        '.dependency-cruiser.cjs',
        'src',
        'service',
        'scripts',
        'e2e',
      ]),
  },
  { title: 'Dead code', run: () => runNode('node_modules/knip/bin/knip.js', []) },
  { title: 'Unit and screen tests', run: () => runNode('node_modules/vitest/vitest.mjs', ['run']) },
  {
    title: 'Mutation tests of the permission arithmetic',
    run: () =>
      runNode('node_modules/@stryker-mutator/core/bin/stryker.js', ['run', 'stryker.config.json']),
  },
  { title: 'Console', run: buildConsole },
  {
    title: 'Browser tests',
    run: () => runNode('node_modules/@playwright/test/cli.js', ['test']),
  },
  {
    title: 'Recorded traffic fits the contract',
    run: () => runTypeScript('scripts/contract/check-recorded-traffic.ts'),
  },
]);
