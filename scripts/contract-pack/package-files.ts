import { stringify } from 'yaml';
import type { Contract } from '../generate/contract-document';
import { changelogOf } from './changelog';
import { enumFiles } from './enum-files';
import { exampleFiles } from './example-files';

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
  const { contract, before, types, formatted } = sources;
  return {
    'package.json': `${JSON.stringify(manifestOf(contract), null, 2)}\n`,
    'README.md': readmeOf(contract),
    'CHANGELOG.md': changelogOf(before, contract),
    'openapi.json': `${JSON.stringify(contract, null, 2)}\n`,
    'openapi.yaml': stringify(contract, { aliasDuplicateObjects: false, lineWidth: 0 }),
    'types.d.ts': types.replace(/"\.\.\/domain\/contract\/formatted"/, '"./formatted"'),
    'formatted.d.ts': formatted,
    ...enumFiles(contract),
    ...exampleFiles(contract),
  };
}

const name = 'pos-authentication-contract';

const manifestOf = ({ info }: Contract) => ({
  name,
  version: info.version,
  description: `The contract of the ${info.title.toLowerCase()}`,
  license: 'UNLICENSED',
  type: 'module',
  exports: {
    '.': { types: './types.d.ts', default: './openapi.json' },
    './types': { types: './types.d.ts' },
    './enums': { types: './enums.d.ts', default: './enums.js' },
    './enums.json': './enums.json',
    './openapi.json': './openapi.json',
    './openapi.yaml': './openapi.yaml',
    './examples/*': './examples/*',
    './package.json': './package.json',
  },
});

const readmeOf = ({ info, paths }: Contract) => `# ${info.title}: the contract

Version ${info.version} of the contract in OpenAPI 3.1, with ${Object.keys(paths).length} paths. \`CHANGELOG.md\`
has the changes since the last version.

| file | content |
|---|---|
| \`openapi.json\`, \`openapi.yaml\` | the contract, bundled into one document |
| \`types.d.ts\` | types of every path, operation and schema |
| \`enums.js\`, \`enums.json\` | the names of integer enums |
| \`examples/index.json\` | every example of an answer, with operation, status and file |
| \`examples/OPERATION/STATUS/NAME.json\` | the example; a text is a JSON string |

\`\`\`ts
import type { User } from '${name}/types';
import { OrganisationType } from '${name}/enums';
\`\`\`
`;
