import { clsx } from 'clsx';
import {
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  type Ref,
  useCallback,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { bestMatches } from '~/domain/best-matches';
import { isSaveKey } from '../../edit-page/use-save-key';
import { notChosenText } from '../../fields/chosen-option';
import { pressedKey } from '../../focus';
import { HoverNote } from '../../hover-note/use-hover-note';
import { showNotice } from '../../notices/frame-notice';
import spoken from '../../spoken.module.css';
import { type GridFieldColumn, type GridOption, typedValue } from '../grid-column';
import { type CellProblem, rowProblems } from '../model/row-problems';
import classes from './cell-editor.module.css';

/** Where the focus goes after an edit. 'undo' has dropped a typed text, 'cancel' had none. */
export type AfterEdit = 'down' | 'next' | 'previous' | 'stay' | 'leave' | 'undo' | 'cancel';

export interface CellEditorProps<T> {
  column: GridFieldColumn<T>;
  record: T;
  isNew: boolean;
  shownProblem: CellProblem | undefined;
  /** The text of the key that opened the editor; replaces the value. */
  typed: string | undefined;
  /** Gets whether the edit has something that leaving the page would lose. */
  hasOpenEdit: Ref<boolean>;
  /** Ends the edit. An undefined value keeps the old one. */
  onEnd: (value: string | number | undefined, after: AfterEdit) => void;
}

/**
 * Returns what a key does to the edit: Enter and Tab commit and move on, Escape cancels, Ctrl+S commits.
 * No other key reaches the grid, which saves by Ctrl+S.
 */
export function afterEditKey(event: KeyboardEvent): AfterEdit | undefined {
  if (isSaveKey(event)) return 'stay';
  event.stopPropagation();
  const key = pressedKey(event);
  if (key === 'Enter') return 'down';
  if (key === 'Tab') return event.shiftKey ? 'previous' : 'next';
  return key === 'Escape' ? 'cancel' : undefined;
}

/**
 * Ends the edit by a key of `afterEditKey`. Ctrl+S goes on to the grid or the form, which has to know the
 * new value by then.
 */
export function endByKey(event: KeyboardEvent, end: () => void): void {
  if (!isSaveKey(event)) event.preventDefault();
  flushSync(end);
}

/** Returns the option that Enter chooses (docs/product/shell.md#order-of-matches), if any. */
export function bestOption(
  options: readonly GridOption[],
  text: string,
): GridOption['value'] | undefined {
  if (text.trim() === '') return undefined;
  const open = options.filter(({ isDisabled }) => !isDisabled);
  return bestMatches(open, text, ({ label }) => [label])[0]?.value;
}

/** Says that a typed text which a person leaves has no match. */
export const sayNotChosen = (text: string) =>
  showNotice({ text: notChosenText(text), isLeaving: false, isBrief: true });

type Field = HTMLInputElement | HTMLTextAreaElement;

/** A text field that replaces the cell's text. */
export function TextCellEditor<T>(props: CellEditorProps<T>) {
  const { column, record, isNew, shownProblem, typed, onEnd } = props;
  const before = String(record[column.key] ?? '');
  const [text, setText] = useState(typed ?? before);
  const [element, setElement] = useState<Field | null>(null);
  const isDone = useRef(false);
  const noteId = useId();
  // Needless blanks of a stored text are no edit, and an empty field keeps a loaded null.
  const value = text === before ? text : typedValue(column, text);
  const [found] = rowProblems([column], { ...record, [column.key]: value }, isNew);
  // A person who has not typed yet needs no hint that the value is missing.
  const isEarly = isNew && value === before && shownProblem === undefined;
  const problem = isEarly ? undefined : found;
  const isTold = problem !== undefined && text === '';
  useImperativeHandle(props.hasOpenEdit, () => value !== before);

  const begin = useCallback(
    (input: Field | null) => {
      input?.focus();
      if (typed === undefined) input?.select();
      // A browser puts the cursor before the text of a field of several lines.
      else input?.setSelectionRange(typed.length, typed.length);
      setElement(input);
    },
    [typed],
  );

  const finish = (after: AfterEdit) => {
    // Removing the field also blurs it, which calls `finish` again.
    if (isDone.current) return;
    isDone.current = true;
    if (after === 'cancel') onEnd(undefined, text === before ? 'cancel' : 'undo');
    else onEnd(value === before ? undefined : value, after);
  };

  const field = {
    ref: begin,
    value: text,
    placeholder: isTold ? problem.message : undefined,
    'aria-label': column.header,
    'aria-required': column.isRequired || undefined,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? noteId : undefined,
    autoComplete: 'off',
    autoCapitalize: 'off',
    spellCheck: false,
    onChange: (event: ChangeEvent<Field>) => setText(event.target.value),
    onBlur: () => finish('leave'),
    onKeyDown: (event: KeyboardEvent) => {
      const after = afterEditKey(event);
      if (after) endByKey(event, () => finish(after));
    },
  };
  return (
    <>
      {column.isMultiline ? (
        <CellTextArea {...field} />
      ) : (
        <input className={classes.input} {...field} />
      )}
      <span id={noteId} role="status" className={spoken.text}>
        {problem?.message}
      </span>
      {problem && !isTold && element ? (
        <HoverNote element={element} text={problem.message} isError />
      ) : null}
    </>
  );
}

const mostLines = 6;

/** Makes a field as high as its text, and brings it into view. */
function fitHeight(area: HTMLTextAreaElement) {
  area.rows = 1;
  while (area.rows < mostLines && area.scrollHeight > area.clientHeight) area.rows += 1;
  area.toggleAttribute('data-tall', area.rows > 1);
  area.scrollIntoView({ block: 'nearest' });
}

/** Whether Enter breaks the line: a finger has no Alt, and ends the edit by a tap elsewhere. */
const isBreak = ({ altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  altKey || (!ctrlKey && !metaKey && matchMedia('(pointer: coarse)').matches);

/** Breaks the line at the cursor: Enter ends the edit, and not every browser knows Alt+Enter. */
function breakLine(event: KeyboardEvent<HTMLTextAreaElement>) {
  const { currentTarget: area } = event;
  event.preventDefault();
  event.stopPropagation();
  area.setRangeText('\n', area.selectionStart, area.selectionEnd, 'end');
  // React and `fitHeight` take it like a typed one.
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The field of a text of several lines. It lies over the rows below. */
function CellTextArea({ onKeyDown, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...props}
      rows={1}
      className={clsx(classes.input, classes.area)}
      onFocus={(event) => fitHeight(event.currentTarget)}
      onInput={(event) => fitHeight(event.currentTarget)}
      onKeyDown={(event) => {
        if (pressedKey(event) === 'Enter' && isBreak(event)) breakLine(event);
        else onKeyDown?.(event);
      }}
    />
  );
}
