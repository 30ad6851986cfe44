import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import { Select, type SelectProps } from '@mantine/core';
import { useMemo } from 'react';

/** The value of the choice of none. No option has this key, because keys are ids and codes. */
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
  /** The options of the answer. The groups keep their order in the answer. */
  options: readonly GroupedOption[];
  /** The label of the choice of none. */
  noneLabel?: string;
}

/**
 * A searchable list with one choice or none. Its options stand under the headings of their groups.
 */
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
  for (const { key, value, group } of options) {
    const item = { value: key, label: value || key };
    const heading = group || 'Others';
    groups.set(heading, [...(groups.get(heading) ?? []), item]);
  }
  return [...groups].map(([group, items]) => ({ group, items }));
}
