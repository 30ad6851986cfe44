import { readFileSync } from 'node:fs';
import type ts from 'typescript';
import type { Contract, ContractSchema } from '../../generate/contract-document';
import { deprecatedUses } from './deprecated-uses';
import { schemaNodes } from './schema-nodes';

/** Values by JSON pointer or operation. */
type Values = Record<string, unknown>;

/** The parts of the contract on which source code depends and that no type shows. */
export interface UnseenParts {
  /** The operations that a person without a session may call. */
  publicOperations: Values;
  /** The operations that a page of another site could call. */
  unmarkedOperations: Values;
  /** The objects that may have more fields than the contract names. */
  openObjects: Values;
  defaults: Values;
  /** What identifies a record of a list. */
  identities: Values;
  /** The files of the console that use something deprecated. */
  deprecatedUses: Values;
}

interface OperationNode {
  operationId?: string;
  security?: object[];
}

/**
 * Finds these parts in a contract.
 * @param readProgram reads the files of the console that have one of the names; called only if the contract
 * deprecates something
 */
export function unseenParts(
  contract: Contract,
  readProgram: (names: readonly string[]) => ts.Program,
): UnseenParts {
  const nodes = schemaNodes(contract);
  const found = (value: (part: ContractSchema) => unknown) =>
    Object.fromEntries(
      nodes
        .map(({ pointer, part }) => [pointer, value(part)] as const)
        .filter(([, each]) => each !== undefined),
    );
  return {
    publicOperations: operationsWithout('session', contract),
    unmarkedOperations: operationsWithout('xhr', contract),
    openObjects: found((part) => (isOpen(part) ? true : undefined)),
    defaults: found((part) => part.default),
    identities: found((part) => part['x-identity']),
    deprecatedUses: deprecatedUses(contract, readProgram),
  };
}

/** Reads what the two sides have agreed on. */
export const agreedParts = (): UnseenParts =>
  JSON.parse(readFileSync('scripts/contract/unseen/agreed.json', 'utf8')) as UnseenParts;

/** Finds the operations that can be called without a scheme, and what they can be called with. */
function operationsWithout(scheme: string, contract: Contract): Values {
  const operations = Object.values(contract.paths).flatMap((item) =>
    Object.values(item as Record<string, OperationNode>),
  );
  return Object.fromEntries(
    operations.flatMap(({ operationId, security = contract.security ?? [] }) => {
      const isNeeded = security.length > 0 && security.every((schemes) => scheme in schemes);
      return operationId === undefined || isNeeded ? [] : [[operationId, inWords(security)]];
    }),
  );
}

/** Writes the alternatives of a call's security, such as "xhr or xhr with session". */
const inWords = (security: readonly object[]) =>
  security.map((schemes) => Object.keys(schemes).join(' with ') || 'nothing').join(' or ') ||
  'nothing';

/** An alternative of `oneOf` is checked on its own, so a schema without a type is not an object. */
const isOpen = ({ type, properties, additionalProperties }: ContractSchema) =>
  ([type ?? []].flat().includes('object') || typeof properties === 'object') &&
  additionalProperties !== false;
