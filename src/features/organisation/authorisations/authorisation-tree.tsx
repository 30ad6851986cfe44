import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { type ApplicationPackage, versionAuthorisationQueries } from '~/api/version-authorisations';
import { PackageIcon } from '~/components/package-icon';
import { useLazyTree } from '~/components/record-tree/use-lazy-tree';
import classes from './authorisation-tree.module.css';
import {
  type AuthorisationNode,
  authorisationNodes,
  badgesOf,
  type CountBadge,
  childApplications,
  nodeId,
  orgsText,
  versionGroups,
  versionNodes,
} from './child-authorisations';

const nodesOf = (packages: ApplicationPackage[], { application }: AuthorisationNode) =>
  versionNodes(application, versionGroups(application, packages));

// When the packages fail to load, the children are the versions that the rows name.
const nodesOfFailed = ({ application }: AuthorisationNode) =>
  versionNodes(application, versionGroups(application, undefined));

/**
 * Provides the tree of apps with their versions, newest first
 * (docs/product/versions-and-health.md#authorisation-tree). It loads the packages of an application when the
 * user expands or selects the application for the first time. A selection expands the application.
 * An application that is the only one starts expanded.
 */
export function useAuthorisationTree(orgId: string, selectedApp: string | undefined) {
  const rows = useQuery(versionAuthorisationQueries.children(orgId));
  const applications = useMemo(() => childApplications(rows.data ?? []), [rows.data]);
  const roots = useMemo(() => authorisationNodes(applications), [applications]);
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
    path: useMemo(() => roots.map(({ id }) => id).filter((id) => id === shownId), [roots, shownId]),
  });
  const treeProps = { ...tree.treeProps, label: 'Applications', renderIcon, renderDetails };
  return { ...tree, treeProps, rows };
}

export type AuthorisationTree = ReturnType<typeof useAuthorisationTree>;

/**
 * The badges of a row (docs/product/versions-and-health.md#authorisation-badges): Latest, and the
 * number of its organisations.
 */
export function VersionBadges(props: { isLatest: boolean; badges: readonly CountBadge[] }) {
  return (
    <span className={classes.badges}>
      {props.isLatest ? <span className={classes.latest}>Latest</span> : null}
      {props.badges.map((badge) => (
        <span
          key={badge.note}
          className={classes.badge}
          data-colour={badge.isLatest ? 'green' : 'warning'}
          data-note={badge.note}
        >
          {/* The sign makes the badge readable without its colour. */}
          <span className={classes.mark} aria-hidden="true">
            {badge.isLatest ? '✓' : '!'}
          </span>
          {orgsText(badge.count)}
          <span className={classes.hidden}>{badge.note.slice(orgsText(badge.count).length)}</span>
        </span>
      ))}
    </span>
  );
}

const renderIcon = ({ application, group }: AuthorisationNode) =>
  group ? null : <PackageIcon address={application.iconUri} />;

function renderDetails(node: AuthorisationNode) {
  const isLatest = node.group?.isLatest ?? false;
  const badges = badgesOf(node);
  return isLatest || badges.length > 0 ? (
    <VersionBadges isLatest={isLatest} badges={badges} />
  ) : null;
}
