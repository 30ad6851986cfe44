import { spawn } from 'node:child_process';
import { ensureInstalled } from './ensure-installed.mjs';
import { ensureNode } from './ensure-node.mjs';
import { onStop } from './on-stop.mjs';

/**
 * Makes sure of the packages, and hands over to a program. What the command itself says is no part of the
 * standard output.
 * @param {string} file
 * @param {{ withDevelopment?: boolean }} options of the installation
 */
export async function runTool(file, options) {
  ensureNode();
  console.log = console.error;
  try {
    await ensureInstalled(options);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
  handOver(file);
}

/**
 * Runs a program with the arguments and the terminal of this process, which ends with its status.
 * @param {number} failure the status if a signal ends the program
 */
export function handOver(file, failure = 1) {
  const given = ['--import', 'tsx', file, ...process.argv.slice(2)];
  const program = spawn(process.execPath, given, { stdio: 'inherit' });
  // The program may have to clean up.
  onStop((signal) => program.kill(signal));
  program.on('exit', (code) => process.exit(code ?? failure));
}
