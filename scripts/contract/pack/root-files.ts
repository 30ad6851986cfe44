import type { Contract } from '../generate/contract-document';

/**
 * Writes the module of the package's root. Its value is the contract itself. Beside the value it has the
 * types of `types.d.ts` under their names.
 * @param types the text of `types.d.ts`
 */
export function rootFiles(contract: Contract, types: string): Record<string, string> {
  // Node finds the names that a module can import only if the text has them.
  const parts = `{ ${Object.keys(contract).join(', ')} }`;
  const names = [...types.matchAll(/^export (?:type|interface) ([\w$]+) /gm)].map(
    ([, name]) => name,
  );
  const aliases = names.map((name) => `  export type ${name} = types.${name};\n`);
  return {
    'index.js': `const ${parts} = require('./openapi.json');\nmodule.exports = ${parts};\n`,
    'index.d.ts': `import type * as types from './types.js';

/** The contract, bundled into one document of OpenAPI. */
declare const contract: contract.ContractDocument;

declare namespace contract {
${documentType}
${aliases.join('')}}

export = contract;
`,
  };
}

const documentType = `  export interface ContractDocument {
    openapi: string;
    info: {
      title: string;
      version: string;
      summary: string;
      description: string;
      contact: { name: string; url: string; email: string };
      license: { name: string; url: string };
    };
    servers: { url: string; description: string }[];
    security: Record<string, string[]>[];
    tags: { name: string; description: string }[];
    paths: Record<keyof paths, Record<string, unknown>>;
    components: {
      schemas: Record<keyof components['schemas'], Record<string, unknown>>;
      responses: Record<keyof components['responses'], Record<string, unknown>>;
      parameters: Record<keyof components['parameters'], Record<string, unknown>>;
      headers: Record<keyof components['headers'], Record<string, unknown>>;
      examples: Record<string, Record<string, unknown>>;
      securitySchemes: Record<string, Record<string, unknown>>;
    };
  }
`;
