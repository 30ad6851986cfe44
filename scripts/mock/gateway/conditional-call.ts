import type { MatchedOperation } from '../../contract/recorded-traffic/match-operation';
import type { ConditionalCall } from '../own-answer/condition';
import type { Choice } from '../scenario-text';

/** Reads what the conditions of a choice look at. The body of the request stays unread. */
export async function conditionalCall(
  request: Request,
  matched: MatchedOperation,
  choice: Choice | undefined,
): Promise<ConditionalCall> {
  const needsBody = choice?.some(({ condition }) => condition?.field.startsWith('body')) ?? false;
  return {
    matched,
    query: new URL(request.url).searchParams,
    body: needsBody ? jsonOf(await request.clone().text()) : undefined,
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
