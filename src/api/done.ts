import { textOr } from '~/domain/text-or';
import { resultOf } from './client';

/** The option of a call for `done`: what it answers need not be JSON. */
export const whateverText = { parseAs: 'text' } as const;

/**
 * For a call that is done when it answers 200, whatever its body is (section 7; decision 0064): what
 * works once, or was changed already, must not look as if it had failed. Resolves to the body.
 * @throws ApiError as `resultOf` does, for any other status and when no answer came
 */
export async function done(
  call: Promise<{ data?: unknown; error?: unknown; response: Response }>,
): Promise<string> {
  const { text } = await resultOf(
    call.then(({ data, error, response }) => ({
      data: { text: textOr(data, '') },
      error,
      response,
    })),
  );
  return text;
}
