import { createClient, type InStatement } from '@libsql/client';
import type { Browser, BrowserContext } from '@playwright/test';
import { freePort } from '../../scripts/commands/lib/free-port';
import { startService } from '../../scripts/commands/lib/start-service';
import { superUser } from '../../service/database/seed/demo-accounts';
import { fixedIdentifier } from '../../service/database/seed/fixed-identifiers';
import { signedInState } from '../support/pages/sign-in';

/** How many records a service has beside those of the demo. */
interface Extent {
  /** Clients, POS Core instances and integration servers, of each as many. */
  servers: number;
  organisations: number;
}

/**
 * So few that each list has just 20 or more, also that of each type of integration servers, and as
 * many as a large platform has.
 */
export const some: Extent = { servers: 80, organisations: 20 };
export const many: Extent = { servers: 2_000, organisations: 10_000 };

/** The organisation with the additional ones below it, so that the tree shows as many roots. */
export const dealer = '2d000000-0000-4000-8000-000000000000';
/** The last of the first 20 additional organisations, which refers to records beyond the first. */
export const sample = '2d000000-0000-4000-8000-000000000020';

const firstPort = Number(process.env.E2E_PORT ?? 4273) + 7;

/** Starts a service of this extent, and opens a window of a signed-in super user on it. */
export async function openFilled(
  browser: Browser,
  extent: Extent,
): Promise<{ context: BrowserContext; close: () => Promise<void> }> {
  const port = await freePort(firstPort);
  const server = await startService({ port, fill: (file) => fill(file, extent) });
  const storageState = await signedInState(browser, server.origin, superUser);
  const context = await browser.newContext({ baseURL: server.origin, storageState });
  const close = async () => {
    await context.close();
    await server.stop();
  };
  return { context, close };
}

const idOf = (kind: string, index: number) =>
  `${kind}000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const nameOf = (word: string, index: number) => `Xtra ${word} ${String(index).padStart(5, '0')}`;

async function fill(databaseFile: string, { servers, organisations }: Extent): Promise<void> {
  const client = createClient({ url: `file:${databaseFile}` });
  // The service has the file open as well, so a write may have to wait.
  await client.execute('PRAGMA busy_timeout = 10000');
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  await client.batch(
    [
      ...numbers(servers).flatMap(serverRows),
      organisationRow(dealer, 'XTRA', 'Xtra Dealer', fixedIdentifier('organisation', 1)),
      ...numbers(organisations).map((index) =>
        organisationRow(idOf('2d', index), `XTRA${index}`, nameOf('Outlet', index), dealer),
      ),
    ],
    'write',
  );
  client.close();
}

function serverRows(index: number): InStatement[] {
  const uri = `https://server-${index}.demo.test`;
  return [
    {
      sql: `insert into clients (client_id, name, description, homepage, allow_password_grant,
            allow_remote_ordering_grant, redirect_uris, date_time_created, name_folded)
            values (?1, ?2, '', ?3, 0, 0, '[]', 0, lower(?2))`,
      args: [`xtra-${index}`, nameOf('Client', index), uri],
    },
    {
      sql: `insert into pos_core_instances (pos_core_instance_id, name, uri, name_folded)
            values (?1, ?2, ?3, lower(?2))`,
      args: [idOf('3d', index), nameOf('Core', index), uri],
    },
    {
      sql: `insert into integration_servers (integration_server_instance_id, name, uri,
            integration_server_instance_type, test_instance, name_folded)
            values (?1, ?2, ?3, ?4, 0, lower(?2))`,
      args: [idOf('3e', index), nameOf('Server', index), uri, (index % 4) + 1],
    },
  ];
}

const organisationRow = (id: string, code: string, name: string, parent: string): InStatement => ({
  sql: `insert into organisations (organisation_id, organisation_code, name, organisation_type,
        parent_organisation_id, pos_core_instance_id, active, initialised, date_time_created,
        organisation_code_folded, name_folded)
        values (?1, ?2, ?3, 2, ?4, ?5, 1, 1, 0, lower(?2), lower(?3))`,
  args: [id, code, name, parent, idOf('3d', 20)],
});
