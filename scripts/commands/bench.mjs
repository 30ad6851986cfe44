import { buildConsole, generate } from './lib/build.mjs';
import { ensureBrowser } from './lib/ensure-browser.mjs';
import { ensureSqld, whyNotHere } from './lib/ensure-deployment-programs.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { readArguments } from './lib/read-arguments.mjs';
import { runSteps, runTypeScript } from './lib/steps.mjs';

// `npm run bench`: measures the size and the speed of the console (docs/performance.md).
ensureNode();
readArguments({ write: 'boolean', rounds: 'string', only: 'string' });
await runSteps([
  { title: 'Packages', run: ensureInstalled },
  { title: 'Browser', run: () => ensureBrowser({ isSeen: false }) },
  {
    title: 'libSQL server',
    run: async () => console.log(`    ${whyNotHere() ?? (await ensureSqld())}`),
  },
  { title: 'Contract', run: generate },
  { title: 'Console', run: buildConsole },
  {
    title: 'Measuring, which takes some minutes',
    run: () =>
      runTypeScript('e2e/bench/main.ts', process.argv.slice(2), {
        // It builds pages, which have React's development build otherwise if the environment asks for it.
        env: { NODE_ENV: 'production' },
      }),
  },
]);
