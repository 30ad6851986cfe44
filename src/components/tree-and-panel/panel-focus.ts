/** Whether the panel stands below the tree, as on a narrow screen. */
export function isBelow(tree: Element | null, panel: Element | null): boolean {
  if (!tree || !panel) return false;
  return panel.getBoundingClientRect().top >= tree.getBoundingClientRect().bottom;
}

/** Scrolls back to the tree of a tree panel and focuses its current row. */
export function focusTree(panel: HTMLElement | null): void {
  panel?.scrollIntoView();
  panel
    ?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')
    ?.focus({ preventScroll: true });
}
