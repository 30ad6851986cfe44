import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

export interface RunningPrism {
  origin: string;
  close(): Promise<void>;
}

/**
 * Starts Prism with the contract's static examples, on a free port of the loopback address. Prism runs
 * in a thread of this process, so that it ends with the process.
 * @param contractFile the bundled contract
 * @param log gets Prism's output when Prism ends by itself
 * @throws with Prism's output when Prism ends before it listens
 */
export async function startPrism(
  contractFile: string,
  log: (line: string) => void,
): Promise<RunningPrism> {
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
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output = `${output}${chunk}`.slice(-10_000);
      const listening = /Prism is listening on (\S+)/.exec(output);
      if (listening?.[1]) resolve(listening[1]);
    };
    worker.stdout.on('data', read);
    worker.stderr.on('data', read);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error(`Prism did not start.\n${output}`)));
  });
  worker.on('error', (error) => log(`Prism failed: ${error}`));
  const reportEnd = () => log(`Prism ended by itself.\n${output}`);
  worker.once('exit', reportEnd);
  return {
    origin,
    close: async () => {
      worker.off('exit', reportEnd);
      await worker.terminate();
    },
  };
}
