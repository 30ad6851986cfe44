import { freePort } from './free-port';
import { answersAt, type RunningProgram, runProgram, whenReady } from './run-program';

export interface SqldOptions {
  /** The folder of its data. */
  folder: string;
  port?: number;
  grpcPort?: number;
  /** The gRPC address of the primary, for a replica. */
  primary?: string;
  furtherArguments?: readonly string[];
}

/** A libSQL server. */
export interface Sqld {
  program: RunningProgram;
  folder: string;
  port: number;
  grpcPort: number;
  /** The value of DATABASE_URL. */
  url: string;
  /** The address that replicas of this server connect to. */
  grpcUrl: string;
}

/**
 * Starts the real libSQL server, SQLD_PATH, and waits until it answers.
 * @throws when SQLD_PATH is not set, or the server does not start
 */
export async function startSqld(options: SqldOptions): Promise<Sqld> {
  const { folder, primary, furtherArguments = [] } = options;
  const port = options.port ?? (await freePort(0));
  const grpcPort = options.grpcPort ?? (await freePort(0));
  const grpcAddress = `127.0.0.1:${grpcPort}`;
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
  const url = `http://127.0.0.1:${port}`;
  await whenReady(program, () => answersAt(`${url}/health`));
  return { program, folder, port, grpcPort, url, grpcUrl: `http://${grpcAddress}` };
}

/**
 * Returns the path of a program that ensure-deployment-programs.mjs has found or installed.
 * @throws when the variable is not set, because a test never passes over a missing program
 */
export function programPath(variable: 'NGINX_PATH' | 'SQLD_PATH'): string {
  const path = process.env[variable];
  if (path) return path;
  throw new Error(
    `${variable} is not set. Run the deployment tests with "npm run test:deployment".`,
  );
}
