import { ComboboxChevron, type SelectProps, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { pressedKey } from '../focus';
import { LatePart, useLatePart } from '../late-part';
import { chosenLabel, notChosenText, type SelectOptions } from './chosen-option';
import { firstMatch } from './use-best-options';

/** What every searchable list needs. */
export const selectPart = new LatePart(() => import('./ready-select'));

type ListProps =
  | 'onSearchChange'
  | 'onDropdownOpen'
  | 'onDropdownClose'
  | 'limit'
  | 'nothingFoundMessage'
  | 'comboboxProps';

/** What the field needs, whether its list has loaded or not. */
type FieldProps =
  | 'className'
  | 'description'
  | 'placeholder'
  | 'error'
  | 'required'
  | 'disabled'
  | 'readOnly'
  | 'inputWrapperOrder'
  | 'onFocus'
  | 'onBlur';

export interface LateSelectProps extends Pick<SelectProps, ListProps | FieldProps> {
  label: string;
  data?: SelectOptions | undefined;
  value: string | null;
  onChange: (value: string | null) => void;
}

/**
 * A searchable list with one choice. Until its code has loaded, a field with the same look and name
 * stands for it. The list opens when it has loaded, if the field has the focus, and searches for what
 * was typed. Who leaves the field takes the match of the typed text.
 */
export function LateSelect(given: LateSelectProps) {
  const id = useId();
  const [lost, setLost] = useState<{ text: string; value: string | null }>();
  const note = lost?.value === given.value ? notChosenText(lost.text) : undefined;
  const props = { ...given, error: given.error || note, onInput: () => setLost(undefined) };
  /** Takes the first match of a text that a person leaves. A text without one must not go unnoticed. */
  const leave = (text: string) => {
    const match = firstMatch(given.data, text);
    if (match && match.value !== given.value) given.onChange(match.value);
    const isLost = !match && text.trim() !== '';
    setLost(isLost ? { text, value: given.value } : undefined);
    return !isLost;
  };
  const [typed, setTyped] = useState<string>();
  const [hasFocus, setHasFocus] = useState(false);
  const ready = useLatePart(selectPart, hasFocus, setHasFocus);
  if (ready) {
    const place = { id, typed, hasFocus, note, onLeave: leave };
    return <ready.ReadySelect {...props} {...place} />;
  }

  const {
    data,
    value,
    onChange,
    onSearchChange,
    onDropdownOpen,
    onDropdownClose,
    limit,
    nothingFoundMessage,
    comboboxProps,
    ...field
  } = props;
  return (
    <TextInput
      id={id}
      {...field}
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-busy={hasFocus || undefined}
      rightSection={<ComboboxChevron size="xs" error={field.error} />}
      rightSectionPointerEvents="none"
      value={typed ?? chosenLabel(data, value)}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onClick={({ currentTarget }) => typed === undefined && currentTarget.select()}
      onKeyDown={(event) => {
        if (pressedKey(event) === 'Escape') setTyped(undefined);
        // The form would take an Enter that was meant for a match.
        if (pressedKey(event) === 'Enter' && typed !== undefined) event.preventDefault();
      }}
      onFocus={(event) => {
        setHasFocus(true);
        field.onFocus?.(event);
      }}
      onBlur={(event) => {
        setHasFocus(false);
        if (typed !== undefined) leave(typed);
        field.onBlur?.(event);
        setTyped(undefined);
      }}
    />
  );
}
