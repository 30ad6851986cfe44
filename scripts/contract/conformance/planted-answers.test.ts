import { expect, test } from 'vitest';
import { placeOf } from './checks/problem';
import { problemsOf } from './checks/results';
import type { Defect } from './testing/defective-service';
import { plantedAdvice, plantedBytes } from './testing/planted-answers';
import { runAgainst } from './testing/run-against';
import { servedService } from './testing/served-service';

const both = servedService();

/** Returns the places of problems and of advice in the operation, each of them once. */
async function placesIn({ operationId, needs }: Defect, slow = 60_000) {
  const { operations, advice, failure } = await runAgainst(both.service, both.served.url, {
    only: [operationId],
    hasRoles: needs === 'role',
    slow,
  });
  expect(failure).toBeNull();
  const advised = advice.map((one) => `${one.check}: ${placeOf(one)}`);
  return {
    problems: [...new Set(operations.flatMap(problemsOf).map(placeOf))],
    advice: [...new Set(advised)],
  };
}

// Without a defect the run finds nothing (conformance.test.ts).
test.each(plantedBytes.map((defect) => [defect.name, defect] as const))(
  '%s is found at its place',
  async (_name, defect) => {
    both.served.plant(defect);
    expect((await placesIn(defect)).problems).toEqual([defect.pointer]);
  },
);

test.each(plantedAdvice.map((defect) => [defect.name, defect] as const))(
  '%s is advice and no problem',
  async (_name, defect) => {
    both.served.plant(defect);
    const place = `${defect.check}: ${defect.pointer}`;
    const slow = defect.check === 'speed' ? 500 : undefined;
    expect(await placesIn(defect, slow)).toEqual({ problems: [], advice: [place] });
  },
);
