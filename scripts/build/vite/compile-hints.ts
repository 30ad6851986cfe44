import type { Plugin } from 'vite';

/** V8 reads it at the top of a script. Other engines treat it as a comment. */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Has V8 compile all functions of a script while it arrives, on another thread. Otherwise it compiles
 * each one at its first call, and the page waits for it (decision 0086).
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      // After Vite has written the names of files in front of the scripts.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = hint + file.code;
        }
      },
    },
  };
}
