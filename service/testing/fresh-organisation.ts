import { type Client, createClient } from '@libsql/client';
import type { Organisation } from '../../src/api/schema.gen';
import { fixedIdentifier } from '../database/seed/fixed-identifiers';
import type { TestService } from './test-service';

let made = 0;

/** Creates a licensee in the demo administrator's group that is not initialised yet. */
export async function freshOrganisation(
  service: TestService,
  fields: object = {},
): Promise<Organisation> {
  made += 1;
  const change = {
    organisationCode: `FRESH${made}`,
    name: `Fresh ${made}`,
    parentOrganisationID: fixedIdentifier('organisation', 3),
    posCoreInstanceID: fixedIdentifier('posCoreInstance', 1),
    ...fields,
  };
  const answer = await service.call('/api/organisation/batch', {
    as: 'superUser',
    body: { changes: [change], deletes: [] },
  });
  if (answer.status !== 200) throw new Error(`The organisation was not made: ${answer.status}`);
  return (await answer.json()).changes[0];
}

/** Opens the database file of a service directly. */
export function fileOf(service: TestService): Client {
  service.hasRowsOfTests = true;
  return createClient({ url: `file:${service.folder}/service.db` });
}

/** Reads everything that an initialisation writes from the database. */
export async function initialisationOf(database: Client, organisationID: string) {
  const rows = async (sql: string) =>
    (await database.execute({ sql, args: [organisationID] })).rows;
  const [organisation] = await rows(
    'select initialised, currency_code from organisations where organisation_id = ?',
  );
  return {
    initialised: organisation?.initialised,
    currencyCode: organisation?.currency_code,
    administrators: await rows(
      `select coalesce(team_id, user_id) as id from organisation_user_links
       where organisation_id = ? and is_org_admin = 1`,
    ),
    authorised: await rows('select application_id from authorisations where organisation_id = ?'),
    groups: await rows(
      `select name, organisation_default from permission_groups
       where organisation_id = ? order by name`,
    ),
    entries: await rows(
      `select message from audit_log_entries where organisation_id = ?
       order by audit_log_entry_id`,
    ),
  };
}
