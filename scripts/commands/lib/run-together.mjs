import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endsWithCommand, onStop } from './on-stop.mjs';

/**
 * Runs scripts with Node until one of them ends or a signal comes, and then ends the others.
 * @param {string[][]} commandLines
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<number>} the status of the first that has ended by itself; 0 after a signal
 */
export async function runTogether(commandLines, env) {
  const programs = commandLines.map((commandLine) =>
    spawn(process.execPath, [...endsWithCommand, ...commandLine], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env,
    }),
  );
  let status = null;
  let isStopping = false;
  const end = (code) => {
    status = status ?? code;
    if (isStopping) return;
    isStopping = true;
    for (const program of programs) program.kill('SIGTERM');
  };
  onStop((signal) => {
    // A terminal sends Ctrl+C to all of them.
    isStopping = signal === 'SIGINT';
    if (isStopping) status = status ?? 0;
    else end(0);
  });
  await Promise.all(
    programs.map(async (program) => {
      const [code] = await once(program, 'exit');
      end(code ?? 1);
    }),
  );
  return status;
}
