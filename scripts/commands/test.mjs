import { buildConsole, generate } from './lib/build.mjs';
import { checks } from './lib/checks.mjs';
import { deploymentTests } from './lib/deployment-tests.mjs';
import { ensureBrowser } from './lib/ensure-browser.mjs';
import { ensureProgramsBehindNginx } from './lib/ensure-deployment-programs.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { readArguments } from './lib/read-arguments.mjs';
import { runChecks } from './lib/run-checks.mjs';
import { runNode, runSteps, runTypeScript } from './lib/steps.mjs';
import { runVitest } from './lib/vitest.mjs';

// `npm test`: runs every check and every test, from a bare clone. The first step that fails ends it.
ensureNode();
readArguments();
await runSteps([
  { title: 'Packages', run: ensureInstalled },
  {
    title: 'Browsers',
    run: async () => {
      await ensureBrowser({ isSeen: false });
      await ensureProgramsBehindNginx();
    },
  },
  { title: 'Contract', run: generate },
  {
    title: 'Checks',
    run: () => runChecks(checks),
  },
  {
    title: 'Tests of screens and of the service',
    run: () => runVitest(['--project=screens', '--project=service']),
  },
  {
    title: 'Every documented answer is shown on a screen',
    run: () => runTypeScript('scripts/checks/answers-on-screens/main.ts', [], { quiet: true }),
  },
  { title: 'Console', run: buildConsole },
  { title: 'Sizes of pages', run: () => runTypeScript('scripts/build/page-sizes/main.ts') },
  deploymentTests(),
  {
    title: 'Browser tests',
    run: () => runNode('node_modules/@playwright/test/cli.js', ['test']),
  },
  {
    title: 'Recorded traffic fits the contract',
    run: () => runTypeScript('scripts/contract/recorded-traffic/check-recorded-traffic.ts'),
  },
  {
    title: 'Budget of the suite',
    run: () => runTypeScript('scripts/checks/suite-budget/main.ts'),
  },
]);
