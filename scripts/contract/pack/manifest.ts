import type { Contract } from '../generate/contract-document';

export const packageName = 'pos-authentication-contract';

/**
 * Returns the content of `package.json`. The modules are CommonJS, because importers of both kinds can
 * load them (docs/decisions/0150-the-package-is-commonjs.md).
 */
export const manifestOf = ({ info }: Contract) => ({
  name: packageName,
  version: info.version,
  description: `The contract of the ${info.title.toLowerCase()}`,
  license: 'UNLICENSED',
  type: 'commonjs',
  sideEffects: false,
  engines: { node: '>=18' },
  // For tools that do not read `exports`. They find the other modules by their file names.
  main: './index.js',
  types: './index.d.ts',
  exports: {
    '.': { types: './index.d.ts', default: './index.js' },
    './types': { types: './types.d.ts' },
    './enums': { types: './enums.d.ts', default: './enums.js' },
    './enums.json': './enums.json',
    './openapi.json': './openapi.json',
    // A pattern: a tool that checks types treats each plain name as a module.
    './*.yaml': './*.yaml',
    './examples/*': './examples/*',
    './package.json': './package.json',
  },
});
