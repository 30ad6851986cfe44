import type { AuditLogQuery } from '~/api/audit-logs';
import { exactly } from '~/domain/contract/exact';

/** What of the audit log is worth a link to a colleague. Everything at its default is left out. */
export interface AuditSearch {
  /** Numbers of the wanted types: "100,401", or the number itself when it is one. */
  types?: string | number;
  user?: string;
  organisation?: string;
  message?: string;
  /** Moments in UTC, both included: "2026-11-20T18:21:00.000Z". */
  from?: string;
  to?: string;
  /** From 2 on. */
  page?: number;
}

export type AuditFilters = Omit<AuditSearch, 'page'>;

// What the service takes.
const longestText = 1_000;
const lastPage = 1_000_001;

/** The router reads ?user=12 as a number; a person meant the text. */
function asText(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value.trim().slice(0, longestText) : '';
  return text === '' ? undefined : text;
}

function asMoment(value: unknown): string | undefined {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

// An object in the address may not even be made into a text.
const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number';

function asPage(value: unknown): number | undefined {
  const page = isPlain(value) ? Math.floor(Number(value)) : 1;
  return page > 1 ? Math.min(page, lastPage) : undefined;
}

/** Numbers of types as the address has them; undefined for none. */
export function formatTypes(types: readonly number[]): string | number | undefined {
  const [first] = types;
  return types.length > 1 ? types.join(',') : first;
}

/** The numbers of types that the address names, in order. */
export function parseTypes(types: unknown): number[] {
  const parts: unknown[] = typeof types === 'string' ? types.split(',') : [types].flat();
  const numbers = parts
    .filter((part) => isPlain(part) && String(part).trim() !== '')
    .map(Number)
    .filter(Number.isSafeInteger);
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/**
 * Reads the filters and the page from whatever the address holds; for `validateSearch`. What is not
 * understood counts as not given, and so does a range that ends before it begins. Nothing is thrown.
 * Every key is there, so that the router takes away what is at its default or odd.
 */
export function parseAuditSearch(given: Partial<Record<keyof AuditSearch, unknown>>): AuditSearch {
  const from = asMoment(given.from);
  const to = asMoment(given.to);
  const isRange = !from || !to || from <= to;
  return {
    types: formatTypes(parseTypes(given.types)),
    user: asText(given.user),
    organisation: asText(given.organisation),
    message: asText(given.message),
    from: isRange ? from : undefined,
    to: isRange ? to : undefined,
    page: asPage(given.page),
  };
}

export function isFiltered({ page: _, ...filters }: AuditSearch): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}

/** The filters as the call takes them; those that let everything pass are left out. */
export function queryFilters(
  filters: AuditFilters,
): Omit<AuditLogQuery, 'pageSize' | 'pageNumber'> {
  const types = parseTypes(filters.types);
  return exactly<Omit<AuditLogQuery, 'pageSize' | 'pageNumber'>>()({
    ...(types.length > 0 && { types }),
    ...(filters.user && { user: filters.user }),
    ...(filters.organisation && { organisation: filters.organisation }),
    ...(filters.message && { message: filters.message }),
    ...(filters.from && { dateTimeCreatedFrom: filters.from }),
    ...(filters.to && { dateTimeCreatedTo: filters.to }),
  });
}

/** The call for the page that the address names. */
export function auditQuery(search: AuditSearch, pageSize: number): AuditLogQuery {
  const pageNumber = (search.page ?? 1) - 1;
  return exactly<AuditLogQuery>()({ ...queryFilters(search), pageSize, pageNumber });
}
