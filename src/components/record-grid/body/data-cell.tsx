import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { didNotCome, didNotComeText } from '~/domain/contract/did-not-come';
import { shownName } from '~/domain/shown-name';
import linkClasses from '../../link.module.css';
import { SafeLink } from '../../safe-link';
import spoken from '../../spoken.module.css';
import { cellText, cellValue, type GridColumn } from '../grid-column';
import type { CellProblem } from '../model/row-problems';
import parts from './cell-parts.module.css';
import classes from './grid-body.module.css';

interface DataCellProps<T> {
  slotIndex: number;
  tabIndex: number;
  column: GridColumn<T>;
  record: T;
  isEditable: boolean;
  isLabel: boolean;
  /** Where the text of the cell leads, if it names a record with a page. */
  href: string | undefined;
  problem: CellProblem | undefined;
  editor: ReactNode;
}

/** Draws a cell with a value of the record. Like `ownCell`, it is a function. */
export function dataCell<T>(props: DataCellProps<T>) {
  const { slotIndex, column, record, isEditable, problem, editor, href } = props;
  const text = cellText(column, record);
  const isMissing = text === '' && !column.value && didNotCome(record as object, column.key);
  const ownContent = isMissing ? undefined : column.cell?.(record, (name) => linkTo(href, name));
  const hasOwnKind = column.kind === 'boolean' || (column.kind === 'link' && text !== '');
  const hasOwnContent = !isMissing && (ownContent !== undefined || hasOwnKind);
  const isText = !hasOwnContent && editor === undefined;
  const instead = text === '' && (problem?.message || (isMissing && missingNote));
  // An own content may be null, which leaves the cell empty.
  const content = ownContent === undefined ? cellContentOf(props) : ownContent;
  // An empty cell has room for its problem, which then covers no other cell.
  const isTold = problem !== undefined && isText && text === '';
  // An open editor reports the problem itself.
  const hasNote = problem !== undefined && !isTold && editor === undefined;
  const cell = {
    'aria-colindex': slotIndex + 1,
    'aria-readonly': isEditable ? undefined : true,
    'aria-invalid': problem ? true : undefined,
    'data-note': hasNote ? problem?.message : undefined,
    'data-note-kind': hasNote ? 'error' : undefined,
    'data-cut': isText ? '' : undefined,
    // A name of another direction is cut at its own end.
    dir: isText ? 'auto' : undefined,
    // An editor takes the focus instead of its cell, and fills it.
    tabIndex: editor === undefined ? props.tabIndex : undefined,
    className: clsx(
      isText ? classes.textCell : classes.cell,
      isEditable && classes.editable,
      href !== undefined && editor === undefined && classes.named,
    ),
    children: editor ?? (
      <>
        {isText ? instead || linkTo(href, text) : content}
        {problem && !isTold ? <span className={spoken.text}>{`, ${problem.message}`}</span> : null}
      </>
    ),
  };
  // An empty header would give the row no name.
  const isHeader = props.isLabel && text !== '';
  return <div key={column.key} role={isHeader ? 'rowheader' : 'gridcell'} {...cell} />;
}

/** Draws a name as a link to the record's page. The grid handles its clicks. */
const linkTo = (href: string | undefined, name: string) =>
  href === undefined ? (
    name
  ) : (
    <a href={href} className={linkClasses.link} data-action="open" tabIndex={-1}>
      {shownName(name)}
    </a>
  );

const missingNote = <span className={parts.missing}>{didNotComeText}</span>;

function cellContentOf<T>({ column, record, isEditable }: DataCellProps<T>) {
  const text = cellText(column, record);
  if (column.kind === 'link') {
    return (
      <span className={classes.text} data-cut="">
        <SafeLink address={text} className={classes.link} tabIndex={-1} />
      </span>
    );
  }
  const isTrue = cellValue(column, record) === true;
  if (column.editor === undefined) {
    return isTrue ? (
      <span className={parts.badge} data-cut="">
        {column.trueWord ?? text}
      </span>
    ) : null;
  }
  return (
    <span className={classes.boolean} data-toggle={isEditable || undefined}>
      <span className={parts.box} data-checked={isTrue || undefined} />
      {text || 'No'}
    </span>
  );
}
