import { createHash } from 'node:crypto';
import type { Client } from '@libsql/client';
import { auditLogIndexTables } from '../database/audit-log-index';
import { fileOf } from './fresh-organisation';
import type { TestService } from './test-service';

/** The kinds of records that belong to an organisation, or that only it may know. */
export type RecordKind =
  | 'organisation'
  | 'organisationCode'
  | 'team'
  | 'teamMember'
  | 'link'
  | 'permissionGroup'
  | 'assignment'
  | 'serviceAccount'
  | 'invite'
  | 'outletNode'
  | 'acceptance'
  | 'user';

export type Records = Record<RecordKind, string>;

/** The statements that select the records of each kind in the organisations `organisation_ids`. */
const selections: Record<RecordKind, string> = {
  organisation: `select organisation_id from organisations
    where organisation_id in organisation_ids and initialised = 1`,
  organisationCode: `select organisation_code from organisations
    where organisation_id in organisation_ids and initialised = 1`,
  team: 'select team_id from teams where owner_organisation_id in organisation_ids',
  teamMember: `select team_user_link_id from team_members join teams using (team_id)
    where owner_organisation_id in organisation_ids`,
  link: `select organisation_user_link_id from organisation_user_links
    where organisation_id in organisation_ids and is_org_admin = 0`,
  permissionGroup: `select user_permission_group_id from permission_groups
    where organisation_id in organisation_ids and organisation_default = 0`,
  assignment: `select user_permission_group_assignment_id from permission_group_assignments
    join permission_groups using (user_permission_group_id)
    where organisation_id in organisation_ids`,
  serviceAccount: `select service_account_id from service_accounts
    where organisation_id in organisation_ids`,
  invite: `select organisation_user_invite_id from invites
    where organisation_id in organisation_ids`,
  outletNode: `select node_id from outlet_nodes
    where organisation_id in organisation_ids and node_type = 2`,
  acceptance: `select application_package_acceptance_id from acceptances
    where organisation_id in organisation_ids`,
  user: `select user_id from organisation_user_links
    where organisation_id in organisation_ids and user_id is not null`,
};

/** The word in the names of all marked foreign records. */
export const secretWord = 'Secret';

// A marked name in an answer shows that the answer has a foreign record.
const marks = [
  `update organisations set name = 'Secret ' || organisation_code
    where organisation_id in organisation_ids`,
  `update teams set name = 'Secret ' || substr(team_id, 1, 20)
    where owner_organisation_id in organisation_ids`,
  `update permission_groups set name = 'Secret ' || substr(user_permission_group_id, 1, 20)
    where organisation_id in organisation_ids`,
  `update service_accounts set name = 'Secret account' where organisation_id in organisation_ids`,
  `update outlet_nodes set name = 'Secret place' where organisation_id in organisation_ids`,
  `update invites set email = 'Secret@invited.test', sender_name = 'Secret sender'
    where organisation_id in organisation_ids`,
  `update users set full_name = 'Secret person', email = 'Secret' || user_id
    where user_id in (select user_id from organisation_user_links
      where organisation_id in organisation_ids)
    and user_id not in (select user_id from organisation_user_links
      where user_id is not null and organisation_id not in organisation_ids)
    and user_id not in (select user_id from team_members join teams using (team_id)
      where owner_organisation_id not in organisation_ids)`,
];

/** A statement that selects the ids of some organisations. */
interface Selection {
  sql: string;
  args: Record<string, string>;
}

/** Selects the organisations neither above nor below one, without templates: these are for all. */
const unrelatedTo = (own: string): Selection => ({
  sql: `select organisation_id from organisations
    where organisation_type not in (3, 4, 5)
    and organisation_id not in
      (select descendant_id from organisation_closure where ancestor_id = :own)
    and organisation_id not in
      (select ancestor_id from organisation_closure where descendant_id = :own)`,
  args: { own },
});

const directlyBelow = (own: string, except: readonly string[]): Selection => ({
  sql: `select organisation_id from organisations where parent_organisation_id = :own
    and organisation_id not in (select value from json_each(:except))`,
  args: { own, except: JSON.stringify(except) },
});

/** Gives the records of unrelated organisations names that a test can find in answers. */
export function markForeignRecords(service: TestService, own: string): Promise<void> {
  return withDatabase(service, async (client) => {
    for (const mark of marks) await client.execute(statement(unrelatedTo(own), mark));
  });
}

/** Finds a record of each kind of an unrelated organisation, after `markForeignRecords`. */
export function foreignRecords(service: TestService, own: string): Promise<Records> {
  return findRecords(service, unrelatedTo(own), {
    ...selections,
    user: "select user_id from users where full_name = 'Secret person'",
  });
}

/** Finds a record of each kind of one of the organisations directly below. */
export function recordsBelow(
  service: TestService,
  own: string,
  except: readonly string[],
): Promise<Records> {
  return findRecords(service, directlyBelow(own, except), selections);
}

function findRecords(
  service: TestService,
  organisations: Selection,
  from: Record<RecordKind, string>,
): Promise<Records> {
  return withDatabase(service, async (client) => {
    const found: Partial<Records> = {};
    for (const kind of Object.keys(from) as RecordKind[]) {
      const select = `${from[kind]} order by 1 limit 1`;
      const { rows } = await client.execute(statement(organisations, select));
      const id = rows[0]?.[0];
      if (typeof id !== 'string') throw new Error(`There is no foreign record of kind ${kind}.`);
      found[kind] = id;
    }
    return found as Records;
  });
}

const statement = ({ sql, args }: Selection, rest: string) => ({
  sql: `with organisation_ids as (${sql}) ${rest}`,
  args,
});

// Tables that change by themselves, and tables that no call of an organisation changes.
const otherTables = [
  'sessions',
  'user_last_seen',
  'audit_log_entries',
  'audit_log_names',
  'attempt_counts',
  'known_devices',
  'monthly_statistics',
  'client_application_states',
];

/** Detects changes in the database of a service. */
export class DatabaseWatch {
  readonly #client: Client;
  #version: unknown;
  #fingerprint = '';

  constructor(service: TestService) {
    this.#client = fileOf(service);
  }

  /** Returns a hash of all watched tables, which differs after any change. */
  async fingerprint(): Promise<string> {
    // Reading all tables is slow. SQLite's data_version tells whether another connection committed.
    const { rows } = await this.#client.execute('pragma data_version');
    const version = rows[0]?.[0];
    if (version !== this.#version) {
      this.#version = version;
      this.#fingerprint = await fingerprintOf(this.#client);
    }
    return this.#fingerprint;
  }

  close(): void {
    this.#client.close();
  }
}

async function fingerprintOf(client: Client): Promise<string> {
  const { rows: tables } = await client.execute(
    `select name from sqlite_master where type = 'table' and name not like '\\_%' escape '\\'
      and name not like 'sqlite\\_%' escape '\\' and name not glob '${auditLogIndexTables}'
      order by name`,
  );
  const hash = createHash('sha256');
  for (const { name } of tables) {
    if (otherTables.includes(String(name))) continue;
    const { rows } = await client.execute(`select * from "${name}" order by 1, 2`);
    hash.update(JSON.stringify([name, rows.map((row) => Object.values(row))]));
  }
  return hash.digest('hex');
}

async function withDatabase<T>(service: TestService, work: (client: Client) => Promise<T>) {
  const client = fileOf(service);
  try {
    return await work(client);
  } finally {
    client.close();
  }
}
