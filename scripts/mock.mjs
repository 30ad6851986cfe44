import { spawn } from 'node:child_process';

// `npm run mock`: the console on the contract's examples, for QA.
const mock = spawn(
  process.execPath,
  ['--import', 'tsx', 'scripts/mock/main.ts', ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => mock.kill(signal));
mock.on('exit', (code) => process.exit(code ?? 1));
