import type { AnswerSchema } from './answers/answer';
import { bodyOf } from './client';

/** The option of a call for `done`: what it answers need not be JSON. */
export const whateverText = { parseAs: 'text' } as const;

/**
 * For a call that is done when it answers 200, whatever its body is
 * (docs/product/calls.md#answers-and-failures; decision 0064): what works once, or was changed
 * already, must not look as if it had failed. Resolves to null where the body is not what the
 * contract says, which is reported all the same.
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

/** Undefined for what is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
