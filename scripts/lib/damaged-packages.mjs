/**
 * Shows what a program writes to its error stream, which has to be a pipe.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => string | null} afterwards: what to do when a package seems to be damaged
 */
export function watchForDamage(child) {
  let end = '';
  child.stderr?.on('data', (text) => {
    process.stderr.write(text);
    end = `${end}${text}`.slice(-20_000);
  });
  return () => damageIn(end);
}

/** Only its use shows that files within a package are missing: no list of them is kept. */
export function damageIn(output) {
  const isModuleMissing =
    /MODULE_NOT_FOUND|Cannot find (module|package)|ERR_INVALID_PACKAGE|Could not load|ENOENT/;
  const isDamaged =
    output
      .split('\n')
      .some((line) => isModuleMissing.test(line) && line.includes('node_modules')) ||
    /esolve (import )?["'][^./~]/.test(output);
  if (!isDamaged) return null;
  return 'A package seems to be damaged. Delete the folder node_modules and run the command again.';
}
