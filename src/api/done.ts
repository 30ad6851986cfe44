import type { fieldLimits } from '~/domain/contract/field-limits.gen';
import { lengthOf } from '~/domain/text-limit';
import type { AnswerOf, Operation } from './answers/answer';
import { Refusal } from './answers/deviations';
import type { BodyOf, JsonOperation, ParamsOf } from './client';
import { success } from './client';
import type { ErrorCodeOf } from './error-messages';
import { failedCall, isPage, malformedAnswer, unreadableAnswer } from './failed-call';
import { useSingleMutation } from './use-single-mutation';

/**
 * Sends a call that is done as soon as it answers 200, whatever its body is, except a page of HTML
 * (decision 0074). A single-use call, or a change that the service has made, must not look like a
 * failure. Resolves to null if the door refuses the body.
 * @throws ApiError for any answer but a 200, and for a page, which may come from a proxy
 */
export async function done<Id extends JsonOperation>(
  operation: Operation<Id, 'post'>,
  params: ParamsOf<Id>,
  body: BodyOf<Id>,
): Promise<AnswerOf<Id> | null> {
  const response = await success(operation, { params, body });
  const text = await response.text().catch(() => '');
  // Some servers call every text HTML.
  if (isPage(response) && /^\s*</.test(text)) throw malformedAnswer(undefined, operation);
  const answer: unknown = await new Response(text).json().catch(() => undefined);
  try {
    return operation.admit(answer);
  } catch {
    return null;
  }
}

type Limits = typeof fieldLimits;
const longestAddress: Limits[
  | 'ValidateInvitationRequest'
  | 'ValidatePasswordResetRequest']['email'] = 64;

/**
 * Sends what a mailed link holds with `done`. Nobody has been mailed a link with a longer address than
 * the contract takes: it counts as the link of nobody, without a call.
 */
export const useLinkCall = <Id extends JsonOperation>(
  operation: Operation<Id, 'post'>,
  params: ParamsOf<Id>,
  missing: ErrorCodeOf<Id>,
) =>
  useSingleMutation({
    mutationFn: async (body: BodyOf<Id> & { email: string }) => {
      const isOfNobody = lengthOf(body.email) > longestAddress;
      if (isOfNobody) throw failedCall({ status: 404, code: missing });
      return done(operation, params, body);
    },
  });

/**
 * Returns the one record that a batch has saved.
 * @throws ApiError if the answer has no record. The batch was done all the same.
 */
export function firstSaved<Saved>({ changes }: { changes: readonly Saved[] }): Saved {
  const [saved] = changes;
  if (saved !== undefined) return saved;
  const deviation = { expected: 'a list with the saved record', found: 'a list of 0' };
  const refusal = new Refusal({ operation: '', path: 'changes', ...deviation });
  throw unreadableAnswer(refusal, { id: '', method: 'post' });
}
