import type { ReactNode } from 'react';
import type { TreeNode } from '~/domain/tree-model';

/**
 * The state of a node whose children load when it is expanded: loading, or the error of the load.
 */
export type BranchState = 'loading' | Error;

export interface RecordTreeProps<Node extends TreeNode<Node>> {
  /** The accessible name of the tree. */
  label: string;
  /** The root nodes. */
  nodes: readonly Node[];
  expandedIds: ReadonlySet<string>;
  onExpandedChange: (expandedIds: ReadonlySet<string>) => void;
  /** The states of the branches that are not loaded; see `useLazyTree`. */
  branchStates?: ReadonlyMap<string, BranchState>;
  /** Loads the children of a node again after a failure. */
  onRetryBranch?: (id: string) => void;
  selectedId?: string | undefined;
  /** A click on a row, Enter or Space calls it. Without it they expand and collapse. */
  onSelect?: (node: Node) => void;
  /** Returns the icon before the name. */
  renderIcon?: (node: Node) => ReactNode;
  /**
   * Returns badges and buttons for the end of a row. Every focusable element in it gets this
   * `tabIndex`, so that Tab reaches the elements of the current row only. An element with
   * `data-note` shows that text on hover. The function has to keep its identity between renders.
   */
  renderDetails?: (node: Node, tabIndex: 0 | -1) => ReactNode;
  /** For the height. A tree is as high as its rows and scrolls at its `max-height`. */
  className?: string;
}
