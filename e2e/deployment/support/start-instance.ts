import { freePort } from '../../../scripts/commands/lib/free-port';
import {
  type RunningProgram,
  runProgram,
  whenReady,
} from '../../../scripts/commands/lib/run-program';
import { testEncryptionKey } from '../../../service/testing/secret-keys';
import { type Lifetime, later } from './clean-up';

export const firstSuperUser = {
  email: 'first@demo.test',
  password: 'A long passphrase 1',
} as const;

/** The options of every instance: the service as it is deployed, with one super user. */
export const deployed = {
  DEMO: 'off',
  ENCRYPTION_KEY: testEncryptionKey,
  FIRST_SUPER_USER_EMAIL: firstSuperUser.email,
  FIRST_SUPER_USER_PASSWORD: firstSuperUser.password,
};

interface InstanceOptions {
  /** Options of the service, as environment variables. Without DATA_DIR they need DATABASE_URL. */
  environment: Record<string, string>;
  port?: number;
  /** Also serves the console, which has to be built. */
  servesConsole?: boolean;
  /** Does not wait until the service has opened its database. */
  isReadyLater?: boolean;
  lifetime?: Lifetime;
}

/** One process of the service. */
export interface Instance {
  program: RunningProgram;
  port: number;
  origin: string;
  /** Waits until the service answers calls. */
  ready(): Promise<void>;
}

/**
 * Starts the service as it is deployed: DEMO is off, and an empty database gets one super user. The
 * clean-up ends it.
 */
export async function startInstance(options: InstanceOptions): Promise<Instance> {
  const { lifetime = 'test', servesConsole = false } = options;
  const port = options.port ?? (await freePort(0));
  const program = await runProgram({
    commandLine: [
      ...['--import', 'tsx', 'service/main.ts'],
      ...(servesConsole ? [] : ['--api-only']),
    ],
    environment: {
      ...deployed,
      PORT: String(port),
      ...options.environment,
    },
  });
  later(lifetime, () => program.end('SIGKILL'));
  const ready = () =>
    whenReady(program, () => /The (console|service) is at/.test(program.output()));
  if (!options.isReadyLater) await ready();
  return { program, port, origin: `http://127.0.0.1:${port}`, ready };
}
