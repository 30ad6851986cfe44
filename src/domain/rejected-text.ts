/** What is said of a failure that says nothing (docs/product/messages.md#empty-messages). */
export const rejectedText = 'Your request has been rejected';

/** What a failure says, of which nothing more is known than that it was thrown. */
export const messageOf = (failure: unknown): string =>
  (failure instanceof Error && failure.message) || rejectedText;
