import { badRequest } from '../contract/coded-error';

interface Person {
  fullName: string;
  isEmailUnconfirmed: boolean;
}

/**
 * Refuses to give rights to people whose address nobody has confirmed: somebody else may have made
 * the account. Whatever gives rights to an account calls this in its transaction (decision 0074).
 * @throws Refusal with the reason
 */
export function requireConfirmed(people: readonly Person[]): void {
  const unconfirmed = people.find(({ isEmailUnconfirmed }) => isEmailUnconfirmed);
  if (!unconfirmed) return;
  throw badRequest(
    `The account cannot be given rights: nobody has confirmed the email address of ${unconfirmed.fullName} yet. A new password, which the person sets by a link from a mail, confirms it.`,
  );
}

/** Returns the mark of an account for an answer. Confirmed accounts have none. */
export const markOf = ({ isEmailUnconfirmed }: { isEmailUnconfirmed: boolean | null }) =>
  isEmailUnconfirmed ? { isEmailUnconfirmed: true } : {};
