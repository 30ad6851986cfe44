import { buildConsole, generate } from './lib/build.mjs';
import { ensureBrowser } from './lib/ensure-browser.mjs';
import { ensureProgramsBehindNginx } from './lib/ensure-deployment-programs.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { runNode, runSteps } from './lib/steps.mjs';

// `npm run e2e`: runs Playwright on the present console, with the given arguments.
ensureNode();
const playwrightArguments = process.argv.slice(2);
const isSeen = playwrightArguments.some((argument) => /^--(headed|debug|ui)\b/.test(argument));
await runSteps([
  { title: 'Packages', run: ensureInstalled },
  {
    title: 'Browsers',
    run: async () => {
      await ensureBrowser({ isSeen });
      await ensureProgramsBehindNginx();
    },
  },
  { title: 'Contract', run: generate },
  { title: 'Console', run: buildConsole },
  {
    title: 'Browser tests',
    run: () =>
      runNode('node_modules/@playwright/test/cli.js', ['test', ...playwrightArguments], {
        takesInput: true,
      }),
  },
]);
