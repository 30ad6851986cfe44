import { fixedIdentifier } from './fixed-identifiers';

export const superUser = 'super@demo.test';
export const organisationAdministrator = 'admin@demo.test';
export const ordinaryUser = 'user@demo.test';

/** The address of a demo account. */
export type Account = typeof superUser | typeof organisationAdministrator | typeof ordinaryUser;

/**
 * The accounts that anybody may sign in with while demo data is loaded
 * (docs/product/service.md#demo-accounts).
 */
export const demoAccounts = {
  superUser: { userID: fixedIdentifier('user', 1), email: superUser },
  administrator: { userID: fixedIdentifier('user', 2), email: organisationAdministrator },
  ordinaryUser: { userID: fixedIdentifier('user', 3), email: ordinaryUser },
} as const;

export const demoPassword = 'demo-password-1';
