/**
 * Prints what a program writes to its error stream, and keeps its end. The stream has to be a pipe.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => string | null} to call afterwards: the advice when a package seems damaged, or null
 */
export function watchForDamage(child) {
  let end = '';
  child.stderr?.on('data', (text) => {
    process.stderr.write(text);
    end = `${end}${text}`.slice(-20_000);
  });
  return () => damageIn(end);
}

/** Recognises a damaged package by a program's error, because no list of a package's files exists. */
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
