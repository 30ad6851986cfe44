import type { ContractDocument, ContractSchema } from '../../service/contract/contract-document';

export type { ContractSchema };

/** The whole contract, as it is bundled: its schemas are there. */
export interface Contract extends ContractDocument {
  components: { schemas: Record<string, ContractSchema> };
}
