import { superUser } from '../../../service/database/seed/demo-accounts';
import { signedInState } from '../../support/pages/sign-in';
import { usersBudgets, usersFigures, usersTables } from '../report/users-table';
import { fewer } from '../setting/rounds';
import { servePage } from '../setting/serve-page';
import { withTwoServices } from '../setting/two-services';
import { fillWithUsers } from '../users/fill-with-users';
import { fewUsers, manyUsers, measureUsers } from '../users/measure-users';
import type { MeasurePart } from './part';

/** Times Browse Users with 100,000 users, with 1,000, and a reference with the least possible cost. */
export const usersPart: MeasurePart = async (browser, rounds) => {
  const plainTable = await servePage('plain-table');
  try {
    return await withTwoServices(
      [fillWithUsers(manyUsers), fillWithUsers(fewUsers)],
      async (manyOrigin, fewOrigin) => {
        const served = async (origin: string) => ({
          origin,
          session: await signedInState(browser, origin, superUser),
        });
        const setting = {
          many: await served(manyOrigin),
          few: await served(fewOrigin),
          plainTableOrigin: plainTable.origin,
        };
        const results = await measureUsers(browser, setting, fewer(rounds));
        return {
          budgets: usersBudgets(results),
          figures: usersFigures(results),
          tables: usersTables(results),
        };
      },
    );
  } finally {
    await plainTable.stop();
  }
};
