import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { LatePart, useLatePart } from '../../late-part';
import { cellText } from '../grid-column';
import { type AfterEdit, afterEditKey, type CellEditorProps } from './cell-editor';
import classes from './cell-editor.module.css';

/** The editor with a list of options, which the first page does not have. */
export const selectEditorPart = new LatePart(() => import('./select-cell-editor'));

/** The editor of a cell with options. It keeps what is typed until its list is there. */
export function LateSelectEditor<T>(props: CellEditorProps<T>) {
  const { column, record, onEnd } = props;
  const [typed, setTyped] = useState(props.typed);
  const [isEntered, setIsEntered] = useState(false);
  const end = (after: AfterEdit) => onEnd(undefined, after);
  const editor = useLatePart(
    selectEditorPart,
    true,
    (isWanted) => isWanted || end(typed === undefined ? 'cancel' : 'undo'),
  );
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    input.current?.focus();
    if (props.typed === undefined) input.current?.select();
  }, [props.typed]);
  if (editor) return <editor.SelectCellEditor {...props} typed={typed} isEntered={isEntered} />;

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    const after = afterEditKey(event);
    if (!after) return;
    event.preventDefault();
    // The list chooses as soon as it is there.
    if (after === 'down') setIsEntered(true);
    else end(after);
  };
  return (
    <input
      ref={input}
      className={classes.input}
      aria-label={column.header}
      aria-busy
      autoComplete="off"
      value={typed ?? cellText(column, record)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => end('leave')}
      onKeyDown={onKeyDown}
    />
  );
}
