import type { Browser } from '@playwright/test';
import { doorSizes } from '../answers/door-sizes';
import { sampleUsers } from '../pages/shared/sample-users';
import type { Budget } from '../report/budgets';
import { markdownTable } from '../report/markdown-table';
import { kilobytes, milliseconds, times } from '../report/units';
import { servePage } from '../setting/serve-page';
import { median } from '../statistics';
import type { Part } from './part';

/** Weighs and times the door that every answer passes, beside the reading of its JSON. */
export async function answersPart(browser: Browser, rounds: number): Promise<Part> {
  const users = sampleUsers(10_000).map((user) => ({
    ...user,
    image: null,
    scopes: ['superuser'],
  }));
  const { origin, stop } = await servePage('answers', { 'users.json': JSON.stringify(users) });
  try {
    const results = [];
    // A page of its own each time: a list passes a door that has just been loaded.
    for (let round = 0; round < rounds; round += 1) {
      const page = await browser.newPage();
      await page.goto(origin);
      results.push(
        await page.evaluate<{ reading: number; door: number }>(() =>
          Reflect.get(globalThis, 'measure')(),
        ),
      );
      await page.close();
    }
    const door = median(results.map((result) => result.door));
    const reading = median(results.map((result) => result.reading));
    const { firstPage, largest } = await doorSizes();
    const budgets: Budget[] = [
      { what: 'Door: first page, gzip', limit: 6_000, measured: firstPage, unit: kilobytes },
      {
        what: 'Door: largest resource, gzip',
        limit: 1_500,
        measured: largest.gzip,
        unit: kilobytes,
      },
      { what: 'Door: 10,000 users', limit: 40, measured: door, unit: milliseconds },
      {
        what: 'Door: to the reading of their JSON',
        limit: 0.1,
        measured: door / reading,
        unit: times,
      },
    ];
    const table = markdownTable(
      ['10,000 users', 'Time'],
      [
        ['Reading the JSON', milliseconds(reading)],
        ['Passing the door', milliseconds(door)],
      ],
    );
    return { budgets, tables: [table, `The largest resource is ${largest.module}.`] };
  } finally {
    await stop();
  }
}
