import { expect, test } from 'vitest';
import { placeOf } from './checks/problem';
import { problemsOf } from './checks/results';
import { plantedDefects } from './testing/planted-defects';
import { runAgainst } from './testing/run-against';
import { servedService } from './testing/served-service';

const both = servedService();

/** Returns the places of all problems in the operation, each of them once. */
async function placesIn(operationId: string, needs?: 'write' | 'role') {
  const { operations, failure } = await runAgainst(both.service, both.served.url, {
    only: [operationId],
    isWriting: needs === 'write',
    hasRoles: needs === 'role',
  });
  expect(failure).toBeNull();
  return [...new Set(operations.flatMap(problemsOf).map(placeOf))];
}

// Without a defect the run finds nothing (conformance.test.ts).
test.each(plantedDefects.map((defect) => [defect.name, defect.operationId, defect] as const))(
  '%s in %s is found at its place',
  async (_name, operationId, defect) => {
    both.served.plant(defect);
    expect(await placesIn(operationId, defect.needs)).toEqual([defect.pointer]);
  },
);
