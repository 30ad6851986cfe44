import { clsx } from 'clsx';
import { memo, type ReactNode } from 'react';
import { ownMessageOf } from '~/domain/call-outcome';
import { shownName } from '~/domain/shown-name';
import type { TreeNode, TreeRow } from '~/domain/tree-model';
import classes from './record-tree.module.css';

/** The state of a node whose children load when it is expanded. */
export type BranchState = 'loading' | Error;

export interface RecordTreeProps<Node extends TreeNode<Node>> {
  label: string;
  nodes: readonly Node[];
  expandedIds: ReadonlySet<string>;
  onExpandedChange: (expandedIds: ReadonlySet<string>) => void;
  /** The states of the branches that are not loaded; see `useLazyTree`. */
  branchStates?: ReadonlyMap<string, BranchState>;
  /** Loads the children of a node again after a failure. */
  onRetryBranch?: (id: string) => void;
  selectedId?: string | undefined;
  /** The row that had the focus when a person left the page, to which they are back. */
  returnedId?: string | undefined;
  /** Gets the row to which the focus moves. */
  onMove?: (id: string) => void;
  /** A click on a row, Enter or Space calls it. Without it they expand and collapse. */
  onSelect?: (node: Node) => void;
  /** Returns the icon before the name. */
  renderIcon?: (node: Node) => ReactNode;
  /** Returns the classes of the icon before the name, if it is one of `row-icons`. */
  iconClassOf?: (node: Node) => string;
  /**
   * Returns badges and buttons for the end of a row. Every focusable element in it gets this
   * `tabIndex`, so that Tab reaches the elements of the current row only. An element with
   * `data-note` shows that text on hover. The function has to keep its identity between renders.
   */
  renderDetails?: (node: Node, tabIndex: 0 | -1) => ReactNode;
  detailsClassName?: string | undefined;
  /** For the height. A tree is as high as its rows and scrolls at its `max-height`. */
  className?: string;
}

interface TreeRowProps<Node extends TreeNode<Node>>
  extends TreeRow<Node>,
    Pick<
      RecordTreeProps<Node>,
      'renderIcon' | 'iconClassOf' | 'renderDetails' | 'detailsClassName'
    > {
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
  const iconClass = props.iconClassOf?.(node);
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
      {isExpanded === undefined ? null : (
        <span className={classes.expander} data-expander aria-hidden="true" />
      )}
      {props.renderIcon ? <span className={classes.icon}>{props.renderIcon(node)}</span> : null}
      <span
        className={iconClass ? clsx(classes.name, classes.named, iconClass) : classes.name}
        id={nameId}
        data-cut
        // A name of another direction is cut at its own end.
        dir="auto"
      >
        {shownName(node.name)}
        {node.nameSuffix ? <span className={classes.suffix}> {node.nameSuffix}</span> : null}
      </span>
      {branchState instanceof Error ? (
        <span className={classes.failure}>
          <span data-note={ownMessageOf(branchState)} data-note-kind="error">
            Could not be loaded
          </span>
          <button type="button" className={classes.retry} tabIndex={tabIndex} data-retry>
            Retry
          </button>
        </span>
      ) : null}
      {details ? (
        <span className={clsx(classes.details, props.detailsClassName)} id={detailsId}>
          {details}
        </span>
      ) : null}
    </div>
  );
}

/** One row of a tree. React draws it again only when one of its props has changed. */
export const TreeRowElement = memo(Row) as typeof Row;
