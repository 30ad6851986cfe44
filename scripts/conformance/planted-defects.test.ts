import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestService, testService } from '../../service/testing/test-service';
import { placeOf } from './checks/problem';
import { problemsOf } from './checks/results';
import { type DefectiveService, startDefectiveService } from './testing/defective-service';
import { plantedDefects } from './testing/planted-defects';
import { runAgainst } from './testing/run-against';

let service: TestService;
let served: DefectiveService;

beforeAll(async () => {
  service = await testService();
  served = await startDefectiveService(service);
});

afterAll(async () => {
  await served.stop();
  await service.close();
});

/** Returns the places of all problems in the operation, each of them once. */
async function placesIn(operationId: string, needs?: 'write' | 'role') {
  const { operations, failure } = await runAgainst(service, served.url, {
    only: [operationId],
    isWriting: needs === 'write',
    hasRoles: needs === 'role',
  });
  expect(failure).toBeNull();
  return [...new Set(operations.flatMap(problemsOf).map(placeOf))];
}

test.each(plantedDefects.map((defect) => [defect.name, defect.operationId, defect] as const))(
  '%s in %s is found at its place, and only while it is there',
  async (_name, operationId, defect) => {
    served.plant(defect);
    expect(await placesIn(operationId, defect.needs)).toEqual([defect.pointer]);
    served.plant(null);
    expect(await placesIn(operationId, defect.needs)).toEqual([]);
  },
);
