import { documentedScenarios } from '../../../mock/scenarios';
import type { ContractChange, Use } from '../diff/contract-change';
import type { ContractFacts } from './contract-facts';

/**
 * Lists the scenarios of the mock that a change touches: of a changed answer those with its status, of
 * a changed example that one, and all of an operation whose call or request changed.
 */
export function touchedScenarios(
  { uses, reach }: ContractChange,
  { operations }: ContractFacts,
): string[] {
  if (reach === 'text') return [];
  const texts = uses.flatMap((use) => {
    return documentedScenarios([...(operations.get(use.operationId) ?? [])])
      .filter(({ response }) => shows(use, response))
      .map(({ text }) => text);
  });
  return [...new Set(texts)];
}

type Response = ReturnType<typeof documentedScenarios>[number]['response'];

function shows({ part, status, example }: Use, response: Response): boolean {
  if (part !== 'answer') return true;
  if (response === null) return false;
  const isStatus = String(response.status) === (status === 'default' ? '500' : status);
  return isStatus && (example === undefined || response.example?.name === example);
}
