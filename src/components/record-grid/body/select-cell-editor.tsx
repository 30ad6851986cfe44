import { Select } from '@mantine/core';
import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { loadedRecords } from '~/domain/lists';
import { chosenLabel, markedOption, noMatches } from '../../fields/chosen-option';
import { useBestOptions } from '../../fields/use-best-options';
import spoken from '../../spoken.module.css';
import { useIsStanding } from '../../use-is-shown';
import { selectData } from '../grid-column';
import {
  type AfterEdit,
  afterEditKey,
  bestOption,
  type CellEditorProps,
  endByKey,
  sayNotChosen,
} from './cell-editor';
import classes from './cell-editor.module.css';

const optionLimit = 200;

const comboboxProps = {
  zIndex: 1100,
  width: 'max-content',
  position: 'bottom-start',
  transitionProps: { duration: 0 },
} as const;

/** A searchable list of options that replaces the cell's text. */
export function SelectCellEditor<T>(props: CellEditorProps<T>) {
  const { column, record, typed, onEnd } = props;
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const isDrawn = useRef(false);
  const afterChoice = useRef<AfterEdit>('stay');
  const options = loadedRecords(column.options);
  const value = record[column.key] ?? null;
  const current = value === null ? null : String(value);
  const data = useMemo(() => selectData(options), [options]);
  const [search, setSearch] = useState(() =>
    typed === undefined ? chosenLabel(data, current) : '',
  );
  const [isTyped, setIsTyped] = useState(typed !== undefined);
  const isStanding = useIsStanding();
  const sought = isTyped ? search : '';
  const { label, select, isEmpty } = useBestOptions({
    data,
    value: current,
    search: sought,
    limit: optionLimit,
  });
  useImperativeHandle(props.hasOpenEdit, () => search !== '' && search !== label);

  // The field has the focus and the typed text before the browser handles the next key.
  useLayoutEffect(() => {
    input.current?.focus();
    if (typed === undefined) input.current?.select();
    // Select begins with the label of the value. It marks the first option when its text changes.
    else setSearch(typed);
  }, [typed]);
  // Select begins by asking for the label of its value as the text, in an effect that runs before this one.
  useEffect(() => {
    isDrawn.current = true;
  }, []);

  const finish = (choice: string | null, after: AfterEdit) => {
    // Closing the list also blurs the field, which calls `finish` again.
    if (isDone.current) return;
    isDone.current = true;
    const option = options.find((known) => String(known.value) === choice);
    onEnd(choice === current ? undefined : option?.value, after);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const after = afterEditKey(event);
    if (!after) return;
    if (after === 'cancel') return endByKey(event, () => finish(null, 'cancel'));
    // A list that is not drawn yet has no marked option.
    const isEmptied = isTyped && search.trim() === '' && after !== 'down';
    const marked = isEmptied ? null : markedOption();
    const best = marked ? undefined : bestOption(options, sought);
    // Select itself handles Enter and chooses the marked option.
    if (after === 'down' && best === undefined) return;
    // The list says that the text has no match.
    if (!marked && best === undefined && sought.trim() !== '') return event.preventDefault();
    // Tab and Ctrl+S also choose the marked option.
    afterChoice.current = after === 'down' ? 'stay' : after;
    endByKey(event, () => {
      marked?.click();
      finish(best === undefined ? null : String(best), afterChoice.current);
    });
  };

  /** Chooses as Tab does. A text without a match must not go unnoticed. */
  const leave = (event: FocusEvent) => {
    // The person has gone to another window, and may come back to type on.
    if (document.activeElement === input.current) return event.stopPropagation();
    if (isDone.current) return;
    const isEmptied = isTyped && search.trim() === '';
    const marked = isEmptied ? null : markedOption();
    const best = marked ? undefined : bestOption(options, sought);
    if (!marked && best === undefined && sought.trim() !== '') sayNotChosen(sought);
    afterChoice.current = 'leave';
    marked?.click();
    finish(best === undefined ? null : String(best), 'leave');
  };

  return (
    <Select
      ref={input}
      className={classes.select}
      classNames={{ input: classes.input, dropdown: classes.list }}
      aria-label={column.header}
      {...select}
      value={current}
      searchValue={search}
      onSearchChange={(text) => isDrawn.current && setSearch(text)}
      onInput={() => setIsTyped(true)}
      inputContainer={(field) => (
        <>
          {field}
          <span role="status" className={spoken.text}>
            {isEmpty && isStanding ? noMatches : null}
          </span>
        </>
      )}
      searchable
      selectFirstOptionOnChange={isTyped}
      defaultDropdownOpened
      maxDropdownHeight={280}
      nothingFoundMessage={noMatches}
      comboboxProps={comboboxProps}
      onOptionSubmit={(choice) => finish(choice, afterChoice.current)}
      onBlurCapture={leave}
      onKeyDown={onKeyDown}
    />
  );
}
