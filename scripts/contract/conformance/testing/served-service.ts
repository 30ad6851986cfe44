import { afterAll, afterEach, beforeAll } from 'vitest';
import { type TestService, testService } from '../../../../service/testing/test-service';
import { type DefectiveService, startDefectiveService } from './defective-service';

/** A test service, and its server in which a test plants defects. */
export interface ServedService {
  service: TestService;
  served: DefectiveService;
}

/** Serves a test service for the tests of a file. The fields have values from the first test on. */
export function servedService(): ServedService {
  const both = {} as ServedService;
  beforeAll(async () => {
    both.service = await testService();
    both.served = await startDefectiveService(both.service);
  });
  afterEach(() => both.served.plant(null));
  afterAll(async () => {
    await both.served.stop();
    await both.service.close();
  });
  return both;
}
