import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach } from 'vitest';

type Step = () => unknown;

const afterThisTest: Step[] = [];
const afterThisFile: Step[] = [];

async function run(steps: Step[]): Promise<void> {
  for (const step of steps.splice(0).reverse()) await step();
}

/** Does the clean-up of each test and of the file, the last step first. Call it once in a test file. */
export function cleansUp(): void {
  afterEach(() => run(afterThisTest));
  afterAll(() => run(afterThisFile));
}

/** What a started program or a folder belongs to: the running test, or all tests of the file. */
export type Lifetime = 'test' | 'file';

/** Notes a step of the clean-up. */
export function later(lifetime: Lifetime, step: Step): void {
  (lifetime === 'test' ? afterThisTest : afterThisFile).push(step);
}

/** Makes an empty folder, which the clean-up removes. */
export function temporaryFolder(lifetime: Lifetime = 'test'): string {
  const folder = mkdtempSync(join(tmpdir(), 'deployment-'));
  later(lifetime, () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
