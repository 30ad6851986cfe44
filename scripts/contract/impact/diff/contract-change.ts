/** Whom a change breaks: who reads answers, or who sends requests. */
export type Party = 'reader' | 'sender';

/** A part of an operation that a change concerns. `call` is the operation as a whole. */
export interface Use {
  operationId: string;
  part: 'call' | 'request' | 'answer';
  /** The status of an answer, as the contract writes it. */
  status?: string;
  /** The example, if nothing else of the answer changed. */
  example?: string;
}

/**
 * What the code calls the changed thing. Null if only the operation tells where it is used. No code has
 * the name of a code that is new, or of a field that is new and required.
 */
export type Subject =
  | { kind: 'field'; schema: string | null; field: string; newName?: string; isNew: boolean }
  | { kind: 'schema'; schema: string }
  | { kind: 'code'; code: string; isNew: boolean }
  | { kind: 'header'; header: string; isNew: boolean }
  | null;

/** One change between two states of the contract. */
export interface ContractChange {
  /** A sentence that says what changed. */
  what: string;
  /** The place in the bundled document, in its later state unless it was removed. */
  pointer: string;
  /** Whom the change breaks; empty if it breaks nobody. */
  breaks: Party[];
  /** True if no rule judges the change, so that it counts as breaking until a person accepts it. */
  isUnjudged?: boolean;
  /** Why a person has accepted a change that no rule judges. It breaks nobody then. */
  accepted?: string;
  /** True if something is gone: the code that has followed names it no longer, and the earlier code does. */
  isRemoval?: boolean;
  uses: Use[];
  subject: Subject;
  /** What can follow: code, only what uses an example, or nothing but the page of the contract. */
  reach: 'code' | 'example' | 'text';
}

/** Returns the names of the operations that a change concerns, each once. */
export const operationsOf = ({ uses }: Pick<ContractChange, 'uses'>): string[] => [
  ...new Set(uses.map(({ operationId }) => operationId)),
];
