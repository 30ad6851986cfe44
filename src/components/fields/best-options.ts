import type { ComboboxItem, ComboboxParsedItem, OptionsFilter } from '@mantine/core';
import { bestMatches } from '~/domain/best-matches';
import { groupedBy } from '~/domain/lists';

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
