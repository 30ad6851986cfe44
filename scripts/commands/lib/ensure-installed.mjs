import { existsSync } from 'node:fs';
import { installationFailure } from './installation-failure.mjs';
import { installationProblem } from './installed-packages.mjs';
import { preparationLock, withLock } from './lock.mjs';
import { npmCommand } from './npm-command.mjs';
import { run } from './steps.mjs';

/**
 * Installs the packages of package-lock.json, unless some command has installed them already.
 * @param {{ withDevelopment?: boolean, keepsInstalled?: boolean }} options whether tests and checks need to run as
 * well, and whether other versions stay, because a service may run with them
 */
export async function ensureInstalled({ withDevelopment = true, keepsInstalled = false } = {}) {
  if (keepsInstalled && existsSync('node_modules/.package-lock.json')) return;
  if (problemOf(withDevelopment) === null) return sayInstalled();
  await withLock(preparationLock, async () => {
    const problem = problemOf(withDevelopment);
    if (problem === null) return sayInstalled();
    const onlyAdds = withDevelopment && problemOf(false) === null;
    console.log(`    ${problem}`);
    console.log(
      onlyAdds
        ? '    installing the packages for development as well, this takes a minute'
        : '    installing the packages, this takes a minute or two',
    );
    // `npm install` keeps existing packages, so that a running console goes on running.
    const command = onlyAdds ? ['install', '--no-save'] : ['ci'];
    const which = withDevelopment ? '--include=dev' : '--omit=dev';
    const npm = npmCommand([...command, which, '--no-audit', '--no-fund', '--loglevel=error']);
    await run(...npm, { explain: installationFailure });
    const left = problemOf(withDevelopment);
    if (left === null) return;
    throw new Error(
      `The packages are still incomplete: ${left}. Delete the folder node_modules and run the command again.`,
    );
  });
}

const problemOf = (withDevelopment) => installationProblem('.', { withDevelopment });

const sayInstalled = () => console.log('    the packages are installed');
