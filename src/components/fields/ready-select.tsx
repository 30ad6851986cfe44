import { Select, type SelectProps } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { pressedKey } from '../focus';
import { chosenLabel, type SelectOptions } from './chosen-option';
import { useBestOptions } from './use-best-options';

interface ReadySelectProps extends Omit<SelectProps, 'data'> {
  data?: SelectOptions | undefined;
  /** What a person typed before the list had loaded. */
  typed: string | undefined;
  /** Whether the field that this one replaces had the focus. */
  hasFocus: boolean;
}

/** Reads where the caret is in the field that has the focus and is about to be replaced. */
function selectionOfFocus(): [start: number, end: number] {
  const { activeElement: field } = document;
  if (!(field instanceof HTMLInputElement)) return [0, 0];
  return [field.selectionStart ?? 0, field.selectionEnd ?? 0];
}

/**
 * The searchable list of a select. It opens when it takes over the focus. A click and a choice select the
 * label, so that the first key replaces it: what is typed into a label finds nothing.
 */
export function ReadySelect(given: ReadySelectProps) {
  const { typed, hasFocus, onSearchChange, data, limit, ...props } = given;
  const { value } = props;
  const input = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState(() => chosenLabel(data, value));
  const { label, select } = useBestOptions({ data, value, search, limit });
  const [takeOver] = useState(() => ({ typed, selection: hasFocus ? selectionOfFocus() : null }));
  useLayoutEffect(() => {
    if (!takeOver.selection) return;
    input.current?.focus();
    // The other field has got the press of the mouse. No field gets a click from it.
    if (takeOver.typed === undefined) input.current?.select();
    else input.current?.setSelectionRange(...takeOver.selection);
  }, [takeOver]);
  const change = (text: string) => {
    setSearch(text);
    onSearchChange?.(text);
  };
  const typeOn = useRef(change);
  useEffect(() => {
    // Select itself begins with the label of the value.
    if (takeOver.typed !== undefined) typeOn.current(takeOver.typed);
  }, [takeOver]);
  return (
    <Select
      ref={input}
      {...props}
      {...select}
      // The mouse places the caret after the focus.
      onClick={() => search === label && input.current?.select()}
      // Select writes the label of the choice after this call.
      onOptionSubmit={() => requestAnimationFrame(() => input.current?.select())}
      onKeyDown={(event) => {
        // The form would be sent with the choice before.
        if (pressedKey(event) === 'Enter' && search !== label) event.preventDefault();
        if (pressedKey(event) !== 'Escape') return;
        // The browser moves the caret to the end when the text changes.
        flushSync(() => change(label));
        input.current?.select();
      }}
      searchable
      selectFirstOptionOnChange
      searchValue={search}
      onSearchChange={change}
    />
  );
}
