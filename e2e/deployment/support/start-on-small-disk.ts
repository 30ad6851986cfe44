import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { freePort } from '../../../scripts/commands/lib/free-port';
import { runProgram, whenReady } from '../../../scripts/commands/lib/run-program';
import { later, temporaryFolder } from './clean-up';
import { deployed } from './start-instance';

/** Starts the service with a disk of its own, which only it sees. `fill` takes the space that is left. */
export async function startOnSmallDisk() {
  const folder = temporaryFolder();
  const port = await freePort(0);
  const program = await runProgram({
    command: 'unshare',
    commandLine: [
      ...['--mount', '--map-root-user', 'sh', '-c'],
      `mount -t tmpfs -o size=12m none "$DATA_DIR" && exec "${process.execPath}" --import tsx service/main.ts --api-only`,
    ],
    environment: { ...deployed, PORT: String(port), DATA_DIR: folder },
  });
  later('test', () => program.end('SIGKILL'));
  await whenReady(program, () => program.output().includes('The service is at'));
  const filler = join('/proc', String(program.pid), 'root', folder, 'filler');
  return {
    program,
    origin: `http://127.0.0.1:${port}`,
    fill: () => {
      for (const size of [1_000_000, 10_000, 100]) {
        try {
          for (;;) writeFileSync(filler, Buffer.alloc(size), { flag: 'a' });
        } catch (error) {
          expect(error).toMatchObject({ code: 'ENOSPC' });
        }
      }
    },
    free: () => rmSync(filler),
  };
}
