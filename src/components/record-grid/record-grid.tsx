import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { countText, numberText } from '~/domain/count-text';
import { canInsert, gridRights } from '~/domain/grid-rights';
import { ColumnsOutOfSight } from '../columns-out-of-sight';
import { ErrorDialog } from '../dialogs/error-dialog';
import { UnsavedChangesGuard } from '../edit-page/unsaved-changes-guard';
import { useFocusWhenGone } from '../focus';
import { UnansweredNotice } from '../notices/unanswered-notice';
import { saveCsvFile } from '../save-file';
import { useFillHeight } from '../use-fill-height';
import { isSaveKey } from './body/cell-editor';
import { GridViewport } from './body/grid-viewport';
import { cellOf } from './body/use-grid-cursor';
import { useReachedLink } from './body/use-reached-link';
import type { GridViewportHandle } from './body/viewport-handle';
import { LateConflicts } from './conflicts/late-conflicts';
import { DeleteRowDialog } from './delete-row-dialog';
import { type GridColumn, toCsv } from './grid-column';
import { GridHead } from './head/grid-head';
import { inOrder, isFiltered, withCellShown } from './model/grid-view';
import { pinnedWidth, useRowFrame } from './model/row-frame';
import { useRowProblems } from './model/row-problems';
import { type GridRowData, isAheadRow, rowSource } from './model/row-source';
import { useGridColumns } from './model/use-grid-columns';
import { useGridFailure } from './model/use-grid-failure';
import { useGridSearch } from './model/use-grid-search';
import { useGridView } from './model/use-grid-view';
import { useListPlace, useListReturn } from './model/use-list-place';
import { usePendingEdits } from './model/use-pending-edits';
import { PastedColumn } from './paste/pasted-column';
import { additionRowKey, isBlankRow, loadedRecords } from './pending-rows';
import classes from './record-grid.module.css';
import type { RecordGridProps } from './record-grid-props';
import { SavedAlready } from './saved-already';
import { LateSelection } from './selection/late-selection';
import { GridHeading } from './toolbar/grid-heading';
import { GridPlaceholder } from './toolbar/grid-placeholder';
import { GridToolbar } from './toolbar/grid-toolbar';

const rowHeights = { compact: 30, normal: 36, roomy: 48 };
const noRecords: readonly never[] = [];
const noRows: readonly string[] = [];
const nothingSaved = 'Nothing was saved: you have kept what is stored.';

