/** The state of the page that a link keeps. */
export interface AuthorisationsSearch {
  /** Id of the selected application. */
  app?: string | undefined;
  /** The selected entry below it: the id of a package, or `none` for Unauthorised. */
  version?: string | undefined;
  /** Id of the organisation to update; undefined for all listed ones. */
  organisation?: string | undefined;
  /** The version to authorise: the id of a package, or `none`. */
  to?: string | undefined;
  /** Part of the name or code of the listed organisations. */
  filter?: string | undefined;
}

/** Changes parts of the state. Adds a history entry, or replaces the current one on `replace`. */
export type ChangeSearch = (
  change: Partial<AuthorisationsSearch>,
  options?: { replace: boolean },
) => void;

export const noSelection: AuthorisationsSearch = {
  app: undefined,
  version: undefined,
  organisation: undefined,
  to: undefined,
  filter: undefined,
};

/** Characters. No name with its code is longer. */
export const longestFilter = 256;

const asId = (value: unknown) =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : undefined;

/** The router parses `?filter=12` as a number, but the filter is text. */
function asFilter(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value.trim().slice(0, longestFilter).trim() : '';
  return text === '' ? undefined : text;
}

/** Parses the state from any search parameters. Drops everything if there is no application. */
export function parseAuthorisationsSearch(value: Record<string, unknown>): AuthorisationsSearch {
  const app = asId(value.app);
  if (app === undefined) return noSelection;
  return {
    app,
    version: asId(value.version),
    organisation: asId(value.organisation),
    to: asId(value.to),
    filter: asFilter(value.filter),
  };
}
