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
  /** Greatest length of a list of strings once they are joined with spaces. */
  'x-joined-max-length'?: number;
  properties?: Record<string, ContractSchema>;
  'x-enum-varnames'?: string[];
}
