import { beforeAll, expect, test } from 'vitest';
import { findTogether } from './testing/find-together';
import { plantedStorage } from './testing/planted-storage';
import { plantedUndone } from './testing/planted-undone';
import { servedService } from './testing/served-service';

const both = servedService();
const planted = [...plantedStorage, ...plantedUndone];
let found: Awaited<ReturnType<typeof findTogether>>;

// Without a defect the run finds nothing (conformance.test.ts).
beforeAll(async () => {
  found = await findTogether(both, planted);
}, 120_000);

/** Leaves out the index of a record in a list. */
const general = (place: string) => place.replace(/^\/\d+/, '/n');

test.each(planted.map((defect) => [defect.name, defect] as const))(
  '%s is found at its place',
  (_name, defect) => {
    const places = new Set(found.placesOf(defect).map(general));
    expect([...places]).toEqual([defect.pointer]);
  },
);

test('nothing is found in an operation that has no defect', () => {
  expect(found.elsewhere).toEqual(found.elsewhere.map(() => ({})));
});
