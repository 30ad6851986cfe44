import { queryOptions } from '@tanstack/react-query';
import { client, listOf } from './client';

export type { ApplicationAuthorisation } from './schema.gen';

/** The applications of the platform and who may use which version of them. */
export const versionAuthorisationQueries = {
  all: (orgId: string) => ['version-authorisations', orgId] as const,
  /** What the organisation itself may use (GET /api/organisation/{orgId}/authorisations). */
  own: (orgId: string) =>
    queryOptions({
      queryKey: [...versionAuthorisationQueries.all(orgId), 'own'],
      queryFn: ({ signal }) =>
        listOf(
          client.GET('/api/organisation/{orgId}/authorisations', {
            params: { path: { orgId } },
            signal,
          }),
        ),
    }),
};
