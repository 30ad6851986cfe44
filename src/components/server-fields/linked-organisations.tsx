import { IconSettings } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import {
  type LinkedOrganisation,
  type LinkedOrganisationNode,
  linkedOrganisationTree,
} from '~/domain/linked-organisation-tree';
import { parentIds } from '~/domain/tree-model';
import { LoadingOverlay } from '../loading-overlay/loading-overlay';
import { RecordTree } from '../record-tree/record-tree';
import { TextLink } from '../text-link';
import classes from './linked-organisations.module.css';

interface LinkedOrganisationsProps {
  /** Undefined until the call has answered. */
  organisations: readonly LinkedOrganisation[] | undefined;
  isLoading?: boolean;
  error?: Error | null;
  onRetry?: () => void;
}

const title = 'Linked Organisations';

/**
 * The organisations that use a server, each with a link to its own page
 * (docs/product/administration.md#linked-organisations).
 */
export function LinkedOrganisations(props: LinkedOrganisationsProps) {
  const { organisations } = props;
  const nodes = useMemo(() => linkedOrganisationTree(organisations ?? []), [organisations]);
  const [collapsedIds, setCollapsedIds] = useState<ReadonlySet<string>>(new Set());
  const parents = useMemo(() => parentIds(nodes), [nodes]);
  const expandedIds = useMemo(
    () => new Set([...parents].filter((id) => !collapsedIds.has(id))),
    [parents, collapsedIds],
  );
  const count = organisations?.length ?? 0;

  return (
    <section className={classes.section} aria-label={title}>
      <h2 className={classes.title}>
        {title}
        {count > 0 ? <span className={classes.count}>{count.toLocaleString()}</span> : null}
      </h2>
      <LoadingOverlay
        isLoading={props.isLoading}
        error={organisations ? null : props.error}
        onRetry={props.onRetry}
      >
        {organisations && count === 0 ? (
          <p className={classes.empty}>No linked organisations</p>
        ) : null}
        {count > 0 ? (
          <RecordTree
            className={classes.tree}
            label={title}
            nodes={nodes}
            expandedIds={expandedIds}
            onExpandedChange={(next) =>
              setCollapsedIds(new Set([...parents].filter((id) => !next.has(id))))
            }
            renderDetails={configureLink}
          />
        ) : null}
      </LoadingOverlay>
    </section>
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
    <IconSettings size={14} aria-hidden="true" />
    Configure
  </TextLink>
);
