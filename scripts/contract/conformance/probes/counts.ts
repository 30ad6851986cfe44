import type { Values } from '../calls/request-of';
import type { Finding } from '../checks/problem';
import { type Fields, fieldsOf, rowsOf } from '../records/fields-of';
import { valuesAlong } from '../records/values-along';
import type { Answer } from '../run';
import type { Scene } from './scene';

/** A number of an answer that another operation lists. */
interface Count {
  field: string;
  list: string;
  /** Which records of the list count; all of them by default. */
  isCounted?: (record: Fields) => boolean;
  /** For a number in each record of a list: what the records are called in the path of the other list. */
  of?: { parameter: string; field: string };
}

/** The numbers that a list shows. A number without a list that shows it is in none of them. */
const counts: Readonly<Record<string, readonly Count[]>> = {
  listTeams: [
    {
      field: 'totalMembers',
      list: 'listTeamMembers',
      of: { parameter: 'id', field: 'teamID' },
    },
  ],
  getAdminSummary: [
    { field: 'totalUsers', list: 'listUsers' },
    {
      field: 'totalActiveOrganisations',
      list: 'listOrganisations',
      isCounted: ({ active }) => active === true,
    },
    {
      field: 'totalInactiveOrganisations',
      list: 'listOrganisations',
      isCounted: ({ active }) => active === false,
    },
    { field: 'totalClients', list: 'listClients' },
    { field: 'totalPosCoreInstances', list: 'listPosCoreInstances' },
    { field: 'totalIntegrationServerInstances', list: 'listIntegrationServers' },
  ],
  getOrganisationSummary: [
    { field: 'totalPermissionGroups', list: 'listPermissionGroups' },
    { field: 'totalTeams', list: 'listTeams' },
    { field: 'totalLinks', list: 'listLinks' },
    { field: 'totalPendingInvitations', list: 'listPendingInvites' },
    { field: 'totalServiceAccounts', list: 'listServiceAccounts' },
  ],
};

// In how many records of a list the run looks for a number.
const mostCounted = 5;

/** Compares the numbers of an answer with the lists that they count. */
export async function requireCounts(scene: Scene, answer: Answer, values: Values): Promise<void> {
  for (const count of counts[answer.operationId] ?? []) {
    const found = await wrongCounts(scene, count, answer.body, values);
    if (found.length === 0) continue;
    // Somebody may have changed the list in between.
    const { body } = await scene.run.ask(answer.operationId, scene.person, { values });
    const again = await wrongCounts(scene, count, body, values);
    const isStill = ({ pointer }: Finding) => again.some((one) => one.pointer === pointer);
    for (const one of found.filter(isStill)) scene.run.report(answer, one);
  }
}

async function wrongCounts({ run, person }: Scene, count: Count, body: unknown, values: Values) {
  const { field, list, of, isCounted = () => true } = count;
  const records = of ? rowsOf(body).slice(0, mostCounted) : [fieldsOf(body)];
  const wrong: Finding[] = [];
  for (const [index, record] of records.entries()) {
    const told = valuesAlong(record, field)[0];
    if (told === undefined) continue;
    const { limit: _limit, ...whole } = values;
    const listed = of ? { ...whole, [of.parameter]: String(record[of.field]) } : whole;
    const { status, body: rows } = await run.ask(list, person, { values: listed });
    if (status !== 200 || !Array.isArray(rows)) continue;
    const number = rowsOf(rows).filter(isCounted).length;
    if (number === told) continue;
    const pointer = of ? `/${index}/${field}` : `/${field}`;
    wrong.push({ pointer, expected: `${number}, as ${list} has them`, found: String(told) });
  }
  return wrong;
}
