import { useCallbackRef } from '@mantine/hooks';
import type { KeyboardEvent } from 'react';
import { ColumnsOutOfSight } from '../columns-out-of-sight';
import { isSaveKey } from './body/cell-editor';
import { SavingDialogs, SavingNotices } from './grid-saving';
import { GridTable } from './grid-table';
import { LateSelection } from './grid-tools';
import { pinnedWidth } from './model/row-frame';
import { useGridRecords } from './model/use-grid-records';
import { useGridSaving } from './model/use-grid-saving';
import { useGridTable } from './model/use-grid-table';
import classes from './record-grid.module.css';
import type { RecordGridProps } from './record-grid-props';
import { GridHeading } from './toolbar/grid-heading';
import { GridToolbar } from './toolbar/grid-toolbar';

/** The frame of all lists: heading, toolbar and notices (docs/product/grids.md). */
export function RecordGrid<T extends object>(props: RecordGridProps<T>) {
  const records = useGridRecords(props);
  const saving = useGridSaving(props, records);
  const table = useGridTable(props, records, saving);
  const parts = { grid: props, records, saving, table };
  // An editor commits its text in the same event that then bubbles to the grid and saves.
  const save = useCallbackRef(() => saving.save(table.showCell));
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSaveKey(event) || !props.saving.inPlace) return;
    event.preventDefault();
    save();
  };

  return (
    <section className={classes.grid} aria-label={props.title} onKeyDown={onKeyDown}>
      <div>
        <GridHeading {...parts} onSave={save} />
        <GridToolbar {...parts} />
        <LateSelection {...parts} />
        {records.isNarrow ? (
          <ColumnsOutOfSight
            frame={table.scrollFrame}
            columns={table.shownColumns.map(({ key }) => key).join()}
            covered={pinnedWidth(table.frame.slots)}
          />
        ) : null}
        <SavingNotices {...parts} />
      </div>
      <GridTable {...parts} />
      <SavingDialogs {...parts} onSave={save} />
    </section>
  );
}
