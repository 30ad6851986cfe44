import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { type ApplicationPackage, versionAuthorisationQueries } from '~/api/version-authorisations';
import { PackageIcon } from '~/components/package-icon';
import { useLazyTree } from '~/components/record-tree/use-lazy-tree';
import spoken from '~/components/spoken.module.css';
import { loadedRecords } from '~/domain/lists';
import classes from './authorisation-tree.module.css';
import type { AuthorisationsSearch } from './authorisations-search';
import {
  type AuthorisationNode,
  badgesOf,
  childApplications,
  nodeId,
  nodeOf,
  orgsText,
  versionGroups,
} from './child-authorisations';

const from = '/_signed-in/organisation/$orgId/authorisations';

/** Provides the address of the page: the organisation, the selection and the choices. */
export function useAuthorisationsAddress() {
  const { orgId } = useParams({ from });
  const search = useSearch({ from });
  const navigate = useNavigate({ from: '/organisation/$orgId/authorisations' });
  // The latest search may be newer than the rendered one.
  const change = (changed: AuthorisationsSearch, options?: { replace: boolean }) =>
    void navigate({ search: (old) => ({ ...old, ...changed }), resetScroll: false, ...options });
  return { orgId, search, change };
}

const nodesOf = (packages: ApplicationPackage[] | undefined, { application }: AuthorisationNode) =>
  versionGroups(application, packages).map((group) => nodeOf(application, group));

// When the packages fail to load, the children are the versions that the rows name.
const nodesOfFailed = (node: AuthorisationNode) => nodesOf(undefined, node);

/**
 * Provides the tree of apps with their versions (docs/product/versions-and-health.md#authorisation-tree).
 * A selection expands its app. An app that is the only one starts expanded.
 */
export function useAuthorisationTree(orgId: string, selectedApp: string | undefined) {
  const rows = useQuery(versionAuthorisationQueries.children(orgId));
  const roots = useMemo(
    () => childApplications(loadedRecords(rows.data)).map((application) => nodeOf(application)),
    [rows.data],
  );
  const onlyRoot = roots.length === 1 ? roots[0] : undefined;
  const shownId = selectedApp === undefined ? onlyRoot?.id : nodeId(selectedApp);
  const tree = useLazyTree({
    roots,
    branchQuery: useCallback(
      (id: string) => versionAuthorisationQueries.packages(orgId, id.slice('app:'.length)),
      [orgId],
    ),
    nodesOf,
    nodesOfFailed,
    selectedId: shownId,
    path: useMemo(
      () => (roots.some(({ id }) => id === shownId) && shownId ? [shownId] : undefined),
      [roots, shownId],
    ),
  });
  const treeProps = { ...tree.treeProps, label: 'Applications', renderIcon, renderDetails };
  return { ...tree, treeProps, rows };
}

export const latestBadge = <span className={classes.latest}>Latest</span>;

const renderIcon = ({ application, group }: AuthorisationNode) =>
  group ? null : <PackageIcon address={application.iconUri} />;

/** The badges of a row (docs/product/versions-and-health.md#authorisation-badges). */
function renderDetails(node: AuthorisationNode) {
  const badges = badgesOf(node);
  return node.group?.isLatest || badges.length > 0 ? (
    <span className={classes.badges}>
      {node.group?.isLatest ? latestBadge : null}
      {badges.map(({ count, isLatest, note }) => (
        <span
          key={note}
          className={classes.badge}
          data-colour={isLatest ? 'green' : 'warning'}
          data-note={note}
        >
          {/* The sign makes the badge readable without its colour. */}
          <span className={classes.mark} aria-hidden="true">
            {isLatest ? '✓' : '!'}
          </span>
          {orgsText(count)}
          <span className={spoken.text}>{note.slice(orgsText(count).length)}</span>
        </span>
      ))}
    </span>
  ) : null;
}
