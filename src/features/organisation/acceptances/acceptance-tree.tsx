import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { inWords } from '~/api/failure-words';
import { screenWords } from '~/api/screen-words';
import { type AcceptanceTreeNode, versionAcceptanceQueries } from '~/api/version-acceptances';
import { PackageIcon } from '~/components/package-icon';
import { rootIds, useLazyTree } from '~/components/record-tree/use-lazy-tree';
import { useDateTimeText, useNow } from '~/components/use-date-time-text';
import { loadedRecords } from '~/domain/lists';
import {
  type AcceptanceNode,
  acceptanceNodes,
  pathTo,
  type VersionEntry,
} from './acceptance-nodes';
import classes from './acceptance-tree.module.css';
import { selectedIdOf } from './acceptances-search';
import { momentOf } from './not-before';

const from = '/_signed-in/organisation/$orgId/acceptances';

/** Provides the tree of apps, versions and acceptances, and its selection. */
export function useAcceptanceTree() {
  const { orgId } = useParams({ from });
  const search = useSearch({ from });
  const navigate = useNavigate({ from: '/organisation/$orgId/acceptances' });
  const query = useQuery(versionAcceptanceQueries.tree(orgId));
  const roots = useMemo(() => acceptanceNodes(loadedRecords(query.data)), [query.data]);
  const tree = useLazyTree({
    roots,
    branchQuery: useCallback((id: string) => branchQuery(orgId, id), [orgId]),
    nodesOf,
    wordsOf,
    firstExpanded: rootIds,
    selectedId: selectedIdOf(search),
    path: useMemo(() => pathTo(search, roots), [search, roots]),
  });
  const treeProps = { ...tree.treeProps, label: 'Applications', renderIcon, renderDetails };
  return { ...tree, treeProps, query, orgId, search, navigate };
}

export type AcceptanceTree = ReturnType<typeof useAcceptanceTree>;

function branchQuery(orgId: string, id: string) {
  const [prefix, key = ''] = id.split(':');
  if (prefix === 'old') return versionAcceptanceQueries.oldVersions(orgId, key);
  return prefix === 'version' ? versionAcceptanceQueries.acceptances(orgId, key) : undefined;
}

const nodesOf = (answer: AcceptanceTreeNode[], parent: AcceptanceNode) =>
  acceptanceNodes(answer, parent.address);

const wordsOf = (error: Error) => inWords(error, screenWords.acceptance.load);

/** Shows how far a version is accepted, by a sign, a colour and a text. */
export const AcceptanceBadge = ({ state }: Pick<VersionEntry, 'state'>) => (
  <span className={classes.badge} data-state={state}>
    {state}
  </span>
);

const renderIcon = ({ entry, iconUri }: AcceptanceNode) =>
  entry.entityType === 'application' ? <PackageIcon address={iconUri} /> : null;

function renderDetails({ entry }: AcceptanceNode) {
  if (entry.entityType === 'version') return <AcceptanceBadge state={entry.state} />;
  if (entry.entityType === 'application' && entry.settings.autoAccept) {
    return <span className={classes.note}>Auto accept</span>;
  }
  if (entry.entityType !== 'acceptance') return null;
  const start = momentOf(entry.acceptance.notBefore);
  return start === undefined ? null : <Scheduled start={start} />;
}

function Scheduled({ start }: { start: number }) {
  const dateTimeText = useDateTimeText();
  const now = useNow();
  if (start <= now) return null;
  return (
    <span className={classes.note} data-note={`Takes effect on ${dateTimeText(start)}`}>
      Scheduled
    </span>
  );
}
