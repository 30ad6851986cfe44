import { Select, type SelectProps } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isSaveKey } from '../edit-page/use-save-key';
import { pressedKey } from '../focus';
import spoken from '../spoken.module.css';
import { chosenLabel, markedOption, noMatches, type SelectOptions } from './chosen-option';
import { useBestOptions } from './use-best-options';

interface ReadySelectProps extends Omit<SelectProps, 'data'> {
  data?: SelectOptions | undefined;
  /** What a person typed before the list had loaded. */
  typed: string | undefined;
  /** Whether the field that this one replaces had the focus. */
  hasFocus: boolean;
  /** Gets the typed text which the person leaves without a choice. Returns whether it has a match. */
  onLeave: (text: string) => boolean;
  /** What became of such a text. */
  note: string | undefined;
}

/** Reads where the caret is in the field that has the focus and is about to be replaced. */
function selectionOfFocus(): [start: number, end: number] {
  const { activeElement: field } = document;
  if (!(field instanceof HTMLInputElement)) return [0, 0];
  return [field.selectionStart ?? 0, field.selectionEnd ?? 0];
}

/**
 * The searchable list of a select. It opens when it takes over the focus. A click and a choice select the
 * label, so that the first key replaces it: what is typed into a label finds nothing. A person who leaves the
 * field takes the marked option, as in the editor of a cell.
 */
export function ReadySelect(given: ReadySelectProps) {
  const { typed, hasFocus, onLeave, note, onSearchChange, data, limit, ...props } = given;
  const { nothingFoundMessage = noMatches, onDropdownOpen, onDropdownClose } = props;
  const { value, onInput } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [search, setSearch] = useState(() => chosenLabel(data, value));
  // The text may be typed also if it is the label of the choice.
  const [isTyped, setIsTyped] = useState(typed !== undefined);
  const sought = isTyped ? search : '';
  const { label, select, isEmpty } = useBestOptions({ data, value, search: sought, limit });
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
  /** Takes what the list marks. Returns false if the typed text has no match. */
  const take = () => {
    const isEmptied = isTyped && search.trim() === '';
    const marked = isEmptied ? null : markedOption();
    marked?.click();
    return marked !== null || !isTyped || onLeave(search);
  };
  return (
    <Select
      ref={input}
      {...props}
      {...select}
      // The mouse places the caret after the focus.
      onClick={() => !isTyped && input.current?.select()}
      onInput={(event) => {
        setIsTyped(true);
        onInput?.(event);
      }}
      onBlurCapture={(event) => {
        // The person has gone to another window, and may come back to type on.
        if (document.activeElement === input.current) return event.stopPropagation();
        take();
        setIsTyped(false);
      }}
      onOptionSubmit={() => {
        setIsTyped(false);
        // Select writes the label of the choice after this call.
        requestAnimationFrame(() => {
          if (document.activeElement === input.current) input.current?.select();
        });
      }}
      onKeyDown={(event) => {
        // The form would be sent with the choice before.
        if (pressedKey(event) === 'Enter' && isTyped) event.preventDefault();
        if (isSaveKey(event) && !flushSync(take)) event.preventDefault();
        if (pressedKey(event) !== 'Escape') return;
        // The browser moves the caret to the end when the text changes.
        flushSync(() => {
          setIsTyped(false);
          change(label);
        });
        input.current?.select();
      }}
      nothingFoundMessage={nothingFoundMessage}
      onDropdownOpen={() => {
        setIsOpen(true);
        onDropdownOpen?.();
      }}
      onDropdownClose={() => {
        setIsOpen(false);
        onDropdownClose?.();
      }}
      inputContainer={(field) => (
        <>
          {field}
          <span role="status" className={spoken.text}>
            {isOpen && isEmpty ? nothingFoundMessage : note}
          </span>
        </>
      )}
      allowDeselect={false}
      searchable
      // A label that is read late would mark an option that nobody has chosen.
      selectFirstOptionOnChange={isTyped}
      searchValue={search}
      onSearchChange={change}
    />
  );
}
