import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSqld } from '../../../scripts/commands/lib/start-sqld';
import { demoAccounts, demoPassword } from '../../../service/database/seed/demo-accounts';
import { sessionHeaders } from '../../../service/testing/signed-in';
import { fillDatabase, startOn } from './started-service';

/** A service on one kind of database. */
export interface Side {
  origin: string;
  /** The headers of a super user's calls. */
  headers: Record<string, string>;
}

/** The same demo data in a file, on a server, and on that server's replica. */
export interface Sides {
  file: Side;
  primary: Side;
  replica: Side;
  stop(): Promise<void>;
}

/** Starts three services as they are deployed, and their servers. */
export async function startSides(): Promise<Sides> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-servers-'));
  const ends: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  const side = async (databaseUrl: string): Promise<Side> => {
    const { origin, end } = await startOn(databaseUrl);
    ends.push(end);
    const headers = await sessionHeaders(origin, demoAccounts.superUser.email, demoPassword);
    return { origin, headers };
  };
  try {
    const file = `file:${join(folder, 'service.db')}`;
    const server = await startSqld({ folder: join(folder, 'primary') });
    ends.push(() => server.program.end());
    for (const url of [file, server.url]) await fillDatabase(url);
    const copy = await startSqld({ folder: join(folder, 'replica'), primary: server.grpcUrl });
    ends.push(() => copy.program.end());
    return {
      file: await side(file),
      primary: await side(server.url),
      replica: await side(copy.url),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
