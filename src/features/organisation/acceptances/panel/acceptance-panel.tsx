import { Button } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { wordedError } from '~/api/worded-error';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { PackageIcon } from '~/components/package-icon';
import type { AcceptanceNode } from '../model/acceptance-nodes';
import { AcceptanceBadge } from '../tree/acceptance-badge';
import type { AcceptanceTree } from '../tree/use-acceptance-tree';
import classes from './acceptance-panel.module.css';
import { SelectedEntry } from './selected-entry';

interface AcceptancePanelProps {
  orgId: string;
  tree: AcceptanceTree;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Leads back to the tree where it is not beside the panel. */
  onBack: () => void;
}

/** The right-hand panel of what is selected (section 2.5). */
export function AcceptancePanel({ orgId, tree, heading, onBack }: AcceptancePanelProps) {
  const { selected, selectedId } = tree;
  const state = selected?.entry.kind === 'version' ? selected.entry.state : undefined;
  return (
    <section className={classes.panel} aria-labelledby="acceptance-panel-heading">
      <div className={classes.top}>
        <div className={classes.title}>
          <span className={classes.name}>
            {selected?.entry.kind === 'application' ? (
              <PackageIcon address={selected.iconUri} size={22} />
            ) : null}
            <h2
              id="acceptance-panel-heading"
              ref={heading}
              tabIndex={-1}
              className={classes.heading}
            >
              {titleOf(selected)}
            </h2>
          </span>
          {state ? <AcceptanceBadge state={state} /> : null}
        </div>
        {selectedId === undefined ? null : (
          <Button
            className={classes.back}
            variant="subtle"
            leftSection={<IconArrowUp size={14} aria-hidden="true" />}
            onClick={onBack}
          >
            Back to the tree
          </Button>
        )}
      </div>
      <LoadingOverlay
        isLoading={!selected && tree.isSelectionLoading}
        error={tree.selectionError}
        errorText="Unable to fetch acceptances"
        message={
          tree.selectionError ? wordedError('', tree.selectionError.cause).message : undefined
        }
        onRetry={tree.retrySelection}
      >
        {selected ? (
          <SelectedEntry key={selected.id} orgId={orgId} node={selected} tree={tree} />
        ) : (
          <p className={classes.hint}>
            {selectedId === undefined
              ? 'Select an application, a version or an acceptance.'
              : 'There is no such entry here. It may not be authorised any more.'}
          </p>
        )}
      </LoadingOverlay>
    </section>
  );
}

function titleOf(node: AcceptanceNode | undefined): string {
  if (!node) return 'Details';
  if (node.entry.kind === 'version') return node.entry.title || 'Version';
  if (node.entry.kind === 'acceptance') {
    const isForAll = node.entry.acceptance.rootNodeID === null;
    return `Acceptance for ${isForAll ? 'all nodes' : node.name || 'one node'}`;
  }
  return node.name || 'Without a name';
}
