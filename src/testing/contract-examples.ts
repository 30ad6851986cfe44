import type { operations } from '~/api/schema.gen';
import { documentedCalls } from './contract-answers';

type Answer<Id extends keyof operations> = operations[Id]['responses'] extends {
  200: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

/**
 * Returns the body of a named example of an operation's 200 answer, so that tests use the records
 * of the contract. It is a copy, which a test may change.
 * @throws if the contract has no such example
 */
export function exampleOf<Id extends keyof operations>(operationId: Id, name: string): Answer<Id> {
  const example = documentedCalls
    .find((call) => call.operationId === operationId)
    ?.answers.find((answer) => answer.status === 200 && answer.name === name);
  if (!example) throw new Error(`The contract has no example ${name} for ${operationId}.`);
  return structuredClone(example.value) as Answer<Id>;
}
