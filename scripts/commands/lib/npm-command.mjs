import { dirname, join } from 'node:path';

/**
 * Returns the program and the arguments that run npm. Node runs npm's script itself where it can find it:
 * on Windows npm is a batch file, which Node does not start without a shell.
 * @param {string[]} npmArguments
 * @param {{ platform: string, execPath: string, env: Record<string, string | undefined> }} machine
 * @returns {[string, string[]]}
 */
export function npmCommand(npmArguments, { platform, execPath, env } = process) {
  const script = scriptOfNpm(platform, execPath, env.npm_execpath ?? '');
  return script === null ? ['npm', npmArguments] : [execPath, [script, ...npmArguments]];
}

function scriptOfNpm(platform, execPath, running) {
  // Other managers set the variable as well.
  if (/npm-cli\.js$/.test(running)) return running;
  return platform === 'win32' ? join(dirname(execPath), 'node_modules/npm/bin/npm-cli.js') : null;
}
