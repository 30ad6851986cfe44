import {
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useImperativeHandle,
  useState,
} from 'react';
import { useLatePart } from '../../late-part';
import { cellText } from '../grid-column';
import { gridTools } from '../grid-tools';
import {
  type AfterEdit,
  afterEditKey,
  bestOption,
  type CellEditorProps,
  endByKey,
  sayNotChosen,
} from './cell-editor';
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
  // The editor that follows has a handle of its own.
  useImperativeHandle(editor ? undefined : props.hasOpenEdit, () => Boolean(typed));
  if (editor) return <editor.SelectCellEditor {...props} typed={typed} />;

  const onKeyDown = (event: KeyboardEvent) => {
    const after = afterEditKey(event);
    if (!after) return;
    // Enter, Tab and Ctrl+S choose without the list what it would mark. With no match, the list says so.
    const isChoice = after !== 'cancel' && typed !== undefined;
    const best = isChoice ? bestOption(column.options ?? [], typed) : undefined;
    if (isChoice && best === undefined && (after === 'down' || typed.trim() !== ''))
      event.preventDefault();
    else endByKey(event, () => onEnd(best, after === 'down' ? 'stay' : after));
  };
  const leave = ({ currentTarget }: FocusEvent) => {
    // The person has gone to another window, and may come back to type on.
    if (document.activeElement === currentTarget) return;
    const text = typed?.trim() ?? '';
    const best = bestOption(column.options ?? [], text);
    if (text !== '' && best === undefined) sayNotChosen(text);
    onEnd(best, 'leave');
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
      onBlur={leave}
      onKeyDown={onKeyDown}
    />
  );
}
