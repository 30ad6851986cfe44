import { buildConsole, generate } from './lib/build.mjs';
import { ensureBrowser } from './lib/ensure-browser.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { readArguments } from './lib/read-arguments.mjs';
import { runSteps, runTypeScript } from './lib/steps.mjs';

// `npm run screenshots`: takes pictures of every screen into docs/images, for the README and
// for reviews.
ensureNode();
readArguments({ folder: 'string', only: 'string' });
await runSteps([
  { title: 'Packages', run: ensureInstalled },
  { title: 'Browser', run: ensureBrowser },
  { title: 'Contract', run: generate },
  { title: 'Console', run: buildConsole },
  {
    title: 'Screenshots',
    run: () => runTypeScript('e2e/pictures/main.ts', process.argv.slice(2)),
  },
]);
