import { spawn } from 'node:child_process';
import { buildConsole, generate } from './lib/build.mjs';
import { damageIn } from './lib/damaged-packages.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { endsWithCommand, onStop } from './lib/on-stop.mjs';
import { runSteps } from './lib/steps.mjs';
import { watchErrors } from './lib/watch-errors.mjs';

// `npm start`: runs everything from a bare clone to the running console with its service. Skips what
// only development needs.
ensureNode();
await runSteps([
  { title: 'Packages', run: () => ensureInstalled({ withDevelopment: false }) },
  { title: 'Contract', run: () => generate({ withTypes: false }) },
  { title: 'Console', run: buildConsole },
]);

console.log('\nStarting the service');
const service = spawn(
  process.execPath,
  [...endsWithCommand, '--import', 'tsx', 'service/main.ts', ...process.argv.slice(2)],
  { stdio: ['inherit', 'inherit', 'pipe', 'ipc'] },
);
const errors = watchErrors(service);
onStop((signal) => service.kill(signal));
service.on('close', (code) => {
  const hint = code === 0 ? null : damageIn(errors());
  if (hint !== null) console.error(`\n${hint}`);
  process.exit(code ?? 1);
});
