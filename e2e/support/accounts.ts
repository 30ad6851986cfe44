/** The demo accounts of the reference service. */
export const superUser = 'super@demo.test';
export const organisationAdministrator = 'admin@demo.test';
export const ordinaryUser = 'user@demo.test';

export type Account = typeof superUser | typeof organisationAdministrator | typeof ordinaryUser;

export const demoPassword = 'demo-password-1';
