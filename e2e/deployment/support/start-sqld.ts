import {
  type Sqld,
  type SqldOptions,
  startSqld as startServer,
} from '../../../scripts/commands/lib/start-sqld';
import { type Lifetime, later, temporaryFolder } from './clean-up';

export type { Sqld };

interface OwnedSqldOptions extends Omit<SqldOptions, 'folder'> {
  /** The folder of its data; a new one unless named. */
  folder?: string;
  lifetime?: Lifetime;
}

/** Starts the real libSQL server and waits until it answers. The clean-up ends it. */
export async function startSqld(options: OwnedSqldOptions = {}): Promise<Sqld> {
  const { lifetime = 'test', ...rest } = options;
  const folder = options.folder ?? temporaryFolder(lifetime);
  const server = await startServer({ ...rest, folder });
  later(lifetime, () => server.program.end('SIGKILL'));
  return server;
}
