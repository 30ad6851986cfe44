import { buildConsole, generate } from './lib/build.mjs';
import { ensureBrowser } from './lib/ensure-browser.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { runNode, runSteps, runTypeScript } from './lib/steps.mjs';

// `npm run answers-on-screens`: compares which documented answers the browser tests show with
// docs/answers-on-screens.md. With `-- --write` it writes them there.
ensureNode();
await runSteps([
  { title: 'Packages', run: ensureInstalled },
  { title: 'Browser', run: () => ensureBrowser({ isSeen: false }) },
  { title: 'Contract', run: generate },
  { title: 'Console', run: buildConsole },
  {
    title: 'Every answer on a screen',
    run: () =>
      runNode('node_modules/@playwright/test/cli.js', [
        'test',
        'e2e/mock/every-answer',
        '--project=mock',
      ]),
  },
  {
    title: 'Answers on screens',
    run: () => runTypeScript('scripts/checks/answers-on-screens/main.ts', process.argv.slice(2)),
  },
]);
