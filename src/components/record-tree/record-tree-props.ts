import type { ReactNode } from 'react';
import type { ChildrenOf, TreeNode } from '~/domain/tree-model';

/** How the children of a node fare that are loaded when it is expanded. */
export type BranchState = 'loading' | Error;

export interface RecordTreeProps<Node extends TreeNode<Node>> {
  /** What the tree is called. */
  label: string;
  /** The roots. */
  nodes: readonly Node[];
  expandedIds: ReadonlySet<string>;
  onExpandedChange: (expandedIds: ReadonlySet<string>) => void;
  /** What is below a node, where it did not come with the node: see `useTreeBranches`. */
  childrenOf?: ChildrenOf<Node>;
  branchStates?: ReadonlyMap<string, BranchState>;
  /** Loads the children of a node again that could not be loaded. */
  onRetryBranch?: (id: string) => void;
  selectedId?: string | undefined;
  /** A click on a row, Enter or Space. Without it they expand and collapse. */
  onSelect?: (node: Node) => void;
  /** What stands before the name. */
  renderIcon?: (node: Node) => ReactNode;
  /**
   * Badges and buttons at the end of a row. Everything in it that takes the focus gets this
   * `tabIndex`, so that Tab reaches what is in the current row and no other. An element with
   * `data-note` shows these words on hover. Hand over a function that stays the same.
   */
  renderDetails?: (node: Node, tabIndex: 0 | -1) => ReactNode;
  /** For the height: a tree is as high as its rows and scrolls at its `max-height`. */
  className?: string;
}
