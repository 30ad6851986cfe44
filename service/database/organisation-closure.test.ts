import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTemporaryDatabase, type TemporaryDatabase } from '../testing/temporary-database';
import { organisationClosure, organisations } from './schema/organisations';
import { SeededRandom } from './seed/seeded-random';

let temporary: TemporaryDatabase;
beforeEach(async () => {
  temporary = await openTemporaryDatabase();
});
afterEach(() => temporary.remove());

const add = (organisationID: string, parentOrganisationID: string | null) =>
  temporary.database.insert(organisations).values({
    organisationID,
    parentOrganisationID,
    organisationCode: organisationID,
    name: organisationID,
    organisationType: 1,
    dateTimeCreated: new Date(0),
  });

const move = (organisationID: string, parentOrganisationID: string | null) =>
  temporary.database
    .update(organisations)
    .set({ parentOrganisationID })
    .where(eq(organisations.organisationID, organisationID));

/** The stored closure, one text for each row. */
async function closure(): Promise<string[]> {
  const rows = await temporary.database.select().from(organisationClosure);
  return rows.map((row) => `${row.ancestorID} ${row.depth} ${row.descendantID}`).sort();
}

/** The closure that follows from the parents. */
function expectedClosure(parents: ReadonlyMap<string, string | null>): string[] {
  const rows: string[] = [];
  for (const descendant of parents.keys()) {
    let depth = 0;
    let ancestor: string | null = descendant;
    while (ancestor !== null) {
      rows.push(`${ancestor} ${depth} ${descendant}`);
      ancestor = parents.get(ancestor) ?? null;
      depth += 1;
    }
  }
  return rows.sort();
}

test('the closure follows added and moved organisations, with all below them', async () => {
  const random = new SeededRandom('closure');
  const parents = new Map<string, string | null>();
  for (let number = 0; number < 12; number += 1) {
    const parent = number === 0 ? null : random.pick([...parents.keys()]);
    parents.set(`O${number}`, parent);
    await add(`O${number}`, parent);
  }
  expect(await closure()).toEqual(expectedClosure(parents));

  let moved = 0;
  for (let number = 0; number < 60; number += 1) {
    const organisation = random.pick([...parents.keys()]);
    const parent = random.chance(0.1) ? null : random.pick([...parents.keys()]);
    const isBelow = expectedClosure(parents).some(
      (row) => row.startsWith(`${organisation} `) && row.endsWith(` ${parent}`),
    );
    if (isBelow) {
      await expect(move(organisation, parent)).rejects.toThrow();
    } else {
      await move(organisation, parent);
      parents.set(organisation, parent);
      moved += 1;
    }
    expect(await closure()).toEqual(expectedClosure(parents));
  }
  expect(moved).toBeGreaterThan(20);
});

test('deleting an organisation removes its rows, and fails while others are below it', async () => {
  await add('DEALER', null);
  await add('LICENSEE', 'DEALER');
  const remove = (organisationID: string) =>
    temporary.database
      .delete(organisations)
      .where(eq(organisations.organisationID, organisationID));
  await expect(remove('DEALER')).rejects.toThrow();
  await remove('LICENSEE');
  expect(await closure()).toEqual(['DEALER 0 DEALER']);
});
