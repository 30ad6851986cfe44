import { Button, CloseButton } from '@mantine/core';
import { clsx } from 'clsx';
import { useLayoutEffect, useMemo, useState } from 'react';
import { countText, numberText } from '~/domain/count-text';
import { type GridColumn, isEditable } from '../grid-column';
import { exportCsv } from '../grid-csv';
import type { GridParts } from '../model/use-grid-table';
import { loadedRowKey } from '../pending-rows';
import { ChangeFieldDialog } from './change-field-dialog';
import {
  noChosenRows,
  type ShownChoice,
  shownChoiceOf,
  withAllToggled,
  withRangeTo,
  withRowToggled,
} from './chosen-rows';
import { DeleteRowsDialog } from './delete-rows-dialog';
import classes from './row-selection.module.css';
import { SaveEachDialog } from './save-each-dialog';
import { useChoiceEvents } from './use-choice-events';

const ariaChecked = { all: true, some: 'mixed', none: false } as const;

/** A checkbox in a cell. The handlers of the grid change it (`useChoiceEvents`). */
const choiceBox = (label: string, choice: ShownChoice) => (
  <button
    type="button"
    role="checkbox"
    aria-checked={ariaChecked[choice]}
    aria-label={label}
    tabIndex={-1}
    data-cell-focus=""
    data-choice={choice}
    className={classes.choice}
  >
    <span className={clsx(classes.box, choice !== 'none' && classes.checked)} />
  </button>
);

/** The bar of the chosen rows, at first of those in `first` (docs/product/many-at-once.md). */
export function RowSelection<T extends object>({
  first,
  ...parts
}: GridParts<T> & { first: readonly string[] }) {
  const { grid, records, saving, table } = parts;
  const { columns, loaded, idOf, labelOf } = records;
  const { pending, dispatch, announce } = saving;
  const { chosen, frame, source, viewport, setChoiceColumn } = table;
  const [rows, setRows] = useState(() =>
    first.filter((key) => loaded.has(key)).reduce(withRowToggled, noChosenRows),
  );
  const [dialog, setDialog] = useState<'delete' | 'change' | 'save'>();
  const shown = useMemo(
    () => source.all().flatMap(({ id }) => (loaded.has(id) ? id : [])),
    [source, loaded],
  );
  // Rows that are gone are chosen no longer.
  const keys = useMemo(
    () => new Set([...rows.keys].filter((key) => loaded.has(key))),
    [rows, loaded],
  );
  const shownChoice = useMemo(() => shownChoiceOf(rows, shown), [rows, shown]);
  const hiddenCount = useMemo(() => {
    const isShown = new Set(shown);
    return [...keys].filter((key) => !isShown.has(key)).length;
  }, [keys, shown]);

  const column = useMemo(
    (): GridColumn<T> => ({
      key: '#choice',
      header: 'Selection',
      width: 40,
      value: () => '',
      isAction: true,
      head: choiceBox('Select all shown rows', shownChoice),
      cell: (record) => {
        const key = loadedRowKey(idOf(record));
        // A row that is not saved yet cannot be chosen.
        if (!loaded.has(key)) return null;
        return choiceBox(`Select ${labelOf(record)}`, keys.has(key) ? 'all' : 'none');
      },
    }),
    [shownChoice, keys, loaded, labelOf, idOf],
  );
  useLayoutEffect(() => {
    chosen.current = keys;
    setChoiceColumn(column);
    return () => {
      chosen.current = undefined;
      setChoiceColumn(undefined);
    };
  }, [chosen, keys, column, setChoiceColumn]);

  const close = () => {
    table.select(undefined);
    announce('Selection ended.');
    viewport.current?.focusActive();
  };
  const endTask = () => setDialog(undefined);
  useChoiceEvents({
    ...table,
    shown,
    onToggle: (key) => loaded.has(key) && setRows((old) => withRowToggled(old, key)),
    onRange: (key) => setRows((old) => withRangeTo(old, shown, key)),
    onAll: () => setRows((old) => withAllToggled(old, shown)),
    onEscape: close,
  });

  /** The chosen records with their unsaved edits: the shown ones in their order, then the others. */
  const chosenRecords = (): T[] => {
    const found = source.all().filter(({ id }) => keys.has(id));
    const isFound = new Set(found.map(({ id }) => id));
    const others = [...keys].flatMap((key) =>
      isFound.has(key) ? [] : (pending.rows.get(key)?.current ?? loaded.get(key) ?? []),
    );
    return [...found.map(({ record }) => record), ...others];
  };
  const exportRows = () => exportCsv(table.csvName, table.shownColumns, chosenRecords(), pending);
  const isMarked = (record: T) => pending.rows.get(loadedRowKey(idOf(record)))?.isDeleted === true;
  const pendingKeys = [...pending.rows].flatMap(([key, { base }]) => (base ? key : []));
  const isNone = keys.size === 0;
  const which = keys.size === 1 ? 'it' : `${numberText(hiddenCount)} of them`;
  const hiddenNote = hiddenCount > 0 ? `The list does not show ${which} now.` : '';
  const canChangeField = frame.canChange && columns.some((each) => isEditable(each, false));
  const action = { size: 'compact-sm', variant: 'default', disabled: isNone } as const;

  return (
    <div role="toolbar" aria-label="Selected rows" className={classes.bar}>
      <CloseButton aria-label="End selection" size="sm" onClick={close} />
      <p role="status" className={classes.count}>
        {countText(keys.size, 'row')} selected{' '}
        <span className={classes.note}>
          {hiddenCount > 0 ? `${numberText(hiddenCount)} not shown` : ''}
          {isNone ? 'Choose a box' : ''}
          {isNone ? (
            <span className={classes.keys}>, Shift+click, or press Space in a row</span>
          ) : null}
        </span>
      </p>
      {canChangeField ? (
        <Button {...action} onClick={() => setDialog('change')}>
          Change a field
        </Button>
      ) : null}
      {grid.table.manyActions?.({ count: keys.size, selected: chosenRecords, hiddenNote })}
      <Button {...action} onClick={exportRows}>
        Export
      </Button>
      {frame.canDelete ? (
        <Button
          {...action}
          variant="outline"
          color="red"
          className={classes.delete}
          onClick={() => setDialog('delete')}
        >
          Delete
        </Button>
      ) : null}
      {pendingKeys.length > 1 ? (
        <Button {...action} disabled={false} onClick={() => setDialog('save')}>
          Save row by row
        </Button>
      ) : null}
      {dialog === 'save' ? (
        <SaveEachDialog {...parts} rows={pendingKeys} onClose={endTask} />
      ) : null}
      {dialog === 'change' ? (
        <ChangeFieldDialog
          columns={columns}
          records={chosenRecords().filter((record) => !isMarked(record))}
          onClose={endTask}
          onChange={(patch, count) => {
            endTask();
            dispatch({ type: 'edited', rows: keys, loaded, patch });
            announce(`${countText(count, 'row')} changed. Save Changes saves them.`);
          }}
        />
      ) : null}
      {dialog === 'delete' ? (
        <DeleteRowsDialog
          grid={grid}
          records={chosenRecords()}
          hiddenNote={hiddenNote}
          labelOf={records.distinctNames(pending)}
          onClose={endTask}
          onMark={() => {
            endTask();
            dispatch({ type: 'deletion-marked', rows: keys, loaded });
            announce(`${countText(keys.size, 'row')} marked to be deleted.`);
          }}
        />
      ) : null}
    </div>
  );
}
