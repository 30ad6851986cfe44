import { spawn } from 'node:child_process';
import { generate } from './lib/build.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { runSteps } from './lib/steps.mjs';

// `npm run conformance -- --url https://...`: checks any service against the contract
// (docs/conformance.md). Its exit status is 0 if the service conforms, 1 if it does not, 2 if the check
// could not run, and 3 if it conforms and there is advice.
const given = process.argv.slice(2);

ensureNode();
if (!given.includes('--help')) {
  await runSteps([
    { title: 'Packages', run: ensureInstalled },
    { title: 'Contract', run: () => generate({ withTypes: false }) },
  ]);
}

const check = spawn(
  process.execPath,
  ['--import', 'tsx', 'scripts/contract/conformance/main.ts', ...given],
  // A process group of its own would not get Ctrl+C. This one does, and cleans up.
  { stdio: 'inherit' },
);
process.on('SIGINT', () => {});
process.on('SIGTERM', () => check.kill('SIGTERM'));
check.on('exit', (code) => process.exit(code ?? 2));
