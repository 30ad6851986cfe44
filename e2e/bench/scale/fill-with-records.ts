import { createClient } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { organisations } from '../../../service/database/schema/organisations';
import { clients, posCoreInstances } from '../../../service/database/schema/servers';
import { fixedIdentifier } from '../../../service/database/seed/fixed-identifiers';
import { OrganisationType } from '../../../src/domain/contract/enums.gen';

interface Counts {
  clients: number;
  instances: number;
  /** How many there are at least. */
  organisations: number;
}

const dateTimeCreated = new Date();
const many = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: Math.max(0, count) }, (_, index) => make(index));

const client = (index: number) => ({
  clientID: `bench-${index}`,
  name: `Bench client ${index}`,
  description: 'A client of the benchmark',
  homepage: `https://bench-${index}.demo.test`,
  allowPasswordGrant: false,
  allowRemoteOrderingGrant: false,
  redirectUris: [],
  dateTimeCreated,
});

// Nothing listens there, and no page asks it, since it has no address of a version.
const instance = (index: number) => ({
  name: `Bench instance ${index}`,
  uri: `https://bench-${index}.instances.test`,
});

const fixed = (index: number) => fixedIdentifier('organisation', 100_000 + index);
const dealers = 100;

/** A dealer below the root, with 100 dealers below it, which share the licensees. */
const organisation = (index: number) => ({
  organisationID: fixed(index),
  organisationCode: `BENCH${index}`,
  name: `Bench organisation ${index}`,
  organisationType: index <= dealers ? OrganisationType.Dealer : OrganisationType.Licensee,
  parentOrganisationID:
    index === 0
      ? fixedIdentifier('organisation', 1)
      : fixed(index <= dealers ? 0 : 1 + (index % dealers)),
  active: true,
  initialised: true,
  dateTimeCreated,
});

/** Adds records to a service's database until there are as many as asked for. */
export const fillWithRecords =
  (counts: Counts) =>
  async (databaseFile: string): Promise<void> => {
    const connection = createClient({ url: `file:${databaseFile}` });
    // The service has the file open as well, so a write may have to wait.
    await connection.execute('PRAGMA busy_timeout = 10000');
    const database = drizzle(connection);
    const missing = {
      clients: counts.clients - (await database.$count(clients)),
      instances: counts.instances - (await database.$count(posCoreInstances)),
      organisations: counts.organisations - (await database.$count(organisations)),
    };
    await database.transaction(async (transaction) => {
      for (const rows of inPortions(many(missing.clients, client))) {
        await transaction.insert(clients).values(rows);
      }
      for (const rows of inPortions(many(missing.instances, instance))) {
        await transaction.insert(posCoreInstances).values(rows);
      }
      for (const rows of inPortions(many(missing.organisations, organisation))) {
        await transaction.insert(organisations).values(rows);
      }
    });
    connection.close();
  };

function inPortions<T>(rows: readonly T[]): T[][] {
  const size = 500;
  return many(Math.ceil(rows.length / size), (index) =>
    rows.slice(index * size, (index + 1) * size),
  );
}
