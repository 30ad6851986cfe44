import { stringify } from 'yaml';
import type { Contract } from '../generate/contract-document';
import { changelogOf } from './changelog';
import { enumFiles } from './enum-files';
import { exampleFiles } from './example-files';
import { manifestOf } from './manifest';
import { readmeOf } from './readme';
import { rootFiles } from './root-files';
import { typesOf } from './types-file';

/** What a package is made from. */
export interface PackageSources {
  contract: Contract;
  /** The contract of the last version, or null. */
  before: Contract | null;
  /** The text of `src/api/schema.gen.ts`. */
  types: string;
  /** The text of the module that the types import. */
  formatted: string;
}

/** Returns the files of the package: text by path. */
export function packageFiles(sources: PackageSources): Record<string, string> {
  const { contract, before } = sources;
  const types = typesOf(sources.types, sources.formatted);
  return {
    'package.json': `${JSON.stringify(manifestOf(contract), null, 2)}\n`,
    'README.md': readmeOf(contract),
    'CHANGELOG.md': changelogOf(before, contract),
    'openapi.json': `${JSON.stringify(contract, null, 2)}\n`,
    'openapi.yaml': stringify(contract, { aliasDuplicateObjects: false, lineWidth: 0 }),
    'types.d.ts': types,
    ...rootFiles(contract, types),
    ...enumFiles(contract),
    ...exampleFiles(contract),
  };
}
