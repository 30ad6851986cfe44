import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContract } from '../../../../openapi/reader/contract-document';
import { createService, knownOrigins } from '../../../../service/create-service';
import { openDatabase } from '../../../../service/database/open-database';
import { keyLength, SecretKeys } from '../../../../service/database/secrets/secret-keys';
import { demoOptions } from '../../../../service/testing/demo-options';
import type { Backend } from '../backend';
import { addGuest } from './add-guest';
import { type InstanceServer, startInstances } from './instances';
import { PersonaSessions } from './persona-sessions';
import { serviceBackend } from './service-backend';
import { serviceLog } from './service-log';

interface StatefulOptions {
  contractFile: string;
  /** The mock's own origin, which the links in mails have. */
  origin: string;
  host: string;
  /** Answers as the mock does, so that an answer can be chosen for the calls to instances too. */
  serve: InstanceServer;
  log: (line: string) => void;
}

/**
 * Starts the reference service in this process, with the demo data in a temporary folder that `close`
 * removes. The service has no port: it answers what the mock forwards. No mail leaves it.
 */
export async function startStatefulBackend(options: StatefulOptions): Promise<Backend> {
  const { origin, log } = options;
  const now = () => new Date();
  const folder = await mkdtemp(join(tmpdir(), 'mock-records-'));
  const closing: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })];
  const close = async () => {
    for (const closeOne of closing.toReversed()) await closeOne();
  };
  try {
    const contract = readContract(options.contractFile);
    const instances = await startInstances({ ...options, contract, now });
    closing.push(instances.close);
    const databaseUrl = `file:${join(folder, 'service.db')}`;
    const database = await openDatabase({ url: databaseUrl, ownFolder: folder });
    const service = await createService({
      databaseUrl,
      database,
      dataDir: folder,
      ...demoOptions,
      secretKeys: new SecretKeys(randomBytes(keyLength)),
      origin,
      contract,
      posCoreUris: instances.uris,
      isStrict: true,
      now,
      log: serviceLog(log),
    });
    closing.push(service.close);
    await addGuest(database, now());
    const sessions = new PersonaSessions(database, now);
    return {
      ...serviceBackend({ service, sessions, instances }),
      connectOrigins: () => knownOrigins(database),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
