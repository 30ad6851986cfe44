import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { listedOrganisation } from './listed-organisation';
import { type Organisation, organisationQueries } from './organisations';

/** An organisation of the list and those above it, itself first; nothing if the list lacks it. */
export const organisationPath = (orgId: string) =>
  queryOptions({
    queryKey: [...organisationQueries.all(), 'path', orgId],
    queryFn: ({ client }) => readPath(orgId, client),
  });

/** Reads them one by one: the whole list of a large platform is long. */
async function readPath(orgId: string, client: QueryClient): Promise<Organisation[]> {
  const found: Organisation[] = [];
  let next: string | null = orgId;
  // A cycle of parents ends the path.
  while (next && found.every(({ organisationID }) => organisationID !== next)) {
    const id: string = next;
    const answer = await client.fetchQuery(listedOrganisation(id));
    const one = answer.find(({ organisationID }) => organisationID === id);
    if (!one) break;
    found.push(one);
    next = one.parentOrganisationID;
  }
  return found;
}
