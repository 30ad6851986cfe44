import {
  IconArrowBackUp,
  IconDots,
  IconPlus,
  IconPointFilled,
  IconRestore,
  IconTrash,
} from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useLatePart } from '../../late-part';
import spoken from '../../spoken.module.css';
import { gridTools } from '../grid-tools';
import type { RowMenuProps } from '../menus/open-row-menu';
import type { OwnSlot, RowFrame } from '../model/row-frame';
import { type GridRowData, unsaved } from '../model/row-source';
import parts from './cell-parts.module.css';
import classes from './grid-body.module.css';

const marks = {
  blank: { Icon: IconPlus, text: 'New row', spoken: ', nothing to save' },
  added: { Icon: IconPlus, ...unsaved.added },
  changed: { Icon: IconPointFilled, ...unsaved.changed },
  deleted: { Icon: IconTrash, ...unsaved.deleted },
};

type RowAction = 'open' | 'more' | 'delete' | 'restore' | 'select';

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
  { canDelete, actionsOf }: RowFrame<T>,
  { mark, isLocked, record }: GridRowData<T>,
): RowButton | undefined {
  if (kind === 'status') {
    if (mark !== 'changed') return undefined;
    const note = 'Undo changes';
    return { action: 'restore', note, name: `${note} of`, Icon: IconArrowBackUp };
  }
  if (kind === 'open') {
    if (mark === 'added') return undefined;
    return { action: 'open', note: 'Edit', className: parts.editAction };
  }
  if (kind === 'more') {
    if (mark || !actionsOf?.(record).length) return undefined;
    const note = 'More actions';
    return { action: 'more', note, name: `${note} for`, Icon: IconDots };
  }
  if (isLocked || (mark !== 'added' && !canDelete)) return undefined;
  return mark === 'deleted'
    ? { action: 'restore', note: 'Restore', Icon: IconRestore }
    : { action: 'delete', note: 'Delete', className: parts.deleteAction };
}

interface OwnCellProps<T> {
  slot: OwnSlot;
  slotIndex: number;
  tabIndex: number;
  frame: RowFrame<T>;
  row: GridRowData<T>;
  href: string | undefined;
  /** Closes the menu of the row. Defined while it is open. */
  onMenuClose: (() => void) | undefined;
}

/**
 * Draws a cell of the grid's own columns. It takes the focus itself only if it has no button. It is a
 * function rather than a component, because a component for each cell doubles the work of React.
 */
export function ownCell<T>(props: OwnCellProps<T>) {
  const { slot, slotIndex, tabIndex, frame, row, onMenuClose } = props;
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
        <span className={parts.mark}>
          <mark.Icon size="0.875rem" stroke={1.75} aria-hidden="true" />
          {mark.text}
          <span className={spoken.text}>{mark.spoken}</span>
        </span>
      ) : null}
      {button?.action === 'more' && onMenuClose ? (
        <RowMenu actions={frame.actionsOf?.(row.record) ?? []} onClose={onMenuClose}>
          {actionButton(button, props)}
        </RowMenu>
      ) : (
        button && actionButton(button, props)
      )}
    </div>
  );
}

/** Draws the button of a cell. It is a link if it opens a page with an address. */
function actionButton<T>(button: RowButton, { tabIndex, frame, row, href }: OwnCellProps<T>) {
  const { action, note, name = note, Icon, className } = button;
  const common = {
    className: clsx(parts.action, className),
    'aria-label': `${name} ${frame.labelOf(row.record)}`,
    'data-note': note,
    'data-action': action,
    'data-cell-focus': '',
    tabIndex,
    'aria-haspopup': action === 'more' ? ('menu' as const) : undefined,
  };
  if (action === 'open' && href !== undefined) return <a href={href} {...common} />;
  return (
    <button type="button" {...common}>
      {Icon ? <Icon size="1rem" stroke={1.75} aria-hidden="true" /> : null}
    </button>
  );
}

/** The menu of a row that a person has opened. It waits for its code. */
function RowMenu(props: RowMenuProps) {
  const loaded = useLatePart(gridTools, true, (isWanted) => isWanted || props.onClose());
  return loaded ? <loaded.OpenRowMenu {...props} /> : props.children;
}
