import { asId, type SearchParameters } from '~/domain/search-values';

/** The state of Install Versions that a link keeps: the path to the selected node. */
export interface AcceptancesSearch {
  /** Id of an application. */
  app?: string | undefined;
  /** Id of a package of the application; `old` for the node of its old versions. */
  version?: string | undefined;
  /** Id of an acceptance of that package. */
  acceptance?: string | undefined;
}

/** Takes the place of a package id and means the node of the old versions. */
export const oldVersions = 'old';

/** Drops a version without its application, and an acceptance without its version. */
export function parseAcceptancesSearch(value: SearchParameters): AcceptancesSearch {
  const app = asId(value.app);
  const version = app && asId(value.version);
  const isVersion = version !== undefined && version !== oldVersions;
  return { app, version, acceptance: isVersion ? asId(value.acceptance) : undefined };
}

export const noSelection = parseAcceptancesSearch({});

/** The id of the selected node (docs/product/versions-and-health.md#tree-entry-prefixes). */
export function selectedIdOf({ app, version, acceptance }: AcceptancesSearch): string | undefined {
  if (acceptance !== undefined) return `accept:${acceptance}`;
  if (version === oldVersions) return `old:${app}`;
  if (version !== undefined) return `version:${version}`;
  return app === undefined ? undefined : `app:${app}`;
}
