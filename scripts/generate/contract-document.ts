/** The parts of a bundled OpenAPI 3.1 document that the generators read. */
export interface Contract {
  info: { version: string };
  paths: Record<string, unknown>;
  components: { schemas: Record<string, ContractSchema> };
}

export interface ContractSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: (string | number)[];
  const?: string;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  /** Greatest length of a list of strings once they are joined with spaces. */
  'x-joined-max-length'?: number;
  properties?: Record<string, ContractSchema>;
  required?: string[];
  additionalProperties?: boolean;
  items?: ContractSchema;
  prefixItems?: ContractSchema[];
  oneOf?: ContractSchema[];
  anyOf?: ContractSchema[];
  /** The field that no two records of a list have in common. */
  'x-identity'?: string;
  /** What an unknown value of an enum becomes, where it is only shown. */
  'x-fallback'?: string | number;
  'x-enum-varnames'?: string[];
}
