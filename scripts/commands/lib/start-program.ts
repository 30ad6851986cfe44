import { answersAt, runProgram, whenReady } from './run-program';

interface Program {
  /** The arguments of Node: options, the script, and the script's own arguments. */
  commandLine: readonly string[];
  environment: Record<string, string>;
  /** Answers with success when the program is ready. */
  readyAddress: string;
}

/**
 * Starts a server as a separate process and waits until it answers.
 * @returns a function that ends it
 * @throws with the program's output when it ends or does not answer in time
 */
export async function startProgram(program: Program): Promise<() => Promise<void>> {
  const running = await runProgram(program);
  await whenReady(running, () => answersAt(program.readyAddress));
  return async () => {
    await running.end();
  };
}
