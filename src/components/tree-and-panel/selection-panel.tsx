import { Button } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { type ReactNode, type Ref, useId } from 'react';
import classes from './tree-and-panel.module.css';

interface SelectionPanelProps {
  /** The heading. It takes the focus when the panel stands below the tree. */
  ref: Ref<HTMLHeadingElement>;
  title: string;
  /** An icon before the title. */
  icon?: ReactNode;
  /** Badges after the title. */
  badges?: ReactNode;
  /** The place of the selected entry, below the title. */
  place?: string;
  className?: string;
  /** Moves back to a tree that does not stand beside the panel. Undefined without a selection. */
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
            leftSection={<IconArrowUp size={14} aria-hidden="true" />}
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
