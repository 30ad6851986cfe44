import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { countText } from '~/domain/count-text';
import { canInsert } from '~/domain/grid-rights';
import { PageHeading } from '../../page-heading';
import { WorkingButton } from '../../working-button';
import { rightsOf } from '../model/row-frame';
import type { GridParts } from '../model/use-grid-table';
import classes from './grid-toolbar.module.css';

/** The heading of a grid, with Add, and with Save Changes and Cancel while edits are unsaved. */
export function GridHeading<T extends object>(props: GridParts<T> & { onSave: () => void }) {
  const { grid, saving, table, onSave } = props;
  const { headingLevel = 1, addLabel = 'Add', onAdd, ...page } = grid.page;
  const hasEdits = saving.count > 0;
  const isSaving = saving.sent !== undefined && hasEdits;
  const canAdd = canInsert(rightsOf(grid)) && (onAdd || table.frame.canInsert);
  const add = () => {
    if (onAdd) return onAdd();
    const row = saving.add();
    if (row !== undefined) table.editNewRow(row);
  };
  const actions = (
    <>
      {page.actions}
      <div className={classes.unsaved}>
        {/* A live region has to exist before its text. */}
        <span role="status" className={classes.pending}>
          {hasEdits ? `${countText(saving.count, 'row')} unsaved` : null}
        </span>
        {hasEdits ? (
          <>
            <Button
              variant="default"
              // The form above a grid has a Cancel of its own.
              aria-label={headingLevel === 1 ? undefined : `Cancel changes of ${grid.title}`}
              onClick={saving.discard}
              disabled={isSaving}
            >
              Cancel
            </Button>
            <WorkingButton loading={isSaving} onClick={onSave}>
              Save Changes
            </WorkingButton>
          </>
        ) : null}
      </div>
      {canAdd ? (
        <Button
          variant={hasEdits ? 'default' : 'filled'}
          leftSection={<IconPlus size="1rem" aria-hidden="true" />}
          onClick={add}
        >
          {addLabel}
        </Button>
      ) : null}
    </>
  );
  if (headingLevel === 1) return <PageHeading actions={actions}>{grid.title}</PageHeading>;
  return (
    <div className={classes.heading}>
      <h2 className={classes.title}>{grid.title}</h2>
      <div className={classes.actions}>{actions}</div>
    </div>
  );
}
