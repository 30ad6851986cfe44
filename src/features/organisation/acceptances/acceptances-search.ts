/** What of Install Versions is worth a link to a colleague: the way to what is selected. */
export interface AcceptancesSearch {
  /** Id of an application. */
  app?: string | undefined;
  /** Id of one of its packages; `old` for the node that holds the older ones. */
  version?: string | undefined;
  /** Id of an acceptance of that package. */
  acceptance?: string | undefined;
}

/** In the place of a version: the older ones. */
export const oldVersions = 'old';

/** Nothing is selected. */
export const noSelection: AcceptancesSearch = {
  app: undefined,
  version: undefined,
  acceptance: undefined,
};

const asId = (value: unknown) =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : undefined;

/**
 * Reads the page's state from whatever the address holds; for `validateSearch`. What belongs to
 * nothing is dropped: a version without its application, an acceptance without its version.
 */
export function parseAcceptancesSearch(value: Record<string, unknown>): AcceptancesSearch {
  const app = asId(value.app);
  const version = app && asId(value.version);
  const isVersion = version !== undefined && version !== oldVersions;
  return { app, version, acceptance: isVersion ? asId(value.acceptance) : undefined };
}

/**
 * The id of the selected node in the tree
 * (docs/product/versions-and-health.md#tree-entry-prefixes); undefined while nothing is selected.
 */
export function selectedIdOf({ app, version, acceptance }: AcceptancesSearch): string | undefined {
  if (acceptance !== undefined) return `accept:${acceptance}`;
  if (version === oldVersions) return `old:${app}`;
  if (version !== undefined) return `version:${version}`;
  return app === undefined ? undefined : `app:${app}`;
}
