import { type AcceptancesSearch, oldVersions, parseAcceptancesSearch } from './acceptances-search';

export const noSelection = parseAcceptancesSearch({});

/** The id of the selected node (docs/product/versions-and-health.md#tree-entry-prefixes). */
export function selectedIdOf({ app, version, acceptance }: AcceptancesSearch): string | undefined {
  if (acceptance !== undefined) return `accept:${acceptance}`;
  if (version === oldVersions) return `old:${app}`;
  if (version !== undefined) return `version:${version}`;
  return app === undefined ? undefined : `app:${app}`;
}
