import { forgottenKeys } from '~/domain/console-names';
import { type Fields, isRecord, type Json } from '~/domain/known-value';
import { remembered } from '../../remembered';
import { type GridSearch, parseGridSearch } from '../grid-search';

/** Returns the key of the view that this browser remembers. A new format takes a new number. */
export const viewStorageKey = (viewKey: string) => `console-view-1:${viewKey}`;

/** Returns a stored value; undefined for nothing, and for what is not JSON. */
export function storedValue(key: string): Json {
  try {
    return JSON.parse(remembered(key) ?? 'null');
  } catch {
    return undefined;
  }
}

/** Returns a stored object; an empty one for whatever else is stored. */
export function storedRecord(key: string): Fields {
  const value = storedValue(key);
  return isRecord(value) ? value : {};
}

/**
 * Completes the state of an address without a view by the view that this browser remembers of a
 * person and a grid (docs/product/views.md#what-is-remembered). A search alone is no view: it gets the
 * layout without the filters, which could hide what it finds.
 */
export function withRememberedView(given: GridSearch, viewKey: string | undefined): GridSearch {
  const { q, ...view } = given;
  if (!viewKey || Object.keys(view).length > 0) return given;
  const filters = storedRecord(forgottenKeys.filters);
  const layout = storedRecord(viewStorageKey(viewKey));
  return parseGridSearch({ ...layout, q, filter: q ? undefined : filters[viewKey] });
}
