import { spawn } from 'node:child_process';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureNode } from './lib/ensure-node.mjs';

// `npm run impact`: says which screens, handlers, tests, scenarios and documents a change of the
// contract touches (docs/contract.md). The standard output has nothing but the report.
ensureNode();
console.log = console.error;
await ensureInstalled();
const impact = spawn(
  process.execPath,
  ['--import', 'tsx', 'scripts/contract/impact/main.ts', ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
impact.on('exit', (code) => process.exit(code ?? 1));
