import { superUser } from '../../../service/database/seed/demo-accounts';
import { signedInState } from '../../support/pages/sign-in';
import { measurePalette } from '../palette/measure-palette';
import { paletteBudgets, paletteFigures, paletteTable } from '../report/palette-table';
import { fillWithRecords } from '../scale/fill-with-records';
import { withTwoServices } from '../setting/two-services';
import { fillWithUsers } from '../users/fill-with-users';
import type { MeasurePart } from './part';

/** Times the palette with 10,000 organisations and 50,000 users, and with the demo data alone. */
export const palettePart: MeasurePart = (browser, rounds) =>
  withTwoServices([fillWithMany, async () => {}], async (manyAt, fewAt) => {
    const served = async (origin: string) => ({
      origin,
      session: await signedInState(browser, origin, superUser),
    });
    const services = { many: await served(manyAt), few: await served(fewAt) };
    const results = await measurePalette(browser, services, rounds);
    return {
      budgets: paletteBudgets(results),
      figures: paletteFigures(results),
      tables: [paletteTable(results)],
    };
  });

async function fillWithMany(databaseFile: string): Promise<void> {
  await fillWithRecords({ clients: 0, instances: 0, organisations: 10_000 })(databaseFile);
  await fillWithUsers(50_000)(databaseFile);
}
