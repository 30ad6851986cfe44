import { generate } from './lib/build.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { handOver } from './lib/run-tool.mjs';
import { runSteps } from './lib/steps.mjs';

// `npm run conformance -- --url https://...`: checks any service against the contract
// (docs/conformance.md). Its exit status is 0 if the service conforms, 1 if it does not, 2 if the check
// could not run, and 3 if it conforms and there is advice.
const packages = { title: 'Packages', run: ensureInstalled };
const contract = { title: 'Contract', run: () => generate({ withTypes: false }) };

ensureNode(2);
await runSteps(process.argv.includes('--help') ? [packages] : [packages, contract], { failure: 2 });
handOver('scripts/contract/conformance/main.ts', 2);
