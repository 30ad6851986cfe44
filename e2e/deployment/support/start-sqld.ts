import { freePort } from '../../../scripts/lib/free-port';
import {
  answersAt,
  type RunningProgram,
  runProgram,
  whenReady,
} from '../../../scripts/lib/run-program';
import { type Lifetime, later, temporaryFolder } from './clean-up';
import { programPath } from './program-path';

interface SqldOptions {
  /** The folder of its data; a new one unless named. */
  folder?: string;
  port?: number;
  /** The gRPC address of the primary, for a replica. */
  primary?: string;
  lifetime?: Lifetime;
  furtherArguments?: readonly string[];
}

/** A libSQL server. */
export interface Sqld {
  program: RunningProgram;
  folder: string;
  port: number;
  /** The value of DATABASE_URL. */
  url: string;
  /** The address that replicas of this server connect to. */
  grpcUrl: string;
}

/** Starts the real libSQL server and waits until it answers. The clean-up ends it. */
export async function startSqld(options: SqldOptions = {}): Promise<Sqld> {
  const { lifetime = 'test', primary, furtherArguments = [] } = options;
  const folder = options.folder ?? temporaryFolder(lifetime);
  const port = options.port ?? (await freePort(0));
  const grpcAddress = `127.0.0.1:${await freePort(0)}`;
  const role = primary ? ['--primary-grpc-url', primary] : ['--grpc-listen-addr', grpcAddress];
  const program = await runProgram({
    command: programPath('SQLD_PATH'),
    commandLine: [
      ...['--db-path', folder],
      ...['--http-listen-addr', `127.0.0.1:${port}`],
      ...role,
      ...['--shutdown-timeout', '1', '--no-welcome', '--disable-metrics'],
      ...furtherArguments,
    ],
  });
  later(lifetime, () => program.end('SIGKILL'));
  const url = `http://127.0.0.1:${port}`;
  await whenReady(program, () => answersAt(`${url}/health`));
  return { program, folder, port, url, grpcUrl: `http://${grpcAddress}` };
}
