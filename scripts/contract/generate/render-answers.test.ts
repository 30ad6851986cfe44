import { expect, test } from 'vitest';
import { readContract } from '../../../openapi/reader/contract-document';
import type { Contract, ContractSchema } from './contract-document';
import { renderAnswers } from './render-answers';

// The generator stops at these changes of an answer, so that no contract of `npm run drift` can have them.

/** Finds a schema of the contract, or a field of it, so that a test may change it. */
function schemaOf({ components }: Contract, name: string, field?: string): ContractSchema {
  const schema = components.schemas[name];
  const found = field === undefined ? schema : schema?.properties?.[field];
  if (!found) throw new Error(`The contract has no ${name} ${field ?? ''}.`);
  return found;
}

test.each<[string, (contract: Contract) => void, string]>([
  [
    'an integer of an answer becomes a number',
    (contract) => {
      schemaOf(contract, 'Team', 'totalMembers').type = 'number';
    },
    '#/components/schemas/Team/properties/totalMembers: No shape is known for the type number.',
  ],
  [
    'an answer is opened',
    (contract) => {
      Object.assign(schemaOf(contract, 'Team'), { additionalProperties: true });
    },
    '#/components/schemas/Team: An answer may not have fields that the contract does not name.',
  ],
  [
    'an answer gets another alternative',
    (contract) => {
      const { oneOf } = schemaOf(contract, 'ApplicationAuthorisation', 'currentVersion');
      oneOf?.unshift({ type: 'string' });
    },
    '#/components/schemas/ApplicationAuthorisation/properties/currentVersion/oneOf/0: Nothing tells this alternative from the others: no entityType.',
  ],
])('the generator stops with a sentence when %s', (_change, change, sentence) => {
  const contract = readContract('.generated/contract.json') as Contract;
  change(contract);
  expect(() => renderAnswers(contract)).toThrow(sentence);
});
