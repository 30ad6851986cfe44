import { useCallbackRef } from '@mantine/hooks';
import type { KeyboardEvent } from 'react';
import { canInsert } from '~/domain/grid-rights';
import { ColumnsOutOfSight } from '../columns-out-of-sight';
import { isSaveKey } from './body/cell-editor';
import { SavingDialogs, SavingNotices } from './grid-saving';
import { GridTable, rowCountText } from './grid-table';
import { gridTools, LateSelection } from './grid-tools';
import { pinnedWidth, rightsOf } from './model/row-frame';
import { useGridRecords } from './model/use-grid-records';
import { useGridSaving } from './model/use-grid-saving';
import { useGridTable } from './model/use-grid-table';
import classes from './record-grid.module.css';
import type { RecordGridProps } from './record-grid-props';
import { GridHeading } from './toolbar/grid-heading';
import { GridToolbar } from './toolbar/grid-toolbar';

/** From so many records on, a grid shows its tools at once. */
const longListLength = 10;

/** The frame of all lists: heading, toolbar and notices (docs/product/grids.md). */
export function RecordGrid<T extends object>(props: RecordGridProps<T>) {
  const { title, list, page = {} } = props;
  const records = useGridRecords(props);
  const saving = useGridSaving(props, records);
  const table = useGridTable(props, records, saving);
  const { dispatch, sent, count } = saving;
  const { frame, source, scrollFrame, shownColumns } = table;
  const parts = { grid: props, records, saving, table };

  const isWhole = list.records !== undefined && !list.isIncomplete;
  const canAdd = canInsert(rightsOf(props)) && (page.onAdd || frame.canInsert);
  const add = () => {
    if (page.onAdd) return page.onAdd();
    const row = saving.add();
    if (row !== undefined) table.editNewRow(row);
  };
  const exportRows = async () => {
    const rows = Array.from({ length: source.count }, (_, index) => source.at(index));
    const visible = rows.flatMap((row) => (row && !row.isBlank ? row.record : []));
    const { exportCsv } = await gridTools.load();
    await exportCsv(table.csvName, shownColumns, visible);
  };
  // An editor commits its text in the same event that then bubbles to the grid and saves.
  const save = useCallbackRef(() => saving.save(table.showCell));
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSaveKey(event) || !props.saving.inPlace) return;
    event.preventDefault();
    save();
  };

  return (
    <section className={classes.grid} aria-label={title} onKeyDown={onKeyDown}>
      <div>
        <GridHeading
          {...page}
          title={title}
          pendingCount={count}
          isSaving={sent !== undefined && count > 0}
          onSave={save}
          onCancel={() => dispatch({ type: 'discarded' })}
          onAdd={canAdd ? add : undefined}
        />
        <GridToolbar
          title={title}
          view={records.view}
          isShort={!list.error && !list.isIncomplete && records.records.length < longListLength}
          viewKey={page.viewKey}
          countText={list.records ? rowCountText(parts) : ''}
          onExport={isWhole ? exportRows : undefined}
          isSelecting={table.selecting !== undefined}
          onSelect={isWhole ? table.toggleSelection : undefined}
          onRefresh={list.onRefresh}
          isRefreshing={list.isRefreshing}
          filters={props.table.filters}
        />
        <LateSelection {...parts} />
        {records.isNarrow ? (
          <ColumnsOutOfSight
            frame={scrollFrame}
            columns={shownColumns.map(({ key }) => key).join()}
            covered={pinnedWidth(frame.slots)}
          />
        ) : null}
        <SavingNotices {...parts} />
      </div>
      <GridTable {...parts} />
      <SavingDialogs {...parts} onSave={save} />
    </section>
  );
}
