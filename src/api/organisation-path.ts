import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { organisationLabelOf } from '~/domain/shown-name';
import { listedOrganisation } from './listed-organisation';
import { type Organisation, organisationQueries } from './organisations';

/**
 * An organisation of the list and those above it, itself first; nothing if the list lacks it.
 * @param isKnown whether the caller knows what is above an organisation; the path ends below it
 */
export const organisationPath = (orgId: string, isKnown: (id: string) => boolean) =>
  queryOptions({
    queryKey: [...organisationQueries.all(), 'path', orgId],
    queryFn: ({ client }) => readPath(orgId, isKnown, client),
  });

/** Reads them one by one: the whole list of a large platform is long. */
async function readPath(
  orgId: string,
  isKnown: (id: string) => boolean,
  client: QueryClient,
): Promise<Organisation[]> {
  const found: Organisation[] = [];
  let next: string | null = orgId;
  const isNew = (id: string) => found.every(({ organisationID }) => organisationID !== id);
  // A cycle of parents ends the path.
  while (next && !isKnown(next) && isNew(next)) {
    const id: string = next;
    const answer = await client.fetchQuery(listedOrganisation(id));
    const one = answer.find(({ organisationID }) => organisationID === id);
    if (!one) break;
    found.push(one);
    next = one.parentOrganisationID;
  }
  return found;
}

/** Returns the name of a file with records of an organisation, if the frame of the page knows which it is. */
export function useFileName(what: string, orgId: string): string {
  const { data } = useQuery({ ...listedOrganisation(orgId), enabled: false });
  return data ? `${what} of ${organisationLabelOf(data)}` : what;
}
