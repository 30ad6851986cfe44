import type { Browser } from '@playwright/test';
import { serversBudgets, serversTable } from '../report/servers-table';
import { measureLists } from '../servers/measure-lists';
import { startSides } from '../servers/started-sides';
import type { Part } from './part';

/** Times lists on a file, on a libSQL server and on its replica, without a browser. */
export async function serversPart(_browser: Browser, rounds: number): Promise<Part> {
  if (!process.env.SQLD_PATH) {
    return { budgets: [], tables: ['There is no libSQL server for this platform.'] };
  }
  const sides = await startSides();
  try {
    const results = await measureLists(sides, rounds);
    return { budgets: serversBudgets(results), tables: [serversTable(results)] };
  } finally {
    await sides.stop();
  }
}
