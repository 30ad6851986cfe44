import { isRecord } from '~/domain/known-value';
import { isSameValue } from '~/domain/record-difference';
import { storedText, textKey } from '~/domain/stored-text';
import { requiredTextError } from '~/domain/typed-text';
import type { GridColumn } from '../grid-column';
import { type GridSearch, parseGridSearch } from '../grid-search';
import { withoutIdleFilters } from '../model/grid-view';

/** A view that a person has saved. */
export interface NamedView {
  name: string;
  view: GridSearch;
}

export const mostViews = 30;
const longestName = 40;

/** Returns the view in a grid's state: all that differs from the default, without the search. */
export function viewOf(columns: readonly GridColumn<never>[], search: GridSearch): GridSearch {
  const { q: _search, density, ...view } = withoutIdleFilters(columns, search);
  return parseGridSearch({ ...view, density: density === 'normal' ? undefined : density });
}

/** Reads stored views. Drops whatever is none, so that nothing in the storage breaks a grid. */
export function parseNamedViews(stored: unknown): NamedView[] {
  if (!Array.isArray(stored)) return [];
  const views = stored.filter(isRecord).flatMap((entry) => {
    const name = typeof entry.name === 'string' ? storedText(entry.name) : '';
    const { q: _search, ...view } = parseGridSearch(entry.view);
    return viewNameError(name, []) ? [] : [{ name, view }];
  });
  return views
    .filter(({ name }, index) => views.findIndex((other) => isSameName(other.name, name)) === index)
    .slice(0, mostViews);
}

const isSameName = (a: string, b: string) => textKey(a) === textKey(b);

/**
 * Returns the error of a name for a view; undefined when it can be saved.
 * @param others the views that the name has to differ from
 */
export function viewNameError(name: string, others: readonly NamedView[]): string | undefined {
  const same = others.find((other) => isSameName(other.name, name));
  if (same) return `There is a view "${same.name}" already.`;
  return requiredTextError(name, 'A view needs a name.', longestName);
}

/** Returns the name of the view that a grid shows; undefined when it shows none of them. */
export const activeName = (views: readonly NamedView[], shown: GridSearch): string | undefined =>
  views.find(({ view }) => isSameValue(view, shown))?.name;
