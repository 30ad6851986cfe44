import { IconSettings } from '@tabler/icons-react';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import {
  type LinkedOrganisation,
  type LinkedOrganisationNode,
  linkedOrganisationTree,
  parentIds,
} from '~/domain/tree-model';
import { LoadingOverlay } from '../loading-overlay/loading-overlay';
import { StaleNotice } from '../notices/retry-notice';
import { Panel } from '../panel/panel';
import { RecordTree } from '../record-tree/record-tree';
import { TextLink } from '../text-link';
import classes from './linked-organisations.module.css';

interface LinkedOrganisationsProps<Item, Key extends QueryKey> {
  /** Reads the organisations of a stored server. */
  query: UseQueryOptions<Item[], Error, Item[], Key>;
  /** A server that is not stored yet has no organisations. */
  isCreating: boolean;
}

const title = 'Linked Organisations';
/**
 * The organisations that use a server, each with a link to its own page
 * (docs/product/administration.md#linked-organisations).
 */
export function LinkedOrganisations<Item extends LinkedOrganisation, Key extends QueryKey>(
  props: LinkedOrganisationsProps<Item, Key>,
) {
  const { query, isCreating } = props;
  const linked = useQuery({ ...query, enabled: !isCreating });
  const nodes = useMemo(() => linkedOrganisationTree(linked.data ?? []), [linked.data]);
  const parents = useMemo(() => [...parentIds(nodes)], [nodes]);
  const [collapsedIds, setCollapsedIds] = useState<readonly string[]>([]);
  const expandedIds = useMemo(
    () => new Set(parents.filter((id) => !collapsedIds.includes(id))),
    [parents, collapsedIds],
  );
  const count = linked.data?.length ?? 0;

  return (
    <Panel title={title} count={count}>
      <StaleNotice read={linked} />
      <LoadingOverlay
        isLoading={linked.isLoading}
        error={linked.data ? null : linked.error}
        onRetry={() => linked.refetch()}
      >
        {count > 0 ? (
          <RecordTree
            className={classes.tree}
            label={title}
            nodes={nodes}
            expandedIds={expandedIds}
            onExpandedChange={(next) => setCollapsedIds(parents.filter((id) => !next.has(id)))}
            renderDetails={configureLink}
          />
        ) : isCreating || linked.data ? (
          <p className={classes.empty}>No linked organisations</p>
        ) : null}
      </LoadingOverlay>
    </Panel>
  );
}

const configureLink = ({ name, id }: LinkedOrganisationNode, tabIndex: 0 | -1) => (
  <TextLink
    to="/organisation/$orgId"
    params={{ orgId: id }}
    className={classes.configure}
    tabIndex={tabIndex}
    aria-label={`Configure ${name || id}`}
  >
    <IconSettings size="0.875rem" aria-hidden="true" />
    Configure
  </TextLink>
);
