/**
 * The roles of people who are signed in. Each may open what those before it may
 * (docs/product/routes-and-roles.md#roles).
 */
export const roles = ['ordinary-user', 'organisation-administrator', 'super-user'] as const;

export type Role = (typeof roles)[number];

/** Returns the index of a person's role in `roles`. index.html counts in the same way. */
export function rankOf({ isSuperUser, isOrgAdmin }: { isSuperUser: boolean; isOrgAdmin: boolean }) {
  return isSuperUser ? 2 : Number(isOrgAdmin);
}
