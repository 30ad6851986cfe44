import type { ContractSchema } from '../../../openapi/reader/contract-document';

/** Where a text is in a call, which decides what may become of it. */
export interface TextPlace {
  operationId: string;
  /** The name of the field, or of the list that has the text. */
  field: string;
  /** What the record around the field is, for example "Organisation"; empty if nothing says it. */
  noun: string;
  /** The contract's schema of the text. */
  schema: ContractSchema;
}

/** Writes a name of the contract in words: `rootNodeName` as "Root node name". */
export function inWords(name: string): string {
  const words = name
    .replace(/IDs?$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/ instance$/, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
