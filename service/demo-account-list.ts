import type { DemoAccounts } from './authentication/login-page';
import { demoAccounts, demoPassword } from './database/seed/demo-accounts';

/**
 * The accounts that the sign-in page lists while demo data is loaded
 * (docs/product/service.md#demo-accounts).
 */
export const demoAccountList: DemoAccounts = {
  password: demoPassword,
  accounts: [
    { role: 'Super user', email: demoAccounts.superUser.email },
    { role: 'Organisation administrator', email: demoAccounts.administrator.email },
    { role: 'Ordinary user', email: demoAccounts.ordinaryUser.email },
  ],
};
