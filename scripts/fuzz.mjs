import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { runNode, runSteps, runTypeScript } from './lib/steps.mjs';

// `npm run fuzz`: sends twenty times as much to the service as `npm test` does. FUZZ_RUNS says how
// much, and FUZZ_SEED repeats what a run has printed.
ensureNode();
const { FUZZ_RUNS = '1200' } = process.env;
await runSteps([
  { title: 'Packages', run: ensureInstalled },
  { title: 'Contract', run: () => runTypeScript('scripts/generate/generate.ts', ['--check']) },
  {
    title: 'Whatever is sent, the answer is one of the contract',
    run: () =>
      runNode(
        'node_modules/vitest/vitest.mjs',
        ['run', '--project', 'service', 'service/contract-fuzz.test.ts'],
        { env: { FUZZ_RUNS } },
      ),
  },
]);
