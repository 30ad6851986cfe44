import type { Browser } from '@playwright/test';
import { doorSizes } from '../answers/door-sizes';
import { sampleUsers } from '../pages/shared/sample-users';
import { limits } from '../report/budgets';
import { atMost, compared, exact, timed } from '../report/figures';
import { markdownTable } from '../report/markdown-table';
import { kilobytes, milliseconds, times } from '../report/units';
import { servePage } from '../setting/serve-page';
import { median } from '../statistics';
import type { Part } from './part';

/** Milliseconds to read a list, and to pass it through the door. */
interface Times {
  reading: number;
  door: number;
}

const readingOf = (lists: readonly Times[]) => median(lists.map(({ reading }) => reading));
const doorOf = (lists: readonly Times[]) => median(lists.map(({ door }) => door));

/** Measures the size and the time of the door, compared with the parsing of the JSON. */
export async function answersPart(browser: Browser, rounds: number): Promise<Part> {
  const users = sampleUsers(10_000).map((user) => ({
    ...user,
    image: null,
    scopes: ['superuser'],
  }));
  const { origin, stop } = await servePage('answers', { 'users.json': JSON.stringify(users) });
  try {
    const first: Times[] = [];
    const later: Times[] = [];
    // A new page in each round, so that the door is newly loaded for its first list.
    for (let round = 0; round < rounds; round += 1) {
      const page = await browser.newPage();
      await page.goto(origin);
      const measured = await page.evaluate<{ first: Times; later: Times[] }>(() =>
        Reflect.get(globalThis, 'measure')(),
      );
      first.push(measured.first);
      later.push(...measured.later);
      await page.close();
    }
    const { firstPage, largest } = await doorSizes();
    const limit = limits.door;
    const budgets = [
      atMost(limit.firstPage, exact('Door: first page, gzip', firstPage, kilobytes)),
      atMost(limit.largest, exact('Door: largest resource, gzip', largest.gzip, kilobytes)),
      atMost(
        limit.users,
        timed(
          'Door: 10,000 users',
          first.map(({ door }) => door),
        ),
      ),
      atMost(
        limit.toReading,
        compared(
          'Door: to the reading of their JSON',
          later.map(({ door }) => door),
          later.map(({ reading }) => reading),
        ),
      ),
    ];
    const row = (what: string, lists: readonly Times[]) => [
      what,
      milliseconds(readingOf(lists)),
      milliseconds(doorOf(lists)),
      times(doorOf(lists) / readingOf(lists)),
    ];
    const table = markdownTable(
      ['10,000 users', 'Reading the JSON', 'Passing the door', 'Door to reading'],
      [row('First list of a page', first), row('Later lists', later)],
    );
    return { budgets, tables: [table, `The largest resource is ${largest.module}.`] };
  } finally {
    await stop();
  }
}
