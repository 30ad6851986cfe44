import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import { Select } from '@mantine/core';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { bestOptions } from '../../fields/best-options';
import { type AfterEdit, afterEditKey, type CellEditorProps } from './cell-editor';
import classes from './cell-editor.module.css';

/** The maximum number of listed options. A person types to narrow a longer list. */
const optionLimit = 200;

const comboboxProps = {
  zIndex: 1100,
  width: 'max-content',
  position: 'bottom-start',
  transitionProps: { duration: 0 },
} as const;

/**
 * A searchable list of options that replaces the cell's text. With `isEntered`, Enter was pressed before
 * the list was there, which chooses the best option.
 */
export function SelectCellEditor<T>(props: CellEditorProps<T> & { isEntered?: boolean }) {
  const { column, record, typed, onEnd } = props;
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const afterChoice = useRef<AfterEdit>('stay');
  const options = column.options ?? [];
  const value = record[column.key] ?? null;
  const current = value === null ? null : String(value);
  const data = options.map(({ value: key, label, isDisabled }) => ({
    value: String(key),
    label,
    disabled: isDisabled,
  }));
  const label = data.find((option) => option.value === current)?.label ?? '';
  const [search, setSearch] = useState(typed === undefined ? label : '');

  useEffect(() => {
    input.current?.focus();
    if (typed === undefined) input.current?.select();
    // Select begins with the label of the value. It marks the first option when its text changes.
    else setSearch(typed);
  }, [typed]);

  const finish = (choice: string | null, after: AfterEdit) => {
    // Closing the list also blurs the field, which calls `finish` again.
    if (isDone.current) return;
    isDone.current = true;
    const option = options.find((known) => String(known.value) === choice);
    onEnd(choice === current ? undefined : option?.value, after);
  };

  const enter = useEffectEvent(() => {
    const found = bestOptions({ options: data, search: typed ?? label, limit: 1 });
    finish(found.flatMap((option) => ('value' in option ? option.value : []))[0] ?? null, 'stay');
  });
  useEffect(() => {
    if (props.isEntered) enter();
  }, [props.isEntered]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation();
    const after = afterEditKey(event);
    // Select itself handles Enter and chooses the marked option.
    if (!after || after === 'down') return;
    event.preventDefault();
    if (after === 'cancel') return finish(null, 'cancel');
    // Tab also chooses the marked option, and then moves on. No other list is open.
    afterChoice.current = after;
    document.querySelector<HTMLElement>('[role="listbox"] [data-combobox-selected]')?.click();
    finish(null, after);
  };

  return (
    <Select
      ref={input}
      className={classes.select}
      classNames={{ input: classes.input }}
      aria-label={column.header}
      data={data}
      value={current}
      searchValue={search}
      onSearchChange={setSearch}
      searchable
      filter={bestOptions}
      selectFirstOptionOnChange
      defaultDropdownOpened
      allowDeselect={false}
      limit={optionLimit}
      maxDropdownHeight={280}
      nothingFoundMessage="No match"
      comboboxProps={comboboxProps}
      onOptionSubmit={(choice) => finish(choice, afterChoice.current)}
      onBlur={() => finish(null, 'leave')}
      onKeyDown={onKeyDown}
    />
  );
}
