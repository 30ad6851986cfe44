import type { ContractOperation } from '../../../openapi/reader/contract-operations';
import type { MockState } from '../gateway/mock-state';
import { formatScenarios } from '../scenario-text';

/** Returns the address that opens a page of the console in this state, also in another browser. */
export function scenarioLink(
  origin: string,
  page: string,
  operations: ContractOperation[],
  { choices, persona, recording }: Pick<MockState, 'choices' | 'persona' | 'recording'>,
): string {
  const url = new URL(page, origin);
  const scenarios = escapedInQuery(formatScenarios(choices, operations) || 'clear');
  const search = url.search === '' ? '?' : `${url.search}&`;
  const story = recording === null ? '' : `story=${recording}&`;
  return `${origin}${url.pathname}${search}${story}mock=${scenarios}&persona=${persona}${url.hash}`;
}

// What reads as well without it, such as ":" and ">", stays.
const escapedInQuery = (text: string) =>
  text.replaceAll(/[^\w:/,>+()=~.!*'$-]/g, (sign) => encodeURIComponent(sign));
