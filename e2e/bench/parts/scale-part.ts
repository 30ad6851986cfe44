import { superUser } from '../../../service/database/seed/demo-accounts';
import { signedInState } from '../../support/pages/sign-in';
import { scaleBudgets, scaleTable } from '../report/scale-table';
import { fillWithRecords } from '../scale/fill-with-records';
import { measureScale } from '../scale/measure-scale';
import { withTwoServices } from '../setting/two-services';
import type { MeasurePart } from './part';

const few = { clients: 20, instances: 20, organisations: 0 };
const many = { clients: 2_000, instances: 2_000, organisations: 10_000 };

/** Counts elements and bytes of pages with many records, compared with few. */
export const scalePart: MeasurePart = (browser) =>
  withTwoServices([fillWithRecords(few), fillWithRecords(many)], async (fewAt, manyAt) => {
    const served = async (origin: string) => ({
      origin,
      session: await signedInState(browser, origin, superUser),
    });
    const results = await measureScale(browser, await served(fewAt), await served(manyAt));
    return { budgets: scaleBudgets(results), tables: [scaleTable(results)] };
  });
