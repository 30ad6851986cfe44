import { expect, test } from 'vitest';
import { BodyBudget, bodyBudget } from './body-budget';

const free = 64 * 1024;

/** Holds bytes for a person until the returned function is called. */
function hold(budget: BodyBudget, person: string, ...sizes: number[]): () => Promise<void> {
  let finish = () => {};
  const held = budget.use(person, (grow) => {
    for (const size of sizes) grow(size);
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  });
  held.catch(() => {});
  return () => {
    finish();
    return held;
  };
}

test('one person may hold so much, others still have room, and the end gives it back', async () => {
  const budget = new BodyBudget();
  const half = bodyBudget.ofOnePerson / 2;
  const first = hold(budget, 'a', half, free);
  hold(budget, 'a', half, free);
  await expect(hold(budget, 'a', free, 1)()).rejects.toMatchObject({ status: 503 });
  const other = hold(budget, 'b', half);
  await first();
  await other();
  await expect(budget.use('a', (grow) => grow(half))).resolves.toBeUndefined();
});

test('all persons together may hold so much', async () => {
  const budget = new BodyBudget();
  const persons = bodyBudget.inAll / bodyBudget.ofOnePerson;
  const ends = Array.from({ length: persons }, (_, index) =>
    hold(budget, `person ${index}`, free, bodyBudget.ofOnePerson),
  );
  await expect(hold(budget, 'late', free, 1)()).rejects.toMatchObject({ status: 503 });
  await ends[0]?.();
  await expect(budget.use('late', (grow) => grow(free + 1))).resolves.toBeUndefined();
});

test('the first bytes of a body are free', async () => {
  const budget = new BodyBudget();
  for (let count = 0; count < 2_000; count += 1) hold(budget, '', free / 2, free / 2);
  await expect(budget.use('', (grow) => grow(free))).resolves.toBeUndefined();
});

test('a refused body gives back what it had', async () => {
  const budget = new BodyBudget();
  await expect(hold(budget, 'a', free, 1, bodyBudget.ofOnePerson)()).rejects.toMatchObject({});
  await expect(budget.use('a', (grow) => grow(free + bodyBudget.ofOnePerson))).resolves.toBe(
    undefined,
  );
});
