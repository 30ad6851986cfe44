import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { RowMark } from '../model/row-source';
import classes from './grid-body.module.css';

interface OwnCellProps {
  slotIndex: number;
  tabIndex: number;
  /**
   * The distance from the right edge, in pixels. The cell keeps it while the grid scrolls sideways.
   */
  right: number;
  label: string;
}

/** A cell of the grid's own columns. It takes the focus itself only if it has no button. */
function OwnCell(
  props: Pick<OwnCellProps, 'slotIndex' | 'right'> & {
    kind: 'status' | 'open' | 'delete';
    tabIndex?: number;
    children: ReactNode;
  },
) {
  return (
    <div
      role="gridcell"
      aria-colindex={props.slotIndex + 1}
      aria-readonly
      data-slot={props.slotIndex}
      tabIndex={props.tabIndex}
      className={clsx(classes.cell, classes.own, classes[props.kind])}
      style={{ right: props.right }}
    >
      {props.children}
    </div>
  );
}

const markWords = { added: 'new row', changed: 'changed', deleted: 'to be deleted' };

/**
 * Shows "Unsaved" for a row with unsaved edits. A changed row has a button that undoes its changes.
 */
export function StatusCell({ mark, label, ...cell }: OwnCellProps & { mark: RowMark | undefined }) {
  const hasButton = mark === 'changed';
  return (
    <OwnCell {...cell} kind="status" tabIndex={hasButton ? undefined : cell.tabIndex}>
      {mark ? (
        <span className={classes.mark}>
          <RowIcon name={mark} size={14} />
          Unsaved
          <span className={classes.spoken}>{`, ${markWords[mark]}`}</span>
        </span>
      ) : null}
      {hasButton ? (
        <button
          type="button"
          className={classes.action}
          aria-label={`Undo changes of ${label}`}
          data-note="Undo changes"
          data-action="restore"
          data-cell-focus=""
          tabIndex={cell.tabIndex}
        >
          <RowIcon name="undo" />
        </button>
      ) : null}
    </OwnCell>
  );
}

interface OpenCellProps extends OwnCellProps {
  isPossible: boolean;
  /** With an address, the button is a link that also opens in another tab. */
  href: string | undefined;
}

/** The cell whose button opens the record's own page. */
export function OpenCell({ isPossible, href, label, tabIndex, ...cell }: OpenCellProps) {
  const common = {
    className: clsx(classes.action, classes.editAction),
    'aria-label': `Edit ${label}`,
    'data-note': 'Edit',
    'data-action': 'open',
    'data-cell-focus': '',
    tabIndex,
  };
  return (
    <OwnCell {...cell} kind="open" tabIndex={isPossible ? undefined : tabIndex}>
      {!isPossible ? null : href === undefined ? (
        <button type="button" {...common} />
      ) : (
        <a href={href} {...common} />
      )}
    </OwnCell>
  );
}

interface DeleteCellProps extends OwnCellProps {
  isPossible: boolean;
  isDeleted: boolean;
}

/** The cell whose button deletes the row, or removes its mark for deletion. */
export function DeleteCell(props: DeleteCellProps) {
  const { isPossible, isDeleted, label, tabIndex, ...cell } = props;
  const word = isDeleted ? 'Restore' : 'Delete';
  return (
    <OwnCell {...cell} kind="delete" tabIndex={isPossible ? undefined : tabIndex}>
      {isPossible ? (
        <button
          type="button"
          className={clsx(classes.action, !isDeleted && classes.deleteAction)}
          aria-label={`${word} ${label}`}
          data-note={word}
          data-action={isDeleted ? 'restore' : 'delete'}
          data-cell-focus=""
          tabIndex={tabIndex}
        >
          {isDeleted ? <RowIcon name="restore" /> : null}
        </button>
      ) : null}
    </OwnCell>
  );
}

/**
 * The icons that only some rows have. An icon of every row is a background image, which draws
 * faster.
 */
const paths = {
  added: 'M12 5v14M5 12h14',
  changed: 'M12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7z',
  deleted: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5M10.2 10.5v5.5M13.8 10.5v5.5',
  restore: 'M5 5v4.5h4.5M5.3 9.3a7.5 7.5 0 1 1-.6 4.7',
  undo: 'M9 6L4.5 10.5L9 15M5 10.5h9.5a5 5 0 0 1 0 9H10',
};

interface RowIconProps {
  name: keyof typeof paths;
  size?: number;
}

/** A small icon in a row. Its text stands beside it or is the name of its button. */
function RowIcon({ name, size = 16 }: RowIconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={name === 'changed' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
