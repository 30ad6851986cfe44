import { inArray } from 'drizzle-orm';
import type { EntityLookupMatch, EntityLookupOrganisation } from '../../../src/api/schema.gen';
import { exactly } from '../../../src/domain/contract/exact';
import { foldedText, storedText } from '../../../src/domain/stored-text';
import { lengthOf } from '../../../src/domain/text-limit';
import type { Database } from '../../database/open-database';
import { organisations } from '../../database/schema/organisations';
import { handler } from '../handler';
import { longestSearchText } from '../text-pattern';
import { entityKinds, type FoundEntity, findById, findByName } from './search';

/** The contract sets this limit. */
const mostMatches = 100;

export const lookUpEntities = handler(
  'lookUpEntities',
  'super-user',
  async ({ database, query }) => {
    const text = storedText(query.filter);
    if (text === '' || lengthOf(text) > longestSearchText) return { status: 200, body: [] };
    const found = await findEntities(database, text);
    const known = await readOrganisations(database, found);
    const body = found.map(
      ({ type, entityID, name, organisationID }): EntityLookupMatch => ({
        type,
        entityID,
        name,
        organisation: known.get(organisationID ?? '') ?? null,
      }),
    );
    return { status: 200, body };
  },
  { filter: true },
);

/**
 * Finds at most 100 records. Those that the text identifies come first, so that many matching names
 * do not displace them. The search by name runs only while there is room.
 */
async function findEntities(database: Database, text: string): Promise<FoundEntity[]> {
  const found = new Map<string, FoundEntity>();
  const add = (entities: FoundEntity[]) => {
    for (const entity of entities) {
      if (found.size < mostMatches) found.set(`${entity.type} ${entity.entityID}`, entity);
    }
  };
  for (const kind of entityKinds) add(await findById(database, kind, text, mostMatches));
  for (const kind of entityKinds) {
    // A record that its id found may match by name again: the key makes it one.
    if (found.size < mostMatches) add(await findByName(database, kind, text, mostMatches));
  }
  return [...found.values()].sort(
    (a, b) => a.type - b.type || compare(foldedText(a.name), foldedText(b.name)),
  );
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

async function readOrganisations(database: Database, found: readonly FoundEntity[]) {
  const ids = new Set(found.flatMap(({ organisationID }) => organisationID ?? []));
  const rows = await database
    .select({
      organisationID: organisations.organisationID,
      organisationName: organisations.name,
      organisationCode: organisations.organisationCode,
      kapow: organisations.kapow,
    })
    .from(organisations)
    .where(inArray(organisations.organisationID, [...ids]));
  const known = exactly<EntityLookupOrganisation[]>()(rows);
  return new Map(known.map((row) => [row.organisationID, row]));
}
