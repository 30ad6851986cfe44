import { eq } from 'drizzle-orm';
import { anyText } from '../../database/any-text';
import { listInPortions } from '../../database/list-in-portions';
import { organisations } from '../../database/schema/organisations';
import { posCoreInstances } from '../../database/schema/servers';
import { commitBatch } from '../apply-batch';
import { handler } from '../handler';
import { readList } from '../list-search';
import { organisationRecord } from '../organisations/record';
import { applyPosCoreInstanceBatch, toPosCoreInstance } from './batch';

const byName = [posCoreInstances.nameFolded, posCoreInstances.posCoreInstanceID];
const missing = 'The POS Core instance does not exist.';

export const listPosCoreInstances = handler(
  'listPosCoreInstances',
  'super-user',
  async ({ database }) => {
    const rows = await database
      .select()
      .from(posCoreInstances)
      .orderBy(...byName);
    return { status: 200, body: rows.map(toPosCoreInstance) };
  },
);

export const getPosCoreInstance = handler(
  'getPosCoreInstance',
  'super-user',
  async ({ database, params }) => {
    const [row] = await database
      .select()
      .from(posCoreInstances)
      .where(eq(posCoreInstances.posCoreInstanceID, params.id));
    return row ? { status: 200, body: toPosCoreInstance(row) } : { status: 404, body: missing };
  },
);

export const listPosCoreInstanceValues = handler(
  'listPosCoreInstanceValues',
  'super-user',
  async ({ database, query }) => {
    const { posCoreInstanceID: id, name } = posCoreInstances;
    const body = await readList(
      query,
      { id, texts: [posCoreInstances.nameFolded] },
      (where, limit) =>
        database
          .select({ key: anyText(id), value: name })
          .from(posCoreInstances)
          .where(where)
          .orderBy(...byName)
          .limit(limit),
    );
    return { status: 200, body };
  },
);

export const listPosCoreLinkedOrganisations = handler(
  'listPosCoreLinkedOrganisations',
  'super-user',
  async ({ database, params }) => {
    const { posCoreInstanceID } = posCoreInstances;
    if ((await database.$count(posCoreInstances, eq(posCoreInstanceID, params.id))) === 0) {
      return { status: 404, body: missing };
    }
    const body = listInPortions(database, {
      from: organisations,
      where: eq(organisations.posCoreInstanceID, params.id),
      order: [organisations.nameFolded, organisations.organisationID],
      record: organisationRecord,
    });
    return { status: 200, body };
  },
);

export const commitPosCoreInstances = handler(
  'commitPosCoreInstances',
  'super-user',
  async (request) => {
    const { body, caller, secretKeys } = request;
    const { changes, deletes } = await commitBatch(request, (transaction) =>
      applyPosCoreInstanceBatch(transaction, body, caller, secretKeys),
    );
    return { status: 200, body: { changes: changes.map(toPosCoreInstance), deletes } };
  },
);
