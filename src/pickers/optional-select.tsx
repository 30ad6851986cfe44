import { useMemo } from 'react';
import { OptionSelect, type OptionSelectProps } from './option-select';

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
export function OptionalSelect({
  value,
  onChange,
  options,
  noneLabel = 'None',
  ...props
}: OptionalSelectProps & { options: readonly KeyedOption[] }) {
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
