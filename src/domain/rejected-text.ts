/** The message of a failure without a message (docs/product/messages.md#empty-messages). */
export const rejectedText = 'Your request has been rejected';

/** Returns the message of any thrown value; the text above when it has none. */
export const messageOf = (failure: unknown): string =>
  (failure instanceof Error && failure.message) || rejectedText;
