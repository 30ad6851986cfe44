import { useEffect, useRef } from 'react';

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

/**
 * Provides the elements of a tree and its panel for the focus. On a narrow page the panel stands
 * below the tree: a selection in the tree moves the focus to the panel. A link moves no focus.
 * @param focusWithin moves the focus into the panel on every page, in place of its heading
 */
export function usePanelFocus(
  selectedId: string | undefined,
  focusWithin?: (heading: HTMLElement | null) => void,
) {
  const treePanel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const chosen = useRef<string>(undefined);
  useEffect(() => {
    if (selectedId === undefined || chosen.current !== selectedId) return;
    chosen.current = undefined;
    if (focusWithin) focusWithin(heading.current);
    else if (isBelow(treePanel.current, heading.current)) heading.current?.focus();
  }, [selectedId, focusWithin]);

  return {
    treePanel,
    heading,
    /** Notes that the person has selected this node in the tree. */
    follow: (id: string) => {
      chosen.current = id;
    },
    toTree: () => focusTree(treePanel.current),
    toHeading: () => heading.current?.focus({ preventScroll: true }),
  };
}

export type PanelFocus = ReturnType<typeof usePanelFocus>;
