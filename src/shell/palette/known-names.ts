import type { QueryClient } from '@tanstack/react-query';
import { isRecord, type Json } from '~/domain/known-value';
import type { Session } from '~/session/session';

/** Returns the name of an organisation, if the session or a list that was read has it. */
export function cachedOrganisationName(
  queryClient: QueryClient,
  { organisation }: Session,
  orgId: string,
): string | undefined {
  if (organisation?.organisationID === orgId) return organisation.name;
  const lists = queryClient.getQueriesData<Json>({ queryKey: ['organisations'] });
  for (const [, list] of lists) {
    const found = Array.isArray(list)
      ? list.find((each) => isRecord(each) && each.organisationID === orgId)
      : undefined;
    if (typeof found?.name === 'string') return found.name;
  }
  return undefined;
}

/**
 * Returns the name of a record whose edit page has read it. The key of such a query ends with the
 * parameters of its call, and the names of records have one of two fields.
 */
export function cachedRecordName(queryClient: QueryClient, id: string): string | undefined {
  const records = queryClient.getQueriesData<Json>({
    predicate: ({ queryKey }) => {
      const params = queryKey.at(-1);
      return isRecord(params) && isRecord(params.path) && params.path.id === id;
    },
  });
  for (const [, record] of records) {
    const name = isRecord(record) ? record.fullName || record.name : undefined;
    if (typeof name === 'string' && name !== '') return name;
  }
  return undefined;
}
