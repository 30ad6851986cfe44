import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import { Select, type SelectProps } from '@mantine/core';

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

/** A searchable list with one choice. A person cannot clear it. */
export function OptionSelect(given: OptionSelectProps) {
  const { value, onChange, options, comboboxProps, ...props } = given;
  // A stored value that is not in the list stays visible and stored.
  const isKnown = value === '' || options.some((option) => option.value === value);
  return (
    <Select
      {...props}
      data={isKnown ? options : [{ value, label: value }, ...options]}
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
