import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

export interface RunningPrism {
  /**
   * Where Prism listens. It waits while Prism starts again.
   * @throws with Prism's output if Prism cannot start again; the next call tries once more
   */
  origin(): Promise<string>;
  close(): Promise<void>;
}

interface PrismThread {
  origin: string;
  worker: Worker;
}

/**
 * Starts Prism with the contract's static examples, on a free port of the loopback address. Prism runs
 * in a thread of this process, so that it ends with the process. If Prism ends, it starts again.
 * @param contractFile the bundled contract
 * @param log gets Prism's output when Prism ends by itself
 * @throws with Prism's output when Prism ends before it listens
 */
export async function startPrism(
  contractFile: string,
  log: (line: string) => void,
): Promise<RunningPrism> {
  let isClosed = false;
  let thread: Promise<PrismThread> | null = startThread(contractFile, onEnd);
  await thread;

  function onEnd(output: string): void {
    if (isClosed) return;
    log(`Prism ended by itself. The mock starts it again.\n${output}`);
    thread = restart();
  }

  function restart(): Promise<PrismThread> {
    const starting = startThread(contractFile, onEnd);
    starting.catch((error: Error) => {
      log(error.message);
      // Without a start in between, a Prism that cannot start would do nothing else.
      thread = null;
    });
    return starting;
  }

  return {
    async origin() {
      thread ??= restart();
      return (await thread).origin;
    },
    async close() {
      isClosed = true;
      const running = await thread?.catch(() => null);
      await running?.worker.terminate();
    },
  };
}

/**
 * Starts Prism in a thread.
 * @param onEnd gets the output of a Prism that has listened and has ended
 */
function startThread(contractFile: string, onEnd: (output: string) => void): Promise<PrismThread> {
  const program = createRequire(import.meta.url).resolve('@stoplight/prism-cli');
  const worker = new Worker(program, {
    argv: [
      'mock',
      contractFile,
      '--port=0',
      '--host=127.0.0.1',
      '--multiprocess=false',
      '--cors=false',
      '--dynamic=false',
      // Below this level Prism does not print its address.
      '--verboseLevel=info',
    ],
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    stdout: true,
    stderr: true,
  });
  let output = '';
  let isListening = false;
  return new Promise<PrismThread>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output = `${output}${chunk}`.slice(-10_000);
      const origin = /Prism is listening on (\S+)/.exec(output)?.[1];
      if (origin === undefined || isListening) return;
      isListening = true;
      resolve({ origin, worker });
    };
    worker.stdout.on('data', read);
    worker.stderr.on('data', read);
    // The end of the thread follows, with the output that says why.
    worker.on('error', (error) => read(Buffer.from(`${error.stack ?? error}`)));
    worker.once('exit', () => {
      if (isListening) onEnd(output);
      else reject(new Error(`Prism did not start.\n${output}`));
    });
  });
}
