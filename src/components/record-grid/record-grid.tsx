import { useCallbackRef } from '@mantine/hooks';
import { ColumnsOutOfSight } from '../columns-out-of-sight';
import { saveByKey } from '../edit-page/use-save-key';
import { SavingDialogs, SavingNotices } from './grid-saving';
import { GridTable } from './grid-table';
import { forgetLeft, LateSelection, rememberLeft } from './grid-tools';
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
  const viewKey = props.page.viewKey;
  const table = useGridTable(props, records, saving, {
    onOpen: () => forgetLeft(viewKey),
    onLeave: (openedWith) => {
      const { columns, search } = records.view;
      rememberLeft(viewKey, columns, [openedWith, search]);
    },
  });
  const parts = { grid: props, records, saving, table };
  // An editor commits its text in the same event that then bubbles to the grid and saves.
  const save = useCallbackRef(() => saving.save(table.showCell));

  return (
    <section
      className={classes.grid}
      aria-label={props.title}
      onKeyDown={props.saving.inPlace ? (event) => saveByKey(event, save) : undefined}
    >
      <div>
        <GridHeading {...parts} onSave={save} />
        <GridToolbar {...parts} />
        <LateSelection {...parts} />
        {/* A single column is never to the side: its grid needs no room for the hint. */}
        {table.shownColumns.length > 1 ? (
          <ColumnsOutOfSight
            frame={table.scrollFrame}
            columns={table.shownColumns.map(({ key }) => key).join()}
            covered={pinnedWidth(table.frame.slots)}
          />
        ) : null}
        <SavingNotices {...parts} />
      </div>
      <GridTable {...parts} />
      <SavingDialogs {...parts} />
    </section>
  );
}
