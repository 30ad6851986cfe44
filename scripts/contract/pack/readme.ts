import type { Contract } from '../generate/contract-document';
import { packageName } from './manifest';

/** Writes the readme of the package. */
export const readmeOf = ({ info, paths }: Contract): string => `# ${info.title}: the contract

Version ${info.version} of the contract in OpenAPI 3.1, with ${Object.keys(paths).length} paths. \`CHANGELOG.md\`
has the changes since the last version.

| file | content |
|---|---|
| \`openapi.json\`, \`openapi.yaml\` | the contract, bundled into one document |
| \`index.js\` | the document of \`openapi.json\` as a value, and all types |
| \`types.d.ts\` | types of every path, operation and schema |
| \`enums.js\`, \`enums.json\` | the names of integer enums; \`enums.js\` has a type beside each table |
| \`examples/index.json\` | every example of an answer, with operation, status and file |
| \`examples/OPERATION/STATUS/NAME.json\` | the example; a text is a JSON string |

\`\`\`ts
import contract from '${packageName}';
import type { User } from '${packageName}/types';
import { OrganisationType } from '${packageName}/enums';

console.log(contract.info.version);
export const isDealer = (type: OrganisationType) => type === OrganisationType.Dealer;
\`\`\`

The modules are CommonJS, so \`import\` and \`require\` load them.
`;
