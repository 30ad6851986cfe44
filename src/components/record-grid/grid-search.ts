import { isRecord, type Json } from '~/domain/known-value';
import { asText } from '~/domain/search-values';

/** How a filter compares texts. The names are those of mantine-react-table's filter modes. */
export const textFilterModes = [
  'contains',
  'startsWith',
  'endsWith',
  'equals',
  'notEquals',
  'empty',
  'notEmpty',
] as const;

const gridFilterModes = [...textFilterModes, 'betweenInclusive'] as const;

export type GridFilterMode = (typeof gridFilterModes)[number];

/** A column filter: a text in the column's own mode, or a mode followed by its values. */
export type GridFilter = string | [GridFilterMode, ...string[]];

export const densities = ['compact', 'normal', 'roomy'] as const;

export type GridDensity = (typeof densities)[number];

/** The state of a grid that a person can share as a link. Keys with default values are absent. */
export interface GridSearch {
  q?: string;
  /** The column keys by priority, '-' before a descending one: "name,-email". */
  sort?: string;
  filter?: Record<string, GridFilter>;
  /** Keys of hidden columns: "locale,email". */
  hide?: string;
  /** Keys of columns that stay visible on a narrow screen, which hides them by default. */
  show?: string;
  /** The column keys in their order: "email,name". Columns without a key in it come last. */
  order?: string;
  /** Default: 'normal'. A link names it, so that it does not count as an address without a view. */
  density?: GridDensity;
  /** Widths in pixels that differ from the columns' own. */
  width?: Record<string, number>;
}

/** Returns a list of column keys, which may be longer than other texts. */
const keysOf = (value: Json) => asText(value, 1_000);

/** Whether a text is an end of a range: a day such as "2024-03-10", or days from now such as "-90d". */
export const isDayText = (text: string) => /^(\d{4}-\d\d-\d\d|[+-]\d{1,4}d)$/.test(text);

function asFilter(value: Json): GridFilter | undefined {
  if (!Array.isArray(value)) return asText(value);
  const mode = gridFilterModes.find((known) => known === value[0]);
  if (!mode) return undefined;
  const texts = value.slice(1, 3).map((part) => asText(part) ?? '');
  return [
    mode,
    ...texts.map((text) => (mode !== 'betweenInclusive' || isDayText(text) ? text : '')),
  ];
}

function asWidth(value: Json): number | undefined {
  const width = Math.round(Number(value));
  return width >= 40 && width <= 2_000 ? width : undefined;
}

/** Parses a search parameter that has more than a text. Returns undefined if it is malformed. */
function parsedJson(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function entries<V>(
  value: Json,
  parse: (value: Json) => V | undefined,
): Record<string, V> | undefined {
  const record = typeof value === 'string' ? parsedJson(value) : value;
  if (!isRecord(record)) return undefined;
  const parsed = Object.entries(record).flatMap(([key, entry]) => {
    const result = parse(entry);
    return result === undefined ? [] : [[key, result] as const];
  });
  return parsed.length > 0 ? Object.fromEntries(parsed) : undefined;
}

/**
 * Reads a grid's state from any value, for `validateSearch` of routes. Ignores malformed values and
 * never throws. Returns every key, so that it removes malformed and default values of an address.
 */
export function completeGridSearch(value: unknown): GridSearch {
  const given = isRecord(value) ? value : {};
  const { density } = given;
  return {
    q: asText(given.q),
    sort: keysOf(given.sort),
    filter: entries(given.filter, asFilter),
    hide: keysOf(given.hide),
    show: keysOf(given.show),
    order: keysOf(given.order),
    density: densities.find((known) => known === density),
    width: entries(given.width, asWidth),
  };
}

/** Reads a grid's state without its default values. */
export function parseGridSearch(value: unknown): GridSearch {
  const search = completeGridSearch(value);
  for (const key of Object.keys(search) as (keyof GridSearch)[]) {
    if (search[key] === undefined) delete search[key];
  }
  return search;
}

/** Parses "name,-email" to a list. */
export function parseSort(sort: string | undefined): { id: string; desc: boolean }[] {
  return splitKeys(sort).map((part) =>
    part.startsWith('-') ? { id: part.slice(1), desc: true } : { id: part, desc: false },
  );
}

/** Formats a list as "name,-email"; undefined when it is empty. */
export function formatSort(sort: readonly { id: string; desc: boolean }[]): string | undefined {
  return sort.map(({ id, desc }) => (desc ? `-${id}` : id)).join(',') || undefined;
}

/** Whether a grid filters or sorts by a column. */
export const usesColumn = ({ filter, sort }: GridSearch, key: string): boolean =>
  filter?.[key] !== undefined || parseSort(sort).some(({ id }) => id === key);

/** Splits "a,b" into a list without empty entries. */
export function splitKeys(keys: string | undefined): string[] {
  return (keys ?? '').split(',').filter(Boolean);
}
