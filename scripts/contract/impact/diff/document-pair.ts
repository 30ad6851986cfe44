import type { ContractDocument } from '../../../../openapi/reader/contract-document';
import type { CompareSchemas } from './finding';

/** Two states of the bundled contract. */
export interface DocumentPair {
  before: ContractDocument;
  after: ContractDocument;
  compare: CompareSchemas;
}
