import { Button } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import classes from './tree-and-panel.module.css';

/** A tree beside the panel of its selected entry. In a narrow frame, the panel is below. */
export function TreeAndPanel(props: { className?: string | undefined; children: ReactNode }) {
  return (
    <div className={classes.frame}>
      <div className={clsx(classes.panels, props.className)}>{props.children}</div>
    </div>
  );
}

/** The left panel: a tree and its controls. The tree stays visible and scrolls by itself. */
export function TreePanel({ label, ...section }: ComponentProps<'section'> & { label: string }) {
  const className = clsx(classes.treePanel, section.className);
  return <section {...section} aria-label={label} className={className} />;
}

interface SelectionPanelProps {
  /** The heading. It takes the focus when the panel is below the tree. */
  ref: Ref<HTMLHeadingElement>;
  title: string;
  icon?: ReactNode;
  badges?: ReactNode;
  /** The place of the selected entry, below the title. */
  place?: string;
  className?: string;
  /** Moves back to a tree that is not beside the panel. Undefined without a selection. */
  onBack?: () => void;
  children: ReactNode;
}

/** The right panel with the selected entry of the tree. */
export function SelectionPanel(props: SelectionPanelProps) {
  const headingId = useId();
  return (
    <section className={clsx(classes.panel, props.className)} aria-labelledby={headingId}>
      <div className={classes.top}>
        <div className={classes.title}>
          <span className={classes.name}>
            {props.icon}
            <h2 id={headingId} ref={props.ref} tabIndex={-1} className={classes.heading}>
              {props.title}
            </h2>
          </span>
          {props.badges}
          {props.place === undefined ? null : <p className={classes.place}>{props.place}</p>}
        </div>
        {props.onBack ? (
          <Button
            className={classes.back}
            variant="subtle"
            leftSection={<IconArrowUp size="0.875rem" aria-hidden="true" />}
            onClick={props.onBack}
          >
            Back to the tree
          </Button>
        ) : null}
      </div>
      {props.children}
    </section>
  );
}

/** The text of the right panel while it has nothing to show. */
export function PanelHint({ children }: { children: ReactNode }) {
  return <p className={classes.hint}>{children}</p>;
}

/** Whether the panel is below the tree, as on a narrow screen. */
function isBelow(tree: Element | null, panel: Element | null): boolean {
  if (!tree || !panel) return false;
  return panel.getBoundingClientRect().top >= tree.getBoundingClientRect().bottom;
}

/**
 * Provides the elements of a tree and its panel for the focus. On a narrow page the panel is
 * below the tree: a selection in the tree moves the focus to the panel. A link moves no focus.
 * @param focusWithin moves the focus into the panel on every page, in place of its heading. It
 *   returns whether the panel had an element for it.
 */
export function usePanelFocus(
  selectedId: string | undefined,
  focusWithin?: (heading: HTMLElement | null) => boolean,
) {
  const treePanel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const chosen = useRef<string>(undefined);
  const lead = () => {
    // The panel may still be loading: the next render tries again.
    if (focusWithin && !focusWithin(heading.current)) return;
    chosen.current = undefined;
    if (focusWithin) return;
    if (isBelow(treePanel.current, heading.current)) heading.current?.focus();
  };
  useEffect(() => {
    if (selectedId !== undefined && chosen.current === selectedId) lead();
  });

  return {
    treePanel,
    heading,
    /** Follows the selection of this node by the person, now or when the page shows it. */
    follow: (id: string) => {
      chosen.current = id;
      if (id === selectedId) lead();
    },
    /** Scrolls back to the tree and focuses its current row. */
    toTree: () => {
      treePanel.current?.scrollIntoView();
      treePanel.current
        ?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')
        ?.focus({ preventScroll: true });
    },
    toHeading: () => heading.current?.focus({ preventScroll: true }),
  };
}

export type PanelFocus = ReturnType<typeof usePanelFocus>;
