import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { readArguments } from './lib/read-arguments.mjs';
import { runSteps, runTypeScript } from './lib/steps.mjs';
import { runVitest } from './lib/vitest.mjs';

// `npm run fuzz`: runs twenty times as many requests and broken answers as `npm test`. FUZZ_RUNS sets
// the number. FUZZ_SEED repeats a run with the seed that it printed.
ensureNode();
readArguments();
const { FUZZ_RUNS = '1200' } = process.env;
const fuzz = (project, ...which) =>
  runVitest([`--project=${project}`, ...which], { env: { FUZZ_RUNS } });

await runSteps([
  { title: 'Packages', run: ensureInstalled },
  {
    title: 'Contract',
    run: () => runTypeScript('scripts/contract/generate/generate.ts', ['--check']),
  },
  {
    title: 'Whatever is sent, the answer is one of the contract',
    run: () => fuzz('service', 'service/contract-fuzz.test.ts'),
  },
  {
    title: 'Whatever is answered, the door completes or refuses it',
    run: () => fuzz('service', 'scripts/contract/answers-door.test.ts'),
  },
  {
    title: 'Whatever is answered, the screen renders',
    run: () => fuzz('screens', 'every-answer', 'every-save', '--testNamePattern=broken'),
  },
]);
