import ts from 'typescript';

/** How a project finds modules, and of which kind its own module is. */
export interface Setting {
  name: string;
  /** The ending of the module that imports the package. It decides which kind the module is. */
  ending: 'mts' | 'cts';
  options: ts.CompilerOptions;
}

const { ModuleKind, ModuleResolutionKind } = ts;

const kinds = (
  name: string,
  esm: ts.CompilerOptions,
  commonJs: ts.CompilerOptions = esm,
): Setting[] => [
  { name: `${name}, ESM`, ending: 'mts', options: esm },
  { name: `${name}, CommonJS`, ending: 'cts', options: commonJs },
];

const bundler = { moduleResolution: ModuleResolutionKind.Bundler };
// The compiler still has this setting, but warns that its next version will not.
const node10 = { moduleResolution: ModuleResolutionKind.Node10, ignoreDeprecations: '6.0' };

/** The four resolutions of modules, each for both kinds of importing modules. */
export const settings: readonly Setting[] = [
  ...kinds(
    'bundler',
    { ...bundler, module: ModuleKind.ESNext },
    { ...bundler, module: ModuleKind.CommonJS },
  ),
  ...kinds(
    'node10',
    { ...node10, module: ModuleKind.ESNext },
    { ...node10, module: ModuleKind.CommonJS },
  ),
  ...kinds('node16', { module: ModuleKind.Node16 }),
  ...kinds('nodenext', { module: ModuleKind.NodeNext }),
];
