import { fileURLToPath } from 'node:url';
import { runProgram, whenReady } from '../commands/lib/run-program';
import type { Served } from '../commands/lib/served';

/** The folder of the repository, from which the mock reads the contract, the console and the stories. */
export const mockFolder = fileURLToPath(new URL('../..', import.meta.url));

interface RunOptions {
  /** Any free one unless named. */
  port?: number;
  /** Whether it keeps what is saved. */
  isStateful?: boolean;
}

/**
 * Starts the mock as a program of its own. A runner of tests need not load its pages.
 * @throws with the output of the mock if it does not start
 */
export async function runMock({ port = 0, isStateful = false }: RunOptions = {}): Promise<Served> {
  const program = await runProgram({
    cwd: mockFolder,
    commandLine: [
      ...['--import', 'tsx', 'scripts/mock/main.ts', `--port=${port}`],
      // A slow answer must come after the page itself, even on a busy machine.
      '--slow=4000',
      ...(isStateful ? ['--stateful'] : []),
    ],
  });
  const origin = () => /Console on the mock\s+(\S+)/.exec(program.output())?.[1];
  await whenReady(program, () => origin() !== undefined);
  const stop = async () => {
    await program.end();
  };
  return { origin: origin() ?? '', stop };
}
