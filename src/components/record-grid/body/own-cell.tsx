import {
  IconArrowBackUp,
  IconPlus,
  IconPointFilled,
  IconRestore,
  IconTrash,
} from '@tabler/icons-react';
import { clsx } from 'clsx';
import type { OwnSlot, RowFrame } from '../model/row-frame';
import type { GridRowData } from '../model/row-source';
import classes from './grid-body.module.css';

const marks = {
  blank: { Icon: IconPlus, text: 'New row', spoken: ', nothing to save' },
  added: { Icon: IconPlus, text: 'Unsaved', spoken: ', new row' },
  changed: { Icon: IconPointFilled, text: 'Unsaved', spoken: ', changed' },
  deleted: { Icon: IconTrash, text: 'Unsaved', spoken: ', to be deleted' },
};

/** What the button of a cell does. */
type RowAction = 'open' | 'delete' | 'restore' | 'select';

export type RowActions<T> = Record<RowAction, (row: GridRowData<T>) => void>;

interface RowButton {
  action: Exclude<RowAction, 'select'>;
  note: string;
  /** The accessible name ends with the name of the record. */
  name?: string;
  /** The icon of a button that only some rows have. */
  Icon?: typeof IconTrash;
  /** An icon of every row is a background image, which draws faster. */
  className?: string;
}

/** Returns the button of a cell in the grid's own columns, if it has one. */
function buttonOf<T>(
  kind: OwnSlot['kind'],
  { canDelete }: RowFrame<T>,
  { mark, isLocked }: GridRowData<T>,
): RowButton | undefined {
  if (kind === 'status') {
    if (mark !== 'changed') return undefined;
    const note = 'Undo changes';
    return { action: 'restore', note, name: `${note} of`, Icon: IconArrowBackUp };
  }
  if (kind === 'open') {
    if (mark === 'added') return undefined;
    return { action: 'open', note: 'Edit', className: classes.editAction };
  }
  if (isLocked || (mark !== 'added' && !canDelete)) return undefined;
  return mark === 'deleted'
    ? { action: 'restore', note: 'Restore', Icon: IconRestore }
    : { action: 'delete', note: 'Delete', className: classes.deleteAction };
}

interface OwnCellProps<T> {
  slot: OwnSlot;
  slotIndex: number;
  tabIndex: number;
  frame: RowFrame<T>;
  row: GridRowData<T>;
}

/**
 * Draws a cell of the grid's own columns. It takes the focus itself only if it has no button. It is a
 * function rather than a component, because a component for each cell doubles the work of React.
 */
export function ownCell<T>({ slot, slotIndex, tabIndex, frame, row }: OwnCellProps<T>) {
  const button = buttonOf(slot.kind, frame, row);
  const kind = row.isBlank ? 'blank' : row.mark;
  const mark = slot.kind === 'status' && kind ? marks[kind] : undefined;
  return (
    <div
      key={slot.id}
      role="gridcell"
      aria-colindex={slotIndex + 1}
      aria-readonly
      tabIndex={button ? undefined : tabIndex}
      className={clsx(classes.cell, classes.own, classes[slot.kind])}
      style={{ right: slot.right }}
    >
      {mark ? (
        <span className={classes.mark}>
          <mark.Icon size={14} stroke={1.75} aria-hidden="true" />
          {mark.text}
          <span className={classes.spoken}>{mark.spoken}</span>
        </span>
      ) : null}
      {button ? actionButton(button, tabIndex, frame, row) : null}
    </div>
  );
}

/** Draws the button of a cell. It is a link if it opens a page with an address. */
function actionButton<T>(
  button: RowButton,
  tabIndex: number,
  frame: RowFrame<T>,
  row: GridRowData<T>,
) {
  const { action, note, name = note, Icon, className } = button;
  const common = {
    className: clsx(classes.action, className),
    'aria-label': `${name} ${frame.labelOf(row.record)}`,
    'data-note': note,
    'data-action': action,
    'data-cell-focus': '',
    tabIndex,
  };
  if (action === 'open' && frame.editHref) {
    return <a href={frame.editHref(frame.idOf(row.record))} {...common} />;
  }
  return (
    <button type="button" {...common}>
      {Icon ? <Icon size={16} stroke={1.75} aria-hidden="true" /> : null}
    </button>
  );
}
