import type { Role } from '../contract/role';
import type { Database } from '../database/open-database';
import type { Caller } from './caller';
import { organisationRoleOf } from './organisation-role';
import { openSessionOf } from './sessions';

/**
 * Whether a caller may do something: `unknown` when the caller must not even learn that the record
 * exists.
 */
export type Access = 'allowed' | 'unknown' | { refusedBecause: string };

export const onlyAdministrators = 'Only administrators of the organisation are allowed to do this.';
export const onlySuperUsers = 'Only super users are allowed to do this.';

/**
 * Whether a caller has the role that an operation needs (docs/product/service.md#roles-of-calls).
 * @param params the path's parameters: `orgId` names the organisation, `userId` the person
 * @param now the moment of the call, at which access links may have ended
 */
export async function authorise(
  database: Pick<Database, 'select'>,
  role: Role,
  caller: Caller | null,
  params: Record<string, unknown>,
  now: Date,
): Promise<Access> {
  if (role === 'anonymous' || role === 'anybody') return 'allowed';
  if (caller === null) return { refusedBecause: 'You are not signed in.' };
  if (role === 'any-session') return 'allowed';
  if (caller.isAnonymous) {
    const reason = 'An anonymous account can only accept invitations and reset passwords.';
    return { refusedBecause: reason };
  }
  if (role === 'signed-in' || caller.isSuperUser) return 'allowed';
  switch (role) {
    case 'super-user':
      return { refusedBecause: onlySuperUsers };
    case 'self':
      return params.userId === caller.userID
        ? 'allowed'
        : { refusedBecause: "This is another person's account." };
    case 'administrator-of-organisation': {
      const found = await organisationRoleOf(database, caller.userID, String(params.orgId), now);
      if (found === 'administrator') return 'allowed';
      if (found === null) return 'unknown';
      return { refusedBecause: onlyAdministrators };
    }
  }
}

/**
 * Decides again. Session, scopes and role are those of this moment.
 * @param caller as the beginning of the call has found them
 */
export async function authoriseAgain(
  reader: Pick<Database, 'select'>,
  role: Role,
  caller: Caller,
  params: Record<string, unknown>,
  now: Date,
): Promise<Access | 'signed-out'> {
  const current = await openSessionOf(reader, caller);
  if (current === null) return 'signed-out';
  return authorise(reader, role, { ...caller, ...current }, params, now);
}
