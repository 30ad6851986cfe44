import type { Contract, ContractSchema } from '../../generate/contract-document';
import type { Party } from '../diff/contract-change';
import type { Places } from '../trace/places';

/** A change for a copy of the contract, and what it touches, which a person has looked up in the code. */
export interface PlantedChange {
  plant(contract: Contract): void;
  what: string;
  breaks: Party[];
  /** What is left out is empty. */
  places: Partial<Omit<Places, 'tests'>> & { tests?: Partial<Places['tests']> };
}

/** The parts of an operation that planted changes edit. */
interface EditableOperation {
  parameters: unknown[];
  responses: Record<string, { content: Record<string, { schema: ContractSchema }> }>;
}

interface FoundOperation {
  path: string;
  method: string;
  item: Record<string, unknown>;
  operation: EditableOperation;
}

/** @throws when the contract has no such operation, because then nothing would be planted */
export function operationIn(contract: Contract, operationId: string): FoundOperation {
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if ((operation as { operationId?: string }).operationId !== operationId) continue;
      return {
        path,
        method,
        item: item as FoundOperation['item'],
        operation: operation as EditableOperation,
      };
    }
  }
  throw new Error(`The contract has no operation ${operationId}.`);
}

/** @throws when the contract has no such schema */
export function schemaIn({ components }: Contract, name: string): ContractSchema {
  const schema = components.schemas[name];
  if (!schema) throw new Error(`The contract has no schema ${name}.`);
  return schema;
}

/** A page, and the file of its screen. */
export const page = (route: string, file: string) => ({ route, file, isFrame: false });

/** Lists scenarios of an operation by what follows its name. */
export const scenariosOf = (operationId: string, texts: readonly string[]) =>
  texts.map((text) => `${operationId}:${text}`);
