import type { Browser } from '@playwright/test';
import { superUser } from '../../../e2e/support/accounts';
import { signIn } from '../../lib/sign-in';
import { startService } from '../../lib/start-service';
import { usersBudgets, usersTable } from '../report/users-table';
import { servePage } from '../setting/serve-page';
import { servicePort } from '../setting/service-port';
import { fillWithUsers } from '../users/fifty-thousand-users';
import { measureUsers } from '../users/measure-users';
import type { Part } from './part';

/** Times Browse Users with 50,000 users on the service, and a reference with the least possible cost. */
export async function usersPart(browser: Browser, rounds: number): Promise<Part> {
  const plainTable = await servePage('plain-table');
  try {
    const service = await startService({ port: servicePort, fill: fillWithUsers });
    try {
      const setting = {
        serviceOrigin: service.origin,
        session: await signIn(browser, service.origin, superUser),
        plainTableOrigin: plainTable.origin,
      };
      const [reference, console] = await measureUsers(browser, setting, rounds);
      return {
        budgets: usersBudgets(console, reference),
        tables: [usersTable(console, reference)],
      };
    } finally {
      await service.stop();
    }
  } finally {
    await plainTable.stop();
  }
}
