import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

export interface RunningPrism {
  origin: string;
  close(): Promise<void>;
}

/**
 * Starts Prism with the contract's static examples, on a free port of the loopback address. It
 * runs as a thread of this process, so that it can never outlive it.
 * @param contractFile the bundled contract
 * @throws when Prism ends before it listens, with what it said
 */
export async function startPrism(contractFile: string): Promise<RunningPrism> {
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
      // Below this level it would not say where it listens.
      '--verboseLevel=info',
    ],
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    stdout: true,
    stderr: true,
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const listening = /Prism is listening on (\S+)/.exec(output);
      if (listening?.[1]) resolve(listening[1]);
    };
    worker.stdout.on('data', read);
    worker.stderr.on('data', read);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error(`Prism did not start.\n${output}`)));
  });
  // What it prints later is not shown; the streams still have to be read.
  for (const stream of [worker.stdout, worker.stderr]) stream.removeAllListeners('data').resume();
  return {
    origin,
    close: async () => {
      await worker.terminate();
    },
  };
}
