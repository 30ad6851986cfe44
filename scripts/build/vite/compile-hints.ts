import type { Plugin } from 'vite';

/** V8 then compiles a whole script on another thread, while it arrives (decision 0086). */
export const compileHints = (): Plugin => ({
  name: 'compile-hints',
  apply: 'build',
  generateBundle: {
    // V8 reads the hint in the first line only, where Vite writes names of files before.
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
});
