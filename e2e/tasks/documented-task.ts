import { expect, test } from '../support/console-test';
import { CountedPerson } from './counted-person';
import { documentedTasks } from './task-table';

type Way = (person: CountedPerson) => Promise<void>;

/**
 * Does a task twice and counts the actions: by what the specification has, and with the additions to it.
 * The counts are those of docs/product/daily-work.md.
 */
export function documentedTask(title: string, before: Way, now: Way): void {
  test(title, async ({ page }) => {
    // The long way of some tasks has eighty steps.
    test.slow();
    const counts = { before: 0, now: 0 };
    for (const [way, take] of [['before', before] as const, ['now', now] as const]) {
      const person = new CountedPerson(page);
      await take(person);
      counts[way] = person.actions;
    }
    expect(counts, 'the counts in docs/product/daily-work.md').toEqual(documentedTasks.get(title));
  });
}
