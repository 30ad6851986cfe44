import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import { Select, type SelectProps } from '@mantine/core';
import { useMemo } from 'react';
import { textOr } from '~/domain/text-or';

/** No key of an option is that: keys are ids and codes. */
const none = 'none';

interface GroupedOption {
  key: string;
  value: string;
  group: string;
}

interface GroupedSelectProps
  extends Omit<SelectProps, 'data' | 'value' | 'onChange' | 'allowDeselect' | 'searchable'> {
  label: string;
  /** Null for none. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** As the calls answer them; groups stand in the order in which they come. */
  options: readonly GroupedOption[];
  /** What the choice of none is called. */
  noneLabel?: string;
}

/** A searchable list with one choice or none, its options under headings. */
export function GroupedSelect(props: GroupedSelectProps) {
  const { value, onChange, options, noneLabel = 'None', ...rest } = props;
  const data = useMemo(
    () => [{ value: none, label: noneLabel }, ...groupsOf(options)],
    [options, noneLabel],
  );
  return (
    <Select
      {...rest}
      data={data}
      value={value ?? none}
      onChange={(chosen) => chosen !== null && onChange(chosen === none ? null : chosen)}
      allowDeselect={false}
      searchable
      nothingFoundMessage="No matches"
      comboboxProps={{ shadow: 'md' }}
    />
  );
}

function groupsOf(options: readonly GroupedOption[]) {
  const groups = new Map<string, { value: string; label: string }[]>();
  // A key that comes twice would keep the list from being shown.
  const seen = new Set([none, '']);
  for (const option of options) {
    const key = textOr(option?.key, '');
    if (seen.has(key)) continue;
    seen.add(key);
    const item = { value: key, label: textOr(option.value, '') || key };
    const group = textOr(option.group, '') || 'Others';
    groups.set(group, [...(groups.get(group) ?? []), item]);
  }
  return [...groups].map(([group, items]) => ({ group, items }));
}
