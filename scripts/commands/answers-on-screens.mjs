import { generate } from './lib/build.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { readArguments } from './lib/read-arguments.mjs';
import { runSteps, runTypeScript } from './lib/steps.mjs';
import { runVitest } from './lib/vitest.mjs';

// `npm run answers-on-screens`: compares which documented answers the screen tests show with
// docs/answers-on-screens.md. With `-- --write` it writes them there.
const tests = ['every-answer', 'every-save', 'start-up-answers'];

ensureNode();
readArguments({ write: 'boolean' });
await runSteps([
  { title: 'Packages', run: ensureInstalled },
  { title: 'Contract', run: generate },
  {
    title: 'Every answer on a screen',
    run: () => runVitest(['--project=screens', ...tests]),
  },
  {
    title: 'Answers on screens',
    run: () => runTypeScript('scripts/checks/answers-on-screens/main.ts', process.argv.slice(2)),
  },
]);
