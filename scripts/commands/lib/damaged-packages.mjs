/**
 * Recognises a damaged package by a program's error, because no list of a package's files exists.
 * @param {string} output
 * @returns {string | null} the advice when a package seems damaged
 */
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
