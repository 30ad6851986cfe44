import { Button, Loader } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PageHeading } from '../../page-heading';
import classes from './grid-toolbar.module.css';

interface GridHeadingProps {
  level: 1 | 2;
  title: string;
  children: ReactNode;
}

/** The heading of a grid with its buttons. */
export function GridHeading({ level, title, children }: GridHeadingProps) {
  if (level === 1) return <PageHeading actions={children}>{title}</PageHeading>;
  return (
    <div className={classes.heading}>
      <h2 className={classes.title}>{title}</h2>
      <div className={classes.actions}>{children}</div>
    </div>
  );
}

interface GridActionsProps {
  /** The number of rows with unsaved edits. */
  pendingCount: number;
  isSaving: boolean;
  onSave: () => void;
  onCancel: () => void;
  /** Undefined in a grid without additions. */
  onAdd: (() => void) | undefined;
}

/** The buttons of a grid: Add, and Save Changes and Cancel while there are unsaved edits. */
export function GridActions(props: GridActionsProps) {
  const { pendingCount, isSaving } = props;
  return (
    <>
      {pendingCount > 0 ? (
        <>
          <span className={classes.pending}>
            {pendingCount === 1 ? '1 row unsaved' : `${pendingCount} rows unsaved`}
          </span>
          <Button variant="default" onClick={props.onCancel} disabled={isSaving}>
            Cancel
          </Button>
          <Button
            // A disabled button would lose the focus.
            data-disabled={isSaving || undefined}
            aria-disabled={isSaving || undefined}
            leftSection={isSaving ? <Loader size={14} color="gray" /> : undefined}
            onClick={() => isSaving || props.onSave()}
          >
            Save Changes
          </Button>
        </>
      ) : null}
      {props.onAdd ? (
        <Button
          variant={pendingCount > 0 ? 'default' : 'filled'}
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={props.onAdd}
        >
          Add
        </Button>
      ) : null}
    </>
  );
}
