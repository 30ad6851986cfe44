import type { AnswerSchema } from './answers/answer';
import { bodyOf } from './client';

/** The option that a call for `done` needs: its body need not be JSON. */
export const whateverText = { parseAs: 'text' } as const;

/**
 * Awaits a call that is done as soon as it answers 200, whatever its body is
 * (docs/product/calls.md#answers-and-failures; decision 0064). A single-use call, or a change that
 * the service has made, must not look like a failure. Resolves to null if the door refuses the
 * body, which the door reports.
 * @throws ApiError as `bodyOf` does
 */
export async function done<Data>(
  call: Promise<{ data?: string; error?: unknown; response: Response }>,
  schema: AnswerSchema<Data>,
): Promise<Data | null> {
  const body = await bodyOf(call);
  try {
    return schema.admit(parsed(body ?? ''));
  } catch {
    return null;
  }
}

/** Returns undefined for malformed JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
