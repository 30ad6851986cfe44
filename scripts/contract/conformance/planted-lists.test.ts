import { expect, test } from 'vitest';
import { placeOf } from './checks/problem';
import { problemsOf } from './checks/results';
import { plantedLists } from './testing/planted-lists';
import { runAgainst } from './testing/run-against';
import { servedService } from './testing/served-service';

const both = servedService();

/** Returns the places of all problems, each of them once. */
async function placesIn(only: readonly string[]) {
  const { operations, failure } = await runAgainst(both.service, both.served.url, {
    only: [...only],
  });
  expect(failure).toBeNull();
  const found = operations.flatMap(problemsOf);
  return [...new Set(found.map((one) => `${one.operationId} ${placeOf(one)}`))];
}

// Without a defect the run finds nothing (conformance.test.ts).
test.each(plantedLists.map((defect) => [defect.name, defect.operationId, defect] as const))(
  '%s in %s is found at its place',
  async (_name, operationId, defect) => {
    both.served.plant(defect);
    expect(await placesIn(defect.only)).toEqual([`${operationId} ${defect.pointer}`]);
  },
);
