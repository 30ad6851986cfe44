import type { ComboboxItem, ComboboxParsedItem } from '@mantine/core';

/** The options of a select, perhaps below headings. */
export type SelectOptions = readonly ComboboxParsedItem[];

/** Returns the chosen option of a select; undefined for none. */
export function chosenOption(
  data: SelectOptions = [],
  value: string | null = null,
): ComboboxItem | undefined {
  const items = data.flatMap((entry) => ('group' in entry ? entry.items : entry));
  return items.find((option) => option.value === value);
}

/** Returns the label of the chosen option; an empty text for none. */
export const chosenLabel = (...chosen: Parameters<typeof chosenOption>): string =>
  chosenOption(...chosen)?.label ?? '';

/** What a list without a match says. */
export const noMatches = 'No matches';

/** What is said of a typed text without a match that a person leaves. */
export const notChosenText = (text: string) => `Nothing was chosen for "${text.trim()}".`;

/** Returns the option that the open list marks. No other list is open. */
export const markedOption = () =>
  document.querySelector<HTMLElement>('[role="listbox"] [data-combobox-selected]');
