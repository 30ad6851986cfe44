import type { ComboboxItem, ComboboxParsedItem, OptionsFilter } from '@mantine/core';
import { useMemo } from 'react';
import { bestMatches } from '~/domain/best-matches';
import { groupedBy, loadedRecords } from '~/domain/lists';
import { chosenOption, type SelectOptions } from './chosen-option';

interface Searched {
  data?: SelectOptions | undefined;
  value?: string | null | undefined;
  /** What a person has typed; an empty text while the field has the label of the choice. */
  search: string;
  limit?: number | undefined;
}

/**
 * Returns what a Select of Mantine needs to show the best matches of its options, whether there are none, and
 * the label of the chosen one. Select reads whatever it is given at each render and key: of
 * 100,000 options it gets no more than it shows, and the chosen one.
 */
export function useBestOptions({
  data,
  value,
  search,
  limit = Number.POSITIVE_INFINITY,
}: Searched) {
  const chosen = useMemo(() => chosenOption(data, value), [data, value]);
  const label = chosen?.label ?? '';
  const { isEmpty, ...select } = useMemo(() => {
    const shown = bestOptions({ options: [...loadedRecords(data)], search, limit });
    const isShown = !chosen || chosenOption(shown, chosen.value) !== undefined;
    // Select takes the label of its value from the data, so only the filter leaves out the chosen option.
    const filter: OptionsFilter = ({ options }) =>
      isShown || !search ? options : options.slice(1);
    return {
      isEmpty: shown.length === 0,
      data: isShown ? shown : [chosen, ...shown],
      filter,
    };
  }, [data, chosen, search, limit]);
  return { label, select, isEmpty };
}

/** Returns the first match that can be chosen: the one that the list would mark. */
export function firstMatch(
  data: SelectOptions | undefined,
  text: string,
): ComboboxItem | undefined {
  if (text.trim() === '') return undefined;
  const found = bestOptions({ options: [...loadedRecords(data)], search: text, limit: Infinity });
  const items = found.flatMap((option) => ('group' in option ? option.items : option));
  return items.find(({ disabled }) => !disabled);
}

/**
 * The search of a select: the best matches first (docs/product/shell.md#order-of-matches). Options
 * stay below their heading, and the heading with the best match comes first.
 */
export const bestOptions: OptionsFilter = ({ options, search, limit }) => {
  type Listed = { option: ComboboxParsedItem; item: ComboboxItem };
  const items = options.flatMap((option): Listed[] =>
    'group' in option ? option.items.map((item) => ({ option, item })) : [{ option, item: option }],
  );
  const best = bestMatches(items, search, ({ item }) => [item.label]).slice(0, limit);
  return [...groupedBy(best, ({ option }) => option)].map(([option, found]) =>
    'group' in option ? { ...option, items: found.map(({ item }) => item) } : option,
  );
};
