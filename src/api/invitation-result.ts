import { textOr } from '~/domain/text-or';

interface InvitationResult {
  /** Undefined where the answer tells no more than that the call went well. */
  resultText: string | undefined;
}

/**
 * What the body of a successful answer about an invitation says. Any body is a success (decision
 * 0064); only a record can say more.
 */
export function invitationResultOf(body: string): InvitationResult {
  try {
    const answer = JSON.parse(body) as { resultText?: unknown } | null;
    return { resultText: textOr(answer?.resultText, undefined) };
  } catch {
    return { resultText: undefined };
  }
}
