import { useMemo } from 'react';
import { OptionSelect, type OptionSelectProps } from './option-select';

/** No key of an option is that: keys are ids. */
const none = 'none';

export interface OptionalSelectProps
  extends Omit<OptionSelectProps, 'value' | 'onChange' | 'options'> {
  /** Null for none. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** What the choice of none is called. */
  noneLabel?: string;
}

interface KeyedOption {
  key: string;
  value: string;
}

/** A searchable list with one choice or none, of options as the calls answer them. */
export function OptionalSelect({
  value,
  onChange,
  options,
  noneLabel = 'None',
  ...props
}: OptionalSelectProps & { options: readonly KeyedOption[] }) {
  const choices = useMemo(() => {
    const labels = new Map(options.map((option) => [option.key, option.value]));
    if (value !== null && !labels.has(value)) labels.set(value, `Not in the list: ${value}`);
    const known = [...labels].map(([key, label]) => ({ value: key, label: label || key }));
    return [{ value: none, label: noneLabel }, ...known];
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
