import { type RunnerTask, type RunnerTestFile, type RunnerTestSuite, TestRunner } from 'vitest';

const missingDom =
  /^(document|window|navigator|location|history|(local|session)Storage|HTML\w*|Element|Node|MouseEvent|KeyboardEvent) is not defined$/;

const advice =
  'This is a test of the project "rules", which has no DOM. ' +
  'Name the file *.test.tsx or *.dom.test.ts to run it in the project "screens".';

/** Runs tests in Node. It adds advice to the error of a test that needs a DOM. */
export default class RulesRunner extends TestRunner {
  /** A file that fails while it loads has no test that could report the error. */
  onCollected(files: RunnerTestFile[]): void {
    files.forEach(explain);
  }

  override onAfterRunTask(test: RunnerTask): void {
    super.onAfterRunTask(test as never);
    explain(test);
  }

  override async onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    await super.onAfterRunSuite(suite);
    explain(suite);
  }
}

function explain(task: RunnerTask): void {
  for (const error of task.result?.errors ?? []) {
    if (missingDom.test(error.message)) error.message = `${error.message}. ${advice}`;
  }
}
