import { queryOptions } from '@tanstack/react-query';
import {
  filterOrganisationTree,
  listChildOrganisationNodes,
  listRootOrganisationNodes,
} from './answers/organisation-tree.gen';
import { client, resultOf } from './client';

export type { OrganisationTreeNode } from './schema.gen';

/** The tree of the organisations page (GET /api/OrganisationTree and those below it). */
export const organisationTreeQueries = {
  all: () => ['organisation-tree'] as const,
  /** The roots, with the descendants that the answer has. */
  roots: () =>
    queryOptions({
      queryKey: [...organisationTreeQueries.all(), 'roots'],
      queryFn: ({ signal }) =>
        resultOf(client.GET('/api/OrganisationTree', { signal }), listRootOrganisationNodes),
    }),
  /** The children of an organisation. */
  children: (id: string) =>
    queryOptions({
      queryKey: [...organisationTreeQueries.all(), 'children', id],
      queryFn: ({ signal }) =>
        resultOf(
          client.GET('/api/OrganisationTree/{id}', { params: { path: { id } }, signal }),
          listChildOrganisationNodes,
        ),
    }),
  /** The nodes that match a text, with all their ancestors. The text must not be empty. */
  filtered: (text: string) =>
    queryOptions({
      queryKey: [...organisationTreeQueries.all(), 'filtered', text],
      queryFn: ({ signal }) =>
        resultOf(
          client.GET('/api/OrganisationTree/filtered', {
            params: { query: { query: text } },
            signal,
          }),
          filterOrganisationTree,
        ),
    }),
};
