/** The parts of a bundled OpenAPI 3.1 document that the generators read. */
export interface Contract {
  info: { version: string };
  paths: Record<string, unknown>;
  components: { schemas: Record<string, ContractSchema> };
}

export interface ContractSchema {
  type?: string | string[];
  description?: string;
  enum?: (string | number)[];
  maxLength?: number;
  properties?: Record<string, ContractSchema>;
  'x-enum-varnames'?: string[];
}
