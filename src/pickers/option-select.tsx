import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import { Select, type SelectProps } from '@mantine/core';
import { useMemo } from 'react';

export interface OptionSelectProps
  extends Omit<
    SelectProps,
    'data' | 'value' | 'onChange' | 'allowDeselect' | 'searchable' | 'limit'
  > {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: { value: string; label: string }[];
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

/** The value of the choice of none. No option has this key, because keys are ids. */
const none = 'none';

export interface OptionalSelectProps
  extends Omit<OptionSelectProps, 'value' | 'onChange' | 'options'> {
  /** Null for none. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** The label of the choice of none. */
  noneLabel?: string;
}

interface KeyedOption {
  key: string;
  value: string;
}

/** A searchable list with one choice or none, for options in the form of the answers. */
export function OptionalSelect(given: OptionalSelectProps & { options: readonly KeyedOption[] }) {
  const { value, onChange, options, noneLabel = 'None', ...props } = given;
  const choices = useMemo(() => {
    const known = options.map((option) => ({
      value: option.key,
      label: option.value || option.key,
    }));
    const isKnown = value === null || options.some(({ key }) => key === value);
    const others = isKnown ? [] : [{ value, label: `Not in the list: ${value}` }];
    return [{ value: none, label: noneLabel }, ...known, ...others];
  }, [options, value, noneLabel]);
  return (
    <OptionSelect
      {...props}
      options={choices}
      value={value ?? none}
      onChange={(chosen) => onChange(chosen === none ? null : chosen)}
    />
  );
}
