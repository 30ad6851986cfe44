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
import { exampleOf } from './contract-examples';
import { openConsole, type Persona } from './open-console';

/** An answer for one operation; null cuts the connection. */
export interface Scenario {
  /** The name, as in the links of the mock (docs/qa.md). */
  text: string;
  operationId: OperationId;
  /** The method and the path, as the contract writes them. */
  call: string;
  answer: DocumentedAnswer | null;
}

/**
 * Returns every answer that the contract documents for these calls, and a cut connection for each.
 */
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

/** The examples that replace the first example of an operation, by name. */
export type ExampleNames = Partial<Record<OperationId, string>>;

interface Opening {
  /** The person; a super user by default. */
  persona?: Persona;
  examples?: ExampleNames;
}

const sessionCall = 'GET /Authentication/current';

/**
 * Opens a page under a scenario. Every other call gets its usual answer. After a 401 the session call
 * answers 401 too, because only then has the session ended. Failed queries do not retry. `asked`
 * returns the operations that the page has called so far. `answerNext` gives the next call of the
 * scenario another of its answers.
 */
export async function openUnder(
  path: string,
  scenario?: Scenario,
  { persona = 'superUser', examples = {} }: Opening = {},
) {
  let hasEnded = false;
  let next = scenario;
  const answer = async (_body: unknown, { method, url }: Request) => {
    const found = documentedCall(method, new URL(url).pathname);
    if (!found) throw new Error(`The contract has no ${method} ${url}.`);
    if (found.call.operationId !== scenario?.operationId) return usualAnswer(found, examples);
    const given = next?.answer;
    hasEnded = given?.status === 401;
    // No network answers within the task of the call, in which the console may still be starting.
    await new Promise((resolve) => setTimeout(resolve));
    if (given) return responseOf(given);
    throw new TypeError('Failed to fetch');
  };
  const session = () =>
    hasEnded ? new Response('', { status: 401 }) : exampleOf('getCurrentSession', persona);
  const queryClient = createQueryClient();
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false } });
  const answers = {
    '*': answer,
    ...(persona !== 'nobody' && { [sessionCall]: session }),
    ...(scenario && { [scenario.call]: answer }),
  };
  const { calls } = await openConsole(path, persona, answers, queryClient);
  const asked = () =>
    calls.map(({ call }) => {
      const [method = '', pathname = ''] = call.split(' ');
      return documentedCall(method, pathname)?.call.operationId ?? call;
    });
  /** Waits until `holds` passes and no call is pending or follows the last answer. */
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
  const answerNext = (other: Scenario) => {
    next = other;
  };
  return { asked, settled, answerNext, queryClient };
}

/**
 * Returns the default answer of the mock: the example named after an id of the path, or else after
 * the person, or else the first one. A record without its own example gets the example `empty`, if
 * there is one, and not another record's.
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
