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
}

/** Nothing is selected. */
export const noSelection: AuthorisationsSearch = {
  app: undefined,
  version: undefined,
  organisation: undefined,
  to: undefined,
};

const asId = (value: unknown) =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : undefined;

/** Reads the page's state from whatever the address holds; what belongs to no application is dropped. */
export function parseAuthorisationsSearch(value: Record<string, unknown>): AuthorisationsSearch {
  const app = asId(value.app);
  if (app === undefined) return noSelection;
  return {
    app,
    version: asId(value.version),
    organisation: asId(value.organisation),
    to: asId(value.to),
  };
}
