import { Button, Loader } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { countText } from '~/domain/count-text';
import { PageHeading } from '../../page-heading';
import type { GridPage } from '../record-grid-props';
import classes from './grid-toolbar.module.css';

interface GridHeadingProps
  extends Pick<GridPage, 'headingLevel' | 'actions' | 'addLabel' | 'onAdd'> {
  title: string;
  /** The number of rows with unsaved edits. */
  pendingCount: number;
  isSaving: boolean;
  onSave: () => void;
  onCancel: () => void;
}

/** The heading of a grid, with Add, and with Save Changes and Cancel while edits are unsaved. */
export function GridHeading(props: GridHeadingProps) {
  const { headingLevel = 1, title, pendingCount, isSaving, addLabel = 'Add' } = props;
  const hasEdits = pendingCount > 0;
  const actions = (
    <>
      {props.actions}
      {/* A live region has to exist before its text. */}
      <span role="status" className={classes.pending}>
        {hasEdits ? `${countText(pendingCount, 'row')} unsaved` : null}
      </span>
      {hasEdits ? (
        <>
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
          variant={hasEdits ? 'default' : 'filled'}
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={props.onAdd}
        >
          {addLabel}
        </Button>
      ) : null}
    </>
  );
  if (headingLevel === 1) return <PageHeading actions={actions}>{title}</PageHeading>;
  return (
    <div className={classes.heading}>
      <h2 className={classes.title}>{title}</h2>
      <div className={classes.actions}>{actions}</div>
    </div>
  );
}
