/** What of the page is worth a link to a colleague. */
export interface AuthorisationsSearch {
  /** Id of the selected application. */
  app?: string | undefined;
  /** The selected entry below it: the id of a package, or `none` for Unauthorised. */
  version?: string | undefined;
  /** Id of the organisation that is to be updated; all of the listed ones without it. */
  organisation?: string | undefined;
  /** The version to be authorised: the id of a package, or `none`. */
  to?: string | undefined;
  /** Part of the name or code of the listed organisations. */
  filter?: string | undefined;
}

/** Changes some of it, in a new entry of the history unless the present one is replaced. */
export type ChangeSearch = (
  change: Partial<AuthorisationsSearch>,
  options?: { replace: boolean },
) => void;

/** Nothing is selected. */
export const noSelection: AuthorisationsSearch = {
  app: undefined,
  version: undefined,
  organisation: undefined,
  to: undefined,
  filter: undefined,
};

/** Longer than any name with its code. */
export const longestFilter = 256;

const asId = (value: unknown) =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : undefined;

/** The router reads ?filter=12 as a number; a person meant the text. */
function asFilter(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value.trim().slice(0, longestFilter).trim() : '';
  return text === '' ? undefined : text;
}

/** Reads the page's state from whatever the address holds; what belongs to no application is dropped. */
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
