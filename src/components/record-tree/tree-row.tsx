import { memo, type ReactNode } from 'react';
import { shownName } from '~/domain/shown-name';
import type { TreeNode, TreeRow } from '~/domain/tree-model';
import classes from './record-tree.module.css';
import type { BranchState, RecordTreeProps } from './record-tree-props';

interface TreeRowProps<Node extends TreeNode<Node>>
  extends TreeRow<Node>,
    Pick<RecordTreeProps<Node>, 'renderIcon' | 'renderDetails'> {
  /** The prefix of the ids of this tree's elements. */
  treeId: string;
  branchState: BranchState | undefined;
  /** Undefined in a tree without a selection. */
  isSelected: boolean | undefined;
  /** The one row that Tab reaches. */
  isCurrent: boolean;
  index: number;
  top: number;
}

function Row<Node extends TreeNode<Node>>(props: TreeRowProps<Node>) {
  const { node, isExpanded, branchState } = props;
  const tabIndex = props.isCurrent ? 0 : -1;
  const nameId = `${props.treeId}-name-${props.index}`;
  const detailsId = `${props.treeId}-details-${props.index}`;
  const details: ReactNode = props.renderDetails?.(node, tabIndex);
  return (
    <div
      role="treeitem"
      aria-level={props.level}
      aria-setsize={props.siblings}
      aria-posinset={props.position}
      aria-expanded={isExpanded}
      aria-selected={props.isSelected}
      aria-busy={branchState === 'loading' || undefined}
      aria-labelledby={nameId}
      aria-describedby={details ? detailsId : undefined}
      tabIndex={tabIndex}
      data-index={props.index}
      className={classes.row}
      style={{ top: props.top }}
    >
      {isExpanded === undefined ? (
        <span className={classes.leaf} />
      ) : (
        <span className={classes.expander} data-expander aria-hidden="true" />
      )}
      {props.renderIcon ? <span className={classes.icon}>{props.renderIcon(node)}</span> : null}
      <span className={classes.name} id={nameId} data-cut>
        {shownName(node.name)}
        {node.nameSuffix ? <span className={classes.suffix}> {node.nameSuffix}</span> : null}
      </span>
      {branchState instanceof Error ? (
        <span className={classes.failure}>
          <span data-note={branchState.message} data-note-kind="error">
            Could not be loaded
          </span>
          <button type="button" className={classes.retry} tabIndex={tabIndex} data-retry>
            Retry
          </button>
        </span>
      ) : null}
      {details ? (
        <span className={classes.details} id={detailsId}>
          {details}
        </span>
      ) : null}
    </div>
  );
}

/** One row of a tree. React draws it again only when one of its props has changed. */
export const TreeRowElement = memo(Row) as typeof Row;
