/** Why an account is marked (decision 0074). */
export const unconfirmedReason =
  'Nobody has confirmed yet who reads the mail of this address. The account cannot sign in and cannot be given rights. A new password, which the person sets by a link from a mail, confirms it.';

/** Returns the name of a person for lists, searches and exports, with the mark of the account. */
export const markedName = (name: string, isEmailUnconfirmed: boolean | undefined): string =>
  isEmailUnconfirmed ? `${name} (unconfirmed)` : name;
