import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import { Select, type SelectProps } from '@mantine/core';
import { useMemo } from 'react';
import { textOr } from '~/domain/text-or';

export interface OptionSelectProps
  extends Omit<
    SelectProps,
    'data' | 'value' | 'onChange' | 'allowDeselect' | 'searchable' | 'limit'
  > {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: Option[];
}

interface Option {
  value: string;
  label: string;
}

/** A searchable list with one choice, which cannot be emptied. */
export function OptionSelect(given: OptionSelectProps) {
  const { value, onChange, options, comboboxProps, ...props } = given;
  const offered = useMemo(() => choosable(options), [options]);
  // A stored value that the list does not know stays visible and is kept.
  const isKnown = value === '' || offered.some((option) => option.value === value);
  return (
    <Select
      {...props}
      data={isKnown ? offered : [{ value, label: value }, ...offered]}
      value={value === '' ? null : value}
      onChange={(chosen) => chosen !== null && onChange(chosen)}
      allowDeselect={false}
      searchable
      limit={100}
      nothingFoundMessage="No matches"
      comboboxProps={{ shadow: 'md', ...comboboxProps }}
    />
  );
}

/**
 * The options with a value that can be chosen, each value once, as it came first, and with a text to
 * be shown. Any other would keep the list, and with it the page, from being shown.
 */
function choosable(options: readonly Option[]): Option[] {
  const unique = new Map<string, Option>();
  for (const { value, label } of options) {
    if (!textOr(value, '') || unique.has(value)) continue;
    unique.set(value, { value, label: textOr(label, value) });
  }
  return [...unique.values()];
}
