import type { ContractDocument, ContractSchema } from '../../../openapi/reader/contract-document';

export type { ContractSchema };

/** The whole bundled contract, which includes its schemas. */
export interface Contract extends ContractDocument {
  components: {
    schemas: Record<string, ContractSchema>;
    securitySchemes?: Record<string, { description?: string; [keyword: string]: unknown }>;
  };
}
