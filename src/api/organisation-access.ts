import { lacksEntries } from '~/domain/contract/did-not-come';
import { listAccessGrants } from './answers/access-grants.gen';
import {
  commitLinkAssignments,
  commitLinkRootNodes,
  commitLinks,
  listLinkAssignments,
  listLinkRootNodes,
  listLinks,
  listOrganisationUserValues,
} from './answers/organisation-access.gen';
import { query, refreshAfterCommit } from './calls';
import { offerUndo } from './offer-undo';
import { staleSummary } from './organisation-summary';
import { permissionGroupQueries } from './permission-groups';
import { newLastSeen, staleElsewhere } from './stale-elsewhere';
import { usePost, usePostEach } from './use-post';

export type * from './answers/access-grants.gen';
export type * from './answers/organisation-access.gen';

const all = (orgId: string) => ['links', orgId] as const;

/** The access links of an organisation, their permission groups and their outlet restrictions. */
export const linkQueries = {
  all,
  list: (orgId: string) => ({
    ...query(all(orgId), listLinks, { path: { orgId } }),
    // Teams and accepted invitations also add and remove links. This only avoids a second read when
    // a person points at a link and then follows it.
    staleTime: 5_000,
  }),
  assignments: (orgId: string, id: string) =>
    query(all(orgId), listLinkAssignments, { path: { orgId, id } }),
  rootNodes: (orgId: string, id: string) =>
    query(all(orgId), listLinkRootNodes, { path: { orgId, id } }, requireEach),
  /** What all of them give. A back end without this call answers 404, 405 or 501. */
  grants: (orgId: string) => ({
    ...query(all(orgId), listAccessGrants, { path: { orgId } }, (grants) => {
      for (const { rootNodeIDs } of grants) requireEach(rootNodeIDs);
      return grants;
    }),
    // A save of one access link does not make it stale.
    staleTime: 0,
  }),
};

/**
 * Requires each outlet restriction of a link. Without one of them the access would look wider, and its
 * copy would be wider.
 */
function requireEach<Nodes extends readonly unknown[]>(nodes: Nodes): Nodes {
  if (lacksEntries(nodes)) throw new Error('An outlet restriction did not come from the service.');
  return nodes;
}

/** The people to give access or add to a team: key (the user's id) and value (full name). */
export const organisationUserValuesQuery = (orgId: string) =>
  query(['organisation-user-values', orgId], listOrganisationUserValues, { path: { orgId } });

/** Adds, changes and deletes access links in one call. */
export const useCommitLinks = (orgId: string) =>
  usePost(
    commitLinks,
    { path: { orgId } },
    [
      staleElsewhere('links'),
      staleSummary(orgId),
      refreshAfterCommit(linkQueries, orgId),
      newLastSeen('organisationUserLinkID'),
    ],
    offerUndo('links', orgId, linkQueries.list(orgId)),
  );

/** Adds and removes permission groups of a link. */
export const useCommitLinkAssignments = (orgId: string) =>
  usePostEach(commitLinkAssignments, (id) => ({ path: { orgId, id } }), [
    (queryClient, id) => queryClient.invalidateQueries(linkQueries.assignments(orgId, id)),
    // Each permission group counts its assignments.
    (queryClient) => queryClient.invalidateQueries(permissionGroupQueries.list(orgId)),
  ]);

/** Adds and removes outlet restrictions of a link. */
export const useCommitLinkRootNodes = (orgId: string) =>
  usePostEach(commitLinkRootNodes, (id) => ({ path: { orgId, id } }), [
    (queryClient, id) => queryClient.invalidateQueries(linkQueries.rootNodes(orgId, id)),
  ]);
