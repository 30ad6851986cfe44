import type { SelectProps } from '@mantine/core';

/** Returns the label of the chosen option of a select; an empty text for none. */
export function chosenLabel({ data = [], value }: Pick<SelectProps, 'data' | 'value'>): string {
  const all = data.flatMap((entry) =>
    typeof entry === 'object' && 'items' in entry ? entry.items : [entry],
  );
  const chosen = all.find((option) => typeof option === 'object' && option.value === value);
  return typeof chosen === 'object' && 'label' in chosen ? chosen.label : '';
}
