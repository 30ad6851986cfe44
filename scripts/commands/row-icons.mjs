import { ensureBrowser } from './lib/ensure-browser.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { runSteps, runTypeScript } from './lib/steps.mjs';

// `npm run row-icons`: draws the images of the icons in the rows of trees after a change of
// scripts/build/row-icons/row-icons.svg.
ensureNode();
await runSteps([
  { title: 'Packages', run: ensureInstalled },
  { title: 'Browser', run: ensureBrowser },
  { title: 'Images', run: () => runTypeScript('scripts/build/row-icons/main.ts') },
]);
