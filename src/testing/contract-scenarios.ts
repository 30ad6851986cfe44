import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { createQueryClient } from '~/api/query-client';
import {
  type DocumentedAnswer,
  documentedCall,
  documentedCalls,
  type OperationId,
  responseOf,
} from './contract-answers';
import { openConsole } from './open-console';

/** An answer that a call gets; without one, the connection is cut. */
export interface Scenario {
  /** As in the links of the mock (docs/qa.md). */
  text: string;
  operationId: OperationId;
  /** Where the call goes, as the contract writes it. */
  call: string;
  answer: DocumentedAnswer | null;
}

/** Every answer that the contract documents for these calls, and a cut connection for each. */
export function scenariosOf(operationIds: readonly string[]): Scenario[] {
  return documentedCalls
    .filter(({ operationId }) => operationIds.includes(operationId))
    .flatMap(({ operationId, method, path, answers }) =>
      [...answers, null].map((answer) => {
        const name = answer?.name && `/${answer.name}`;
        const text = `${operationId}:${answer?.status ?? 'network'}${name ?? ''}`;
        return { text, operationId, call: `${method} ${path}`, answer };
      }),
    );
}

/** The names of the examples with which calls are answered, where it is not the first one. */
export type ExampleNames = Partial<Record<OperationId, string>>;

/**
 * Opens a page as a super user under a scenario, while every other call gets its usual answer; a
 * call that fails is not repeated. `asked` tells which calls the page has made so far.
 */
export async function openUnder(path: string, scenario?: Scenario, examples: ExampleNames = {}) {
  const answer = (_body: unknown, { method, url }: Request) => {
    const found = documentedCall(method, new URL(url).pathname);
    if (!found) throw new Error(`The contract has no ${method} ${url}.`);
    if (found.call.operationId !== scenario?.operationId) return usualAnswer(found, examples);
    if (scenario.answer) return responseOf(scenario.answer);
    throw new TypeError('Failed to fetch');
  };
  const queryClient = createQueryClient();
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false } });
  const answers = { '*': answer, ...(scenario && { [scenario.call]: answer }) };
  const { calls } = await openConsole(path, 'superUser', answers, queryClient);
  const asked = () =>
    calls.map(({ call }) => {
      const [method = '', pathname = ''] = call.split(' ');
      return documentedCall(method, pathname)?.call.operationId ?? call;
    });
  /** Waits until this holds and nothing more is asked for or sent, also not upon what came last. */
  const settled = async (holds: () => void) => {
    let before: number;
    do {
      before = calls.length;
      await waitFor(() => {
        holds();
        expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0);
      });
      await act(() => new Promise((resolve) => setTimeout(resolve)));
    } while (calls.length !== before);
  };
  return { asked, settled, queryClient };
}

/**
 * What the mock answers when nothing is chosen: the example that is named by an id of the path or
 * as the person, else the first one; of a record without an example nothing rather than another's.
 */
function usualAnswer(
  { call, ids }: NonNullable<ReturnType<typeof documentedCall>>,
  examples: ExampleNames,
): Response {
  const answers = call.answers.filter(({ status }) => status === 200);
  const named = (name: string) => answers.find((answer) => answer.name === name);
  const wanted = ids.length > 0 ? ids.toReversed() : ['10000000-0000-4000-8000-000000000001'];
  const own = named(examples[call.operationId] ?? '') ?? wanted.map(named).find(Boolean);
  const areRecords = ids.length > 0 && answers.some(({ name }) => /^[0-9a-f-]{36}$/.test(name));
  const answer = own ?? (areRecords ? named('empty') : undefined) ?? answers[0];
  if (!answer) throw new Error(`The contract has no example for ${call.operationId}.`);
  return responseOf(answer);
}
