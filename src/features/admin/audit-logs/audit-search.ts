import type { Json } from '~/domain/known-value';
import { isOfKnownYear } from '~/domain/month';
import { asText, type SearchParameters } from '~/domain/search-values';

/** The search parameters of the audit log. Defaults are omitted. */
export interface AuditSearch {
  /** Numbers of the types: "100,401", or the number itself for a single type. */
  types?: string | number;
  user?: string;
  organisation?: string;
  message?: string;
  /** Moments in UTC, both inclusive: "2026-11-20T18:21:00.000Z". */
  from?: string;
  to?: string;
  /** At least 2: the first page is the default. */
  page?: number;
}

export type AuditFilters = Omit<AuditSearch, 'page'>;

// The limit of the service.
const lastPage = 1_000_001;

function asMoment(value: Json): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  // A text with a time and no zone is in UTC for everybody, as one with a day alone.
  const isZoned = !text.includes(':') || /(?:z|utc|gmt|[+-]\d\d:?\d\d)$/i.test(text);
  const time = Date.parse(isZoned ? text : `${text}Z`);
  const moment = Number.isNaN(time) ? '' : new Date(time).toISOString();
  return isOfKnownYear(moment) ? moment : undefined;
}

// The conversion of an object to text may throw.
const isPlain = (value: Json) => typeof value === 'string' || typeof value === 'number';

function asPage(value: Json): number | undefined {
  const page = isPlain(value) ? Math.floor(Number(value)) : 1;
  return page > 1 ? Math.min(page, lastPage) : undefined;
}

/** Whether a range does not end before it begins. Both ends are optional. */
export const isRange = ({ from, to }: AuditFilters) => !from || !to || from <= to;

/** Returns the numbers of types as a search parameter, or undefined for none. */
export function formatTypes(types: readonly number[]): string | number | undefined {
  const [first] = types;
  return types.length > 1 ? types.join(',') : first;
}

/** Returns the type numbers of a search parameter, sorted and without duplicates. */
export function parseTypes(types: Json): number[] {
  const parts: readonly Json[] = typeof types === 'string' ? types.split(',') : [types].flat();
  const numbers = parts
    .filter((part) => isPlain(part) && String(part).trim() !== '')
    .map(Number)
    .filter(Number.isSafeInteger);
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/**
 * Parses any search parameters into filters and the page, for `validateSearch`. It never throws.
 * Ignores malformed values, and a range that ends before it begins. Returns every key, so that the
 * router removes default and malformed search parameters.
 */
export function parseAuditSearch(given: SearchParameters): AuditSearch {
  const from = asMoment(given.from);
  const to = asMoment(given.to);
  const range = isRange({ from, to }) ? { from, to } : { from: undefined, to: undefined };
  return {
    types: formatTypes(parseTypes(given.types)),
    user: asText(given.user),
    organisation: asText(given.organisation),
    message: asText(given.message),
    ...range,
    page: asPage(given.page),
  };
}
