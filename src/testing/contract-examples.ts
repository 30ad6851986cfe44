import { readFileSync } from 'node:fs';
import type { operations } from '~/api/schema.gen';

type Answer<Id extends keyof operations> = operations[Id]['responses'] extends {
  200: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

interface Operation {
  operationId: string;
  responses: Record<string, { content?: Record<string, { examples?: Record<string, Example> }> }>;
}
type Example = { $ref: string } | { value: unknown };

interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { examples: Record<string, { value: unknown }> };
}

const contract = JSON.parse(readFileSync('.generated/contract.json', 'utf8')) as Contract;
const operationList = Object.values(contract.paths).flatMap((path) => Object.values(path));

/**
 * The body of a named example of an operation's 200 answer, so that tests use the records that the
 * contract shows. A copy: a test may change it.
 * @throws when the contract has no such example.
 */
export function exampleOf<Id extends keyof operations>(operationId: Id, name: string): Answer<Id> {
  const operation = operationList.find((candidate) => candidate.operationId === operationId);
  const example = operation?.responses['200']?.content?.['application/json']?.examples?.[name];
  if (!example) throw new Error(`The contract has no example ${name} for ${operationId}.`);
  const { value } =
    '$ref' in example
      ? (contract.components.examples[example.$ref.split('/').at(-1) ?? ''] ?? { value: undefined })
      : example;
  return structuredClone(value) as Answer<Id>;
}
