import { asId, asText, type SearchParameters } from '~/domain/search-values';

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

/** Parses the state from any search parameters. Drops everything if there is no application. */
export function parseAuthorisationsSearch(value: SearchParameters): AuthorisationsSearch {
  const app = asId(value.app);
  const own: typeof value = app === undefined ? {} : value;
  return {
    app,
    version: asId(own.version),
    organisation: asId(own.organisation),
    to: asId(own.to),
    filter: asText(own.filter),
  };
}

export const noSelection = parseAuthorisationsSearch({});
