import { serversBudgets, serversTable } from '../report/servers-table';
import { measureLists } from '../servers/measure-lists';
import { startSides } from '../servers/started-sides';
import type { MeasurePart } from './part';

/** Times lists on a file, on a libSQL server and on its replica, without a browser. */
export const serversPart: MeasurePart = async (_browser, rounds) => {
  if (!process.env.SQLD_PATH) {
    console.log('    There is no libSQL server for this platform.');
    return null;
  }
  const sides = await startSides();
  try {
    const results = await measureLists(sides, rounds);
    return { budgets: serversBudgets(results), tables: [serversTable(results)] };
  } finally {
    await sides.stop();
  }
};