/** The grid of all lists (docs/product/grids.md). */
export function RecordGrid<T extends object>(props: RecordGridProps<T>) {
  const { idKey, inPlace = false, readOnly = false } = props;
  const records = props.records ?? (noRecords as readonly T[]);
  const rights = readOnly ? gridRights.None : (props.rights ?? gridRights.Full);

  const idOf = useCallback((record: T) => String(record[idKey]), [idKey]);
  const loaded = useMemo(() => loadedRecords(records, idOf), [records, idOf]);
  const { columns, isNarrow } = useGridColumns(props.columns);
  const back = useListReturn(props.path);
  const { search, setSearch } = useGridSearch(props, columns, back?.place?.search);
  const { view, shown, isWorking } = useGridView({
    columns,
    records,
    search,
    setSearch,
    isNarrow,
  });
  const edits = usePendingEdits(props, loaded);
  const { pending, dispatch, sent } = edits;
  const problems = useRowProblems(columns, pending);
  const source = useMemo(
    () => rowSource({ shown, isWorking, idOf, loaded, pending, sent, problems: problems.shown }),
    [shown, isWorking, idOf, loaded, pending, sent, problems.shown],
  );
  const [selecting, setSelecting] = useState(props.isSelecting ? noRows : back?.place?.chosen);
  const chosen = useRef<ReadonlySet<string>>(undefined);
  const [choiceColumn, setChoiceColumn] = useState<GridColumn<T>>();
  const shownColumns = useMemo(() => {
    const shown = inOrder(columns, search.order).filter(
      ({ key }) => view.state.columnVisibility[key] !== false,
    );
    return choiceColumn ? [choiceColumn, ...shown] : shown;
  }, [columns, search.order, view.state.columnVisibility, choiceColumn]);

  const frame = useRowFrame(props, rights, columns, shownColumns, idOf);

  const viewport = useRef<GridViewportHandle>(null);
  // Save Changes and Cancel disappear with the last unsaved edit.
  useFocusWhenGone(edits.count > 0, () => viewport.current?.focusActive());
  const returnedRow = useListPlace({
    path: props.path,
    back,
    search,
    chosen,
    viewport,
    source,
    loaded,
    isSettled: source.count > 0 && !isWorking && !props.isRefreshing && !props.isIncomplete,
  });
  const scrollFrame = useRef<HTMLDivElement>(null);
  useFillHeight(scrollFrame, props.headingLevel !== 2, 'max-height');
  const linkHandlers = useReachedLink((link) => {
    const row = source.at(source.indexOf(cellOf(link)?.row ?? ''));
    if (row) props.onReach?.(idOf(row.record));
  });
  const [deleting, setDeleting] = useState<GridRowData<T>>();
  const [announcement, setAnnouncement] = useState('');

  const add = () => {
    if (props.onAdd) return props.onAdd();
    if (!props.newRecord) return;
    dispatch({ type: 'added', record: props.newRecord() });
    const first = shownColumns.find(({ editor }) => editor);
    viewport.current?.focusCell(additionRowKey(pending.lastAddition + 1), first?.key ?? '', true);
  };

  const save = () => {
    if (edits.count === 0) return;
    const first = problems.complain();
    if (first) {
      // Shows the column and the row of the cell first: a hidden cell cannot take the focus.
      const isRowHidden = source.indexOf(first.row) < 0;
      flushSync(() => setSearch((old) => withCellShown(old, first.key, isRowHidden)));
      viewport.current?.focusCell(first.row, first.key);
      return;
    }
    edits.save((isStored) => setAnnouncement(isStored ? 'Changes saved.' : nothingSaved));
  };
  const failure = useGridFailure(props, edits, save);
  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });

  const askToDelete = (row: GridRowData<T>) => (row.isBlank ? deleteRow(row) : setDeleting(row));
  const deleteRow = (row: GridRowData<T>) => {
    setDeleting(undefined);
    if (inPlace) {
      dispatch({ type: 'deletion-marked', row: row.id, loaded: loaded.get(row.id) });
      setAnnouncement(row.mark === 'added' ? 'Row removed.' : 'Row marked to be deleted.');
    } else {
      edits.deleteNow(row.record, (isStored) =>
        setAnnouncement(isStored ? 'Row deleted.' : nothingSaved),
      );
    }
  };

  const isWhole = props.records !== undefined && !props.isIncomplete;
  const exportCsv = async () => {
    const rows = Array.from({ length: source.count }, (_, index) => source.at(index));
    const visible = rows.flatMap((row) => (row && !row.isBlank ? row.record : []));
    saveCsvFile(props.csvFileName ?? props.title, [await toCsv(shownColumns, visible)]);
  };

  // A blank row is no record yet, and edits of a record that somebody else has deleted still are one.
  const rows = [...pending.rows];
  const blankCount = rows.filter(([, row]) => isBlankRow(row)).length;
  const aheadCount = rows.filter(([key, row]) => isAheadRow(key, row, loaded)).length;
  const total = records.length + aheadCount - blankCount;
  const shownCount = source.count - blankCount;
  const soFar = props.isIncomplete ? ' so far' : '';
  const countOf = shownCount === total ? '' : `${numberText(shownCount)} of `;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSaveKey(event) || !inPlace) return;
    event.preventDefault();
    latestSave.current();
  };

  return (
    <section className={classes.grid} aria-label={props.title} onKeyDown={onKeyDown}>
      <div>
        <GridHeading
          headingLevel={props.headingLevel}
          title={props.title}
          actions={props.actions}
          pendingCount={edits.count}
          isSaving={sent !== undefined && edits.count > 0}
          onSave={save}
          onCancel={() => dispatch({ type: 'discarded' })}
          onAdd={canInsert(rights) && (props.onAdd || frame.canInsert) ? add : undefined}
        />
        <GridToolbar
          view={view}
          viewKey={props.viewKey}
          countText={props.records ? `${countOf}${countText(total, 'row')}${soFar}` : ''}
          onExport={isWhole ? exportCsv : undefined}
          isSelecting={selecting !== undefined}
          onSelect={
            isWhole ? () => setSelecting(selecting === undefined ? noRows : undefined) : undefined
          }
          onRefresh={props.onRefresh}
          isRefreshing={props.isRefreshing}
          filters={props.filters}
        />
        <LateSelection
          first={selecting}
          chosen={chosen}
          grid={props}
          scrollFrame={scrollFrame}
          viewport={viewport}
          columns={columns}
          shownColumns={shownColumns}
          frame={frame}
          source={source}
          loaded={loaded}
          pending={pending}
          dispatch={dispatch}
          onColumn={setChoiceColumn}
          onAnnounce={setAnnouncement}
          onClose={() => setSelecting(undefined)}
        />
        {isNarrow ? (
          <ColumnsOutOfSight
            frame={scrollFrame}
            columns={shownColumns.map(({ key }) => key).join()}
            covered={pinnedWidth(frame.slots)}
          />
        ) : null}
        {sent === undefined ? null : <UnansweredNotice />}
        <PastedColumn {...{ scrollFrame, frame, source, loaded, pending, dispatch }} />
        <SavedAlready
          names={pending.savedAlready.map(frame.labelOf)}
          onClose={() => dispatch({ type: 'noticed' })}
        />
        {problems.summary ? (
          <p role="alert" className={classes.problems}>
            {problems.summary}
          </p>
        ) : null}
      </div>
      <div
        ref={scrollFrame}
        className={classes.frame}
        data-below={props.headingLevel === 2 || undefined}
        {...linkHandlers}
      >
        <GridViewport
          ref={viewport}
          start={back?.place}
          returnedRow={returnedRow}
          label={props.title}
          isBusy={isWorking}
          frame={frame}
          source={source}
          widths={search.width}
          rowHeight={rowHeights[search.density ?? 'normal']}
          headRows={view.areFiltersShown ? 2 : 1}
          hasMarks={edits.count > 0}
          onEdit={(row, patch) => dispatch({ type: 'edited', row, loaded: loaded.get(row), patch })}
          onLeave={(row, field) => dispatch({ type: 'left', row, field })}
          onDrop={deleteRow}
          actions={{
            open: ({ record }) => props.onEdit?.(idOf(record)),
            delete: askToDelete,
            restore: ({ id }) => dispatch({ type: 'restored', row: id }),
            select: ({ id }) => props.isIncomplete || setSelecting([id]),
          }}
          renderHead={(tabSlot) => <GridHead view={view} slots={frame.slots} tabSlot={tabSlot} />}
        />
        {source.count === 0 ? (
          <GridPlaceholder
            isLoading={props.isLoading || isWorking}
            error={props.error}
            emptyText={props.emptyText}
            onClearFilters={
              isFiltered(columns, search)
                ? () => setSearch((old) => ({ ...old, q: undefined, filter: undefined }))
                : undefined
            }
          />
        ) : null}
      </div>
      <span role="status" className={classes.spoken}>
        {announcement}
      </span>
      <DeleteRowDialog
        row={deleting}
        labelOf={frame.labelOf}
        deletionNote={props.deletionNote}
        deletionQuestion={props.deletionQuestion}
        deletionFacts={props.deletionFacts}
        inPlace={inPlace}
        onConfirm={deleteRow}
        onCancel={() => setDeleting(undefined)}
      />
      <LateConflicts
        isLikely={edits.count > 0}
        conflicts={edits.conflicts.subject}
        columns={columns}
        labelOf={frame.labelOf}
        confirmText={inPlace ? 'Save Changes' : 'Continue'}
        onDecide={edits.conflicts.answer}
        onCancel={() => edits.conflicts.answer(undefined)}
      />
      <ErrorDialog message={failure.message} onClose={failure.close} onRetry={failure.retry} />
      <UnsavedChangesGuard hasUnsavedChanges={() => edits.count > 0} />
    </section>
  );
}
