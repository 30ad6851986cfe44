import { type KeyboardEvent, useCallback, useState } from 'react';
import { useLatePart } from '../../late-part';
import { cellText } from '../grid-column';
import { gridTools } from '../grid-tools';
import { type AfterEdit, afterEditKey, bestOption, type CellEditorProps } from './cell-editor';
import classes from './cell-editor.module.css';

/** The editor of a cell with options. It keeps what is typed until its list has loaded. */
export function LateSelectEditor<T>(props: CellEditorProps<T>) {
  const { column, record, onEnd } = props;
  const [typed, setTyped] = useState(props.typed);
  const end = (after: AfterEdit) => onEnd(undefined, after);
  const editor = useLatePart(
    gridTools,
    true,
    (isWanted) => isWanted || end(typed === undefined ? 'cancel' : 'undo'),
  );
  const focusFirst = useCallback(
    (input: HTMLInputElement | null) => {
      input?.focus();
      if (props.typed === undefined) input?.select();
    },
    [props.typed],
  );
  if (editor) return <editor.SelectCellEditor {...props} typed={typed} />;

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    const after = afterEditKey(event);
    if (!after) return;
    event.preventDefault();
    if (after === 'cancel' || typed === undefined) return end(after === 'down' ? 'stay' : after);
    // Enter and Tab choose without the list what it would mark. With no match, the list says so.
    const best = bestOption(column.options ?? [], typed);
    if (best !== undefined) onEnd(best, after === 'down' ? 'stay' : after);
    else if (after !== 'down') end(after);
  };
  return (
    <input
      ref={focusFirst}
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
