import type { CurrentSession } from '~/api/session';
import { textOr } from '~/domain/text-or';

type User = CurrentSession[0];

/** Who is signed in, with what that person may see (section 6). */
export interface Session {
  user: User;
  userID: string;
  /** The organisation that the person works in; null when none is known. */
  organisation: NonNullable<CurrentSession[1]> | null;
  isOrgAdmin: boolean;
  isSuperUser: boolean;
  isAnonymous: boolean;
}

/**
 * Names the three elements of the session call (GET Authentication/current). Every page shows who is
 * signed in, so that a text that is none becomes empty instead of taking the console down.
 */
export function sessionOf(current: CurrentSession): Session {
  // A session of another length does not compile here; taken apart it would.
  const [received, organisation, isOrgAdmin]: [User, CurrentSession[1], boolean] = current;
  const user = {
    ...received,
    shortName: textOr(received.shortName, ''),
    fullName: textOr(received.fullName, ''),
    email: textOr(received.email, ''),
    image: textOr(received.image, null),
    scopes: Array.isArray(received.scopes) ? received.scopes : [],
  };
  return {
    user,
    userID: user.userID,
    organisation,
    isOrgAdmin,
    isSuperUser: user.scopes.includes('superuser'),
    isAnonymous: user.scopes.includes('anonymous'),
  };
}
